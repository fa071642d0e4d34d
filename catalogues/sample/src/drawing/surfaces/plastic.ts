import { tonesOf } from '../colour/tones.ts';
import type { Surface } from './surface.ts';
import { rect } from '../svg/rect.ts';

/** Moulded plastic: even, a little brighter where the light comes from. */
export const plastic: Surface = (pen, area, hexColor) => {
  const { light, body, shade } = tonesOf(hexColor);
  return rect(area, pen.linear('diagonal', [`0 ${light}`, `0.45 ${body}`, `1 ${shade}`]));
};
