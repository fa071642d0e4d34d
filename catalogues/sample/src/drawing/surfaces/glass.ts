import { darker } from '../colour/darker.ts';
import { lighter } from '../colour/lighter.ts';
import { lightness } from '../colour/lightness.ts';
import type { Area } from '../svg/area.ts';
import { inset } from '../svg/inset.ts';
import { outline } from '../svg/outline.ts';
import { rect } from '../svg/rect.ts';
import { svg } from '../svg/svg.ts';
import type { Surface } from './surface.ts';

/** Lacquered glass: a polished edge of 1.5 mm that catches the light, and a window's reflection across the face. */
export const glass: Surface = (pen, area, hexColor) => {
  const light = lightness(hexColor);
  const rim = pen.linear('diagonal', [
    [0, lighter(hexColor, 0.55 + 0.4 * light)],
    [0.5, lighter(hexColor, 0.25 + 0.2 * light)],
    [1, darker(hexColor, 0.3 - 0.12 * light)],
  ]);
  const face = inset(area, polishedEdge);
  const depth = pen.linear('diagonal', [
    [0, lighter(hexColor, 0.12 + 0.4 * light ** 3)],
    [0.55, hexColor],
    [1, darker(hexColor, 0.16 - 0.09 * light)],
  ]);
  const shine = pen.linear('down', [
    [0, '#fff', 0.16 + 0.5 * light ** 2],
    [1, '#fff', 0.02],
  ]);
  const inside = pen.clip(`<path d="${outline(face)}"/>`);
  return (
    rect(area, rim) +
    rect(face, depth) +
    svg`<path d="${reflection(face)}" fill="${shine}" clip-path="${inside}"/>` +
    rect(inset(face, 0.05), 'none', `stroke="#fff" stroke-opacity="${light > 0.5 ? 0.9 : 0.3}" stroke-width=".15"`)
  );
};

const polishedEdge = 1.5;

/** A wide and a narrow band of light that lean to the right. */
const reflection = ({ x, y, width, height }: Area): string => {
  const lean = height * 0.55;
  const band = (from: number, to: number): string =>
    svg`M${x + from + lean} ${y}H${x + to + lean}L${x + to} ${y + height}H${x + from}z`;
  const start = Math.min(width * 0.12, 30);
  return band(start - lean, start + height * 0.1) + band(start + height * 0.17, start + height * 0.22);
};
