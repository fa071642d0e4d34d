import { tonesOf } from '../colour/tones.ts';
import type { Area } from '../svg/area.ts';
import { disc } from '../svg/disc.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';
import { svg } from '../svg/svg.ts';

/** The opening of a slot: the frame's inner edge, and behind it, in its shadow, the support ring over the box. */
export const opening = (pen: Pen, area: Area, step: number, hexColor: string): string =>
  innerEdge(pen, area, step, hexColor) + rect(area, '#1c1e21') + supportRing(pen, inset(area, 0.4)) + shadow(pen, area);

const innerEdge = (pen: Pen, area: Area, step: number, hexColor: string): string => {
  const { highlight, shade, deep } = tonesOf(hexColor);
  const lip = pen.linear('down', [`0 ${deep}`, `0.5 ${shade}`, `1 ${highlight}`]);
  const stepped = step > 0 ? rect(inset(area, -step - 0.2), lip) + rect(inset(area, -step), shade) : '';
  return stepped + rect(inset(area, -0.35), lip);
};

/** Zinc-plated steel with the round mouth of the box, slots for the device screws and the punched corners. */
const supportRing = (pen: Pen, area: Area): string => {
  const x = area.x + area.width / 2;
  const y = area.y + area.height / 2;
  const reach = area.width / 2;
  const steel = pen.linear('diagonal', ['0 #8f959a', '0.5 #757b80', '1 #8a9095']);
  const screw = (angle: number): string =>
    svg`<g transform="rotate(${angle} ${x} ${y})"><rect x="${x + reach - 5.6}" y="${y - 3.5}" width="3" height="7" rx="1.5" fill="#24272a"/></g>`;
  return (
    rect(area, steel) +
    rect(inset(area, 0.4), 'none', 'stroke="#b9bec2" stroke-opacity=".35" stroke-width=".3"') +
    disc(x, y, reach - 6.4, '#9da3a8') +
    disc(x, y, reach - 6.9, pen.radial(['0 #3a3e42', '0.75 #26292c', '1 #16181a'], 0.6, 0.62)) +
    [0, 90, 180, 270].map(screw).join('')
  );
};

/** The frame's thickness throws its shadow from the upper left. */
const shadow = (pen: Pen, area: Area): string =>
  rect(area, pen.linear('down', ['0 #000 0.6', '0.09 #000 0.16', '0.2 #000 0'])) +
  rect(area, pen.linear('right', ['0 #000 0.45', '0.07 #000 0.12', '0.16 #000 0']));
