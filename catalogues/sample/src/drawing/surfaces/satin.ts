import { darker } from '../colour/darker.ts';
import { lighter } from '../colour/lighter.ts';
import { lightness } from '../colour/lightness.ts';
import { rect } from '../svg/rect.ts';
import type { Surface } from './surface.ts';

/** Satin metal without visible brushing: a room's reflections lie across it. */
export const satin: Surface = (pen, area, hexColor) => {
  const glow = 0.16 + 0.36 * lightness(hexColor);
  return rect(
    area,
    pen.linear('diagonal', [
      `0 ${lighter(hexColor, glow)}`,
      `0.22 ${hexColor}`,
      `0.4 ${darker(hexColor, 0.1)}`,
      `0.57 ${lighter(hexColor, glow * 0.8)}`,
      `0.78 ${hexColor}`,
      `1 ${darker(hexColor, 0.2)}`,
    ]),
  );
};
