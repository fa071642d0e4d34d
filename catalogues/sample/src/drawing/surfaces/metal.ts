import { darker } from '../colour/darker.ts';
import { lighter } from '../colour/lighter.ts';
import { lightness } from '../colour/lightness.ts';
import { rect } from '../svg/rect.ts';
import { svg } from '../svg/svg.ts';
import type { Surface } from './surface.ts';

/** Satin metal: broad reflections across, fine brushing along. */
export const metal: Surface = (pen, area, hexColor) => {
  const glow = 0.2 + 0.35 * lightness(hexColor);
  const satin = pen.linear('diagonal', [
    [0, lighter(hexColor, glow)],
    [0.22, hexColor],
    [0.4, darker(hexColor, 0.1)],
    [0.58, lighter(hexColor, glow * 0.75)],
    [0.78, hexColor],
    [1, darker(hexColor, 0.2)],
  ]);
  const brush = pen.pattern(97, 2.9, brushing);
  return rect(area, satin) + rect(area, brush);
};

/** Scratches of the brushing: height, colour, opacity, and where they break off. */
const scratches: readonly (readonly [y: number, colour: string, opacity: number, dashes: string])[] = [
  [0.2, '#fff', 0.24, '60 9 28'],
  [0.55, '#000', 0.1, '31 5 61'],
  [0.95, '#fff', 0.16, '18 7 72'],
  [1.25, '#000', 0.13, '80 17'],
  [1.7, '#fff', 0.2, '44 11 42'],
  [2.1, '#000', 0.09, '25 3 69'],
  [2.6, '#000', 0.12, '66 8 23'],
];

const brushing = scratches
  .map(
    ([y, colour, opacity, dashes]) =>
      svg`<path d="M0 ${y}h97" stroke="${colour}" stroke-opacity="${opacity}" stroke-width=".17" stroke-dasharray="${dashes}"/>`,
  )
  .join('');
