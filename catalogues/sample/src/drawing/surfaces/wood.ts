import { darker } from '../colour/darker.ts';
import { lighter } from '../colour/lighter.ts';
import { outline } from '../svg/outline.ts';
import { rect } from '../svg/rect.ts';
import { svg } from '../svg/svg.ts';
import type { Surface } from './surface.ts';
import { grain } from './grain.ts';
import { timberOf } from './timber.ts';

/** Oiled wood with the grain along the frame. */
export const wood: Surface = (pen, area, hexColor) => {
  const timber = timberOf(hexColor);
  const board = pen.linear('down', [
    [0, lighter(hexColor, 0.14)],
    [0.35, hexColor],
    [0.6, lighter(hexColor, 0.06)],
    [1, darker(hexColor, 0.14)],
  ]);
  const inside = pen.clip(`<path d="${outline(area)}"/>`);
  return (
    rect(area, board) +
    svg`<g clip-path="${inside}" fill="none">${grain(area, timber, hexColor)}</g>` +
    rect(
      area,
      pen.linear('diagonal', [
        [0, '#fff', 0.16],
        [0.5, '#fff', 0],
        [1, '#000', 0.12],
      ]),
    )
  );
};
