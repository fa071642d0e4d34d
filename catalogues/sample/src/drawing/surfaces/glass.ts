import { darker } from '../colour/darker.ts';
import { lighter } from '../colour/lighter.ts';
import { lightness } from '../colour/lightness.ts';
import { mix } from '../colour/mix.ts';
import type { Area } from '../svg/area.ts';
import { inset } from '../svg/inset.ts';
import { outline } from '../svg/outline.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';
import { svg } from '../svg/svg.ts';
import type { Surface } from './surface.ts';

/** Lacquered glass: a polished edge of 1.5 mm that catches the light, and a window's reflection across the face. */
export const glass: Surface = (pen, area, hexColor) => {
  const light = lightness(hexColor);
  const face = inset(area, polishedEdge);
  const inside = pen.clip(`<path d="${outline(face)}"/>`);
  const shine = pen.linear('down', [`0 #fff ${0.2 + 0.6 * light ** 2}`, `1 #fff ${0.03 + 0.2 * light ** 2}`]);
  return (
    polishedRim(pen, area, hexColor) +
    rect(
      face,
      pen.linear('diagonal', [
        `0 ${lighter(hexColor, 0.1 * (1 - light))}`,
        `0.5 ${darker(hexColor, 0.025 * light)}`,
        `1 ${darker(hexColor, 0.2 - 0.11 * light)}`,
      ]),
    ) +
    svg`<path d="${reflection(face)}" fill="${shine}" clip-path="${inside}"/>` +
    rect(inset(face, 0.05), 'none', `stroke="#fff" stroke-opacity="${light > 0.5 ? 0.95 : 0.3}" stroke-width=".18"`)
  );
};

/** The edge of the sheet, greenish where the glass is light. */
const polishedRim = (pen: Pen, area: Area, hexColor: string): string => {
  const light = lightness(hexColor);
  const body = mix(hexColor, '#8fb5aa', 0.42 * light ** 2);
  const rim = pen.linear('diagonal', [
    `0 ${lighter(body, 0.5 + 0.2 * light)}`,
    `0.5 ${lighter(body, 0.3 - 0.1 * light)}`,
    `1 ${darker(body, 0.3 - 0.14 * light)}`,
  ]);
  return rect(area, rim);
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
