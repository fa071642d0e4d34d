import { tonesOf } from './colour.ts';
import type { DrawingSpec } from './drawing-spec.ts';
import { slotPitch } from './frame-design.ts';
import { frame } from './frame.ts';
import { lettering } from './marks.ts';
import { block, brass, screwHead, steel } from './solids.ts';
import type { Pen, Picture } from './svg/pen.ts';
import { at, centred, disc, rect } from './svg/shapes.ts';

/** A glass panel with printed touch points. Controller slots are closed, module slots open. */
export const touchPanel = (pen: Pen, spec: Extract<DrawingSpec, { kind: 'panel' }>): Picture => {
  const { geometry, finish, touchPoints } = spec;
  const panel = frame(pen, {
    kind: 'frame',
    lineTag: 'simon-54-touch',
    geometry,
    finish,
    slots: touchPoints.length,
    touchSlots: touchPoints.map((points) => points !== null),
  });
  const centre = geometry.height / 2;
  const rings = touchPoints.map((points, slot) => touchRings(points ?? 0, centre + slotPitch * slot, centre));
  return { ...panel, body: panel.body + rings.join('') };
};

/** The touch points of one slot on a transparent tile of 55 × 55 mm. */
export const touchTile = ({ touchPoints }: Extract<DrawingSpec, { kind: 'touch-points' }>): Picture => ({
  width: 55,
  height: 55,
  body: touchRings(touchPoints, 27.5, 27.5),
});

/** The printed touch points of a slot around its centre: rings of Ø 8, each with a lit LED of Ø 1.6. */
export const touchRings = (touchPoints: number, centreX: number, centreY: number): string =>
  touchOffsets(touchPoints)
    .map(
      ([x, y]) =>
        disc(centreX + x, centreY + y, 4, 'none', 'stroke="#fff" stroke-opacity=".3" stroke-width="1"') +
        disc(centreX + x, centreY + y, 4, 'none', 'stroke="#777f86" stroke-width=".5"') +
        disc(centreX + x, centreY + y, 1.9, '#58b7e8', 'fill-opacity=".22"') +
        disc(centreX + x, centreY + y, 0.8, '#4fb4ea') +
        disc(centreX + x - 0.15, centreY + y - 0.15, 0.35, '#e8f8ff'),
    )
    .join('');

/** A touch controller without its glass: board on the support ring, a sprung pad behind each touch point. */
export const touchController = (pen: Pen, spec: Extract<DrawingSpec, { kind: 'controller' }>): Picture => {
  const pads = touchOffsets(spec.touchPoints).map(
    ([x, y]) =>
      disc(x * 0.9, y * 0.9, 4.4, '#0b2a1e') +
      disc(x * 0.9, y * 0.9, 4, brass(pen)) +
      disc(x * 0.9, y * 0.9, 2.6, '#123a2a') +
      disc(x * 0.9, y * 0.9, 0.9, '#e6f7ff'),
  );
  const body =
    rect(centred(71, 71, 5), steel(pen)) +
    rect(centred(70.4, 70.4, 4.7), 'none', 'stroke="#5b6064" stroke-opacity=".5" stroke-width=".3"') +
    [-30, 30].map((x) => screwHead(pen, x, 0, 2.4)).join('') +
    block(pen, centred(50, 54, 2), tonesOf('#2a2d30')) +
    rect(centred(45, 46, 1, 0, -1.5), pen.linear('diagonal', { 0: '#2f7a57', 0.5: '#1d5a3e', 1: '#144630' })) +
    tracks +
    pads.join('') +
    rect(centred(30, 4, 0.4, 0, 24), '#e9ebec') +
    lettering(spec.symbol, 0, 24, '#202326', 0.8);
  return { width: 71, height: 71, body: at(35.5, 35.5, body) };
};

const tracks =
  '<path d="M-20-20V8l4 4v9M20-20V8l-4 4v9M-8 20V8l-6-6M8 20V8l6-6" fill="none" stroke="#58a884" stroke-opacity=".6" stroke-width=".5"/>';

/** An offset in millimetres from the centre of a slot. */
export type TouchOffset = readonly [x: number, y: number];

/** The positions of a slot's touch points (docs/catalogue-rules.md#c4). Other numbers of touch points do not exist. */
const touchOffsets = (touchPoints: number): readonly TouchOffset[] => offsets[touchPoints] ?? [];

const offsets: Readonly<Record<number, readonly TouchOffset[]>> = {
  1: [[0, 0]],
  2: [
    [0, -14],
    [0, 14],
  ],
  3: [
    [0, -17],
    [0, 0],
    [0, 17],
  ],
  4: [
    [-14, -14],
    [14, -14],
    [-14, 14],
    [14, 14],
  ],
};
