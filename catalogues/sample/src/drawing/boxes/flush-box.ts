import { tonesOf } from '../colour/tones.ts';
import { slotPitch } from '../frames/slot-pitch.ts';
import { screwHead } from '../solids/screw-head.ts';
import type { Pen } from '../svg/pen.ts';
import type { Picture } from '../svg/picture.ts';
import { svg } from '../svg/svg.ts';

/** Round installation boxes of Ø 60, joined at 71 mm, seen from above the wall. */
export const flushBox = (pen: Pen, slots: number, hexColor: string): Picture => {
  const cups = Array.from({ length: slots }, (_, slot) => cup(pen, 38 + slotPitch * slot, hexColor));
  const joints = Array.from({ length: slots - 1 }, (_, slot) => joint(38 + slotPitch * (slot + 0.5), hexColor));
  return { width: 76 + slotPitch * (slots - 1), height: 76, body: joints.join('') + cups.join('') };
};

const cup = (pen: Pen, x: number, hexColor: string): string => {
  const { light, body, shade, deep, highlight, edge } = tonesOf(hexColor);
  const wall = pen.linear('right', [`0 ${shade}`, `0.2 ${light}`, `0.5 ${body}`, `1 ${deep}`]);
  const inside = pen.linear('right', [`0 ${deep}`, `0.4 ${shade}`, `0.85 ${light}`, `1 ${body}`]);
  const ribs = [-24, -12, 0, 12, 24].map(
    (offset) =>
      svg`<path d="M${x + offset} ${26 + 0.01 * offset ** 2 * -1 + 14}V62" stroke="${edge}" stroke-opacity=".25" stroke-width=".6"/>`,
  );
  return (
    svg`<path d="M${x - 31} 22V56A31 16 0 0 0 ${x + 31} 56V22z" fill="${wall}"/>${ribs}` +
    svg`<ellipse cx="${x}" cy="22" rx="35" ry="19" fill="${pen.linear('diagonal', [`0 ${highlight}`, `0.5 ${body}`, `1 ${shade}`])}" stroke="${edge}" stroke-opacity=".4" stroke-width=".3"/>` +
    svg`<ellipse cx="${x}" cy="22.4" rx="30" ry="15.6" fill="${inside}"/>` +
    svg`<path d="M${x - 29.6} 25A30 15.6 0 0 1 ${x + 29.6} 25A30 13 0 0 0 ${x - 29.6} 25z" fill="${deep}" fill-opacity=".6"/>` +
    screwHead(pen, x - 30, 22, 2.2) +
    screwHead(pen, x + 30, 22, 2.2)
  );
};

const joint = (x: number, hexColor: string): string =>
  svg`<rect x="${x - 5}" y="18" width="10" height="22" rx="1" fill="${tonesOf(hexColor).deep}"/>`;
