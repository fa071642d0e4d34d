import { svg } from '../svg/svg.ts';
import { createRandom } from './create-random.ts';

/** A tile of hairlines as a steel brush leaves them, in millimetres; no line crosses its left or right border. */
export const brushing: { readonly width: number; readonly height: number; readonly body: string } = (() => {
  const random = createRandom(5);
  const width = 113;
  const height = 13;
  const hairline = (): string => {
    const length = 25 + Math.round(random() * 60);
    const x = Math.round(random() * (width - length));
    return svg`M${x} ${Math.round(random() * height * 10) / 10}h${length}`;
  };
  const hairlines = (count: number, colour: string, opacity: number): string =>
    svg`<path d="${Array.from({ length: count }, hairline)}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width=".14"/>`;
  return { width, height, body: hairlines(26, '#fff', 0.2) + hairlines(16, '#000', 0.1) + hairlines(9, '#000', 0.17) };
})();
