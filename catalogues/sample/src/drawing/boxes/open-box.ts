import type { Tones } from '../colour/tones.ts';
import { slotPitch } from '../frames/slot-pitch.ts';
import { screwHead } from '../solids/screw-head.ts';
import { at } from '../svg/at.ts';
import { centred } from '../svg/centred.ts';
import { disc } from '../svg/disc.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import type { Picture } from '../svg/picture.ts';
import { rect } from '../svg/rect.ts';
import { svg } from '../svg/svg.ts';

/** How a surface box is built. `joint`: composed of elements that show their seams. */
export type OpenBoxOrder = {
  readonly slots: number;
  readonly tones: Tones;
  readonly depth: number;
  readonly joint: boolean;
};

/** A surface box seen from above right, open towards the frame. */
export const openBox = (pen: Pen, { slots, tones, depth, joint }: OpenBoxOrder): Picture => {
  const face = { x: 0, y: depth * 0.7, width: side + slotPitch * (slots - 1), height: side, radius: 3 };
  const inner = inset(face, 4);
  const places = Array.from({ length: slots }, (_, slot) => side / 2 + slotPitch * slot);
  const body =
    walls(face.width, depth, tones, pen) +
    rect(face, pen.linear('diagonal', [`0 ${tones.highlight}`, `0.5 ${tones.body}`, `1 ${tones.shade}`])) +
    rect(inset(face, 0.6), pen.linear('diagonal', [`0 ${tones.light}`, `1 ${tones.body}`])) +
    rect(inner, pen.linear('diagonal', [`0 ${tones.deep}`, `0.25 ${tones.shade}`, `1 ${tones.light}`])) +
    rect(
      { ...inset(inner, 1.6), x: inner.x + 2.2, y: inner.y + 2.4 },
      pen.linear('diagonal', [`0 ${tones.deep}`, `0.35 ${tones.shade}`, `1 ${tones.body}`]),
    ) +
    places.map((x) => at(x, face.y + side / 2, slotFittings(pen, tones))).join('') +
    (joint
      ? places
          .slice(1)
          .map((x) => seam(x - slotPitch / 2, face.y, tones))
          .join('')
      : '') +
    rect(inset(face, 0.1), 'none', `stroke="${tones.edge}" stroke-opacity=".5" stroke-width=".2"`);
  return { width: face.width + depth * 0.7, height: face.y + side, body };
};

const side = 82;

/** The upper wall in the light and the right wall in shade. */
const walls = (width: number, depth: number, tones: Tones, pen: Pen): string => {
  const run = depth * 0.7;
  return (
    svg`<path d="M1.5 ${run + 1.5}L${run + 1} 1Q${run + 1.6} 0 ${run + 3} 0H${width + run - 3}L${width} ${run + 1}z" fill="${pen.linear(
      'down',
      [`0 ${tones.light}`, `1 ${tones.highlight}`],
    )}"/>` +
    svg`<path d="M${width - 2} ${run + 0.5}L${width + run - 3} 0Q${width + run} 0 ${width + run} 3V${side - 3}Q${width + run} ${side - 1} ${width + run - 1} ${side}L${width - 1.5} ${side + run - 1}z" fill="${pen.linear(
      'right',
      [`0 ${tones.shade}`, `1 ${tones.deep}`],
    )}"/>`
  );
};

/** The screw posts of a slot and the round knock-out for the cable. */
const slotFittings = (pen: Pen, tones: Tones): string =>
  disc(0, 0, 11, 'none', `stroke="${tones.deep}" stroke-width=".6"`) +
  disc(0.3, 0.3, 11, 'none', `stroke="${tones.highlight}" stroke-opacity=".7" stroke-width=".4"`) +
  [-30, 30].map((x) => rect(centred(8, 8, 4, x, 0), tones.body) + screwHead(pen, x, 0, 2)).join('');

const seam = (x: number, y: number, tones: Tones): string =>
  svg`<path d="M${x} ${y}v4.5m0 ${side - 9}v4.5" stroke="${tones.edge}" stroke-width=".5"/><path d="M${x + 0.5} ${y}v4.5m0 ${side - 9}v4.5" stroke="${tones.highlight}" stroke-width=".4"/>`;
