import { type Tones, tonesOf } from '../colour/tones.ts';
import { rod } from '../solids/rod.ts';
import type { Area } from '../svg/area.ts';
import { centred } from '../svg/centred.ts';
import { disc } from '../svg/disc.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';
import { svg } from '../svg/svg.ts';
import type { FaceOrder } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';

/** The lid of a splash-proof socket: a plate w × (w − 6) that hangs from a bar; clear lids let the socket show. */
export const hingedLid = (
  pen: Pen,
  { window, hexColor, tones }: FaceOrder,
  lid: 'coloured' | 'transparent',
): string => {
  const area: Area = { ...centred(window, window - 6, partRadius(window)), y: 6 - window / 2 };
  return (
    hingeBar(pen, window, hexColor) + (lid === 'coloured' ? colouredPlate(pen, area, tones) : clearPlate(pen, area))
  );
};

const hingeBar = (pen: Pen, window: number, hexColor: string): string => {
  const tones = tonesOf(hexColor);
  const bar: Area = { ...centred(window, 6, partRadius(window)), y: -window / 2 };
  const barrel = centred(window - 16, 3, 1.2, 0, 4 - window / 2);
  return (
    plate(pen, bar, tones) +
    rod(pen, barrel, hexColor) +
    rect(barrel, 'none', `stroke="${tones.edge}" stroke-opacity=".45" stroke-width=".2"`)
  );
};

/** An opaque lid: a shallow field, and pressed into it the circle of the socket that it covers. */
const colouredPlate = (pen: Pen, area: Area, tones: Tones): string => {
  const field = { ...inset(area, 4), height: area.height - 10 };
  const pressed = pen.linear('diagonal', [`0.1 ${tones.deep}`, `0.5 ${tones.shade}`, `0.9 ${tones.highlight}`]);
  return (
    plate(pen, area, tones, 1) +
    rect(field, pressed) +
    rect(inset(field, 0.45), pen.linear('diagonal', [`0 ${tones.light}`, `0.6 ${tones.body}`, `1 ${tones.shade}`])) +
    disc(0, 2, 15.5, 'none', `stroke="${pressed}" stroke-width=".5"`) +
    grip(area, tones.deep, tones.highlight)
  );
};

const clearPlate = (pen: Pen, area: Area): string => {
  const pane = pen.linear('diagonal', ['0 #e9f2f5 0.42', '0.5 #a9b7bd 0.3', '1 #7c8a91 0.42']);
  const { x, y, width, height } = area;
  return (
    rect(inset(area, 0.3), pane) +
    svg`<path d="M${x + 7} ${y + 1.2}h${width * 0.34}L${x + 1.2} ${y + height * 0.62}V${y + height * 0.22}z" fill="#fff" fill-opacity=".22"/>` +
    rect(inset(area, 1), 'none', 'stroke="#fff" stroke-opacity=".55" stroke-width=".35"') +
    rect(inset(area, 0.45), 'none', 'stroke="#3c474c" stroke-opacity=".55" stroke-width=".3"') +
    grip(area, '#56636a', '#ffffff')
  );
};

/** Where a finger lifts the lid: a ribbed lip in the middle of the lower edge. */
const grip = ({ y, height }: Area, shade: string, light: string): string => {
  const ribs = [0, 1, 2].map((rib) => {
    const top = y + height - 3.4 + rib;
    return svg`<path d="M-6 ${top}h12" stroke="${shade}" stroke-opacity=".7" stroke-width=".35"/><path d="M-6 ${top + 0.35}h12" stroke="${light}" stroke-opacity=".8" stroke-width=".3"/>`;
  });
  return ribs.join('');
};
