import { svg } from '../svg/svg.ts';
import { createRandom } from './create-random.ts';

/** A tile of hairlines as a steel brush leaves them, in millimetres; no line crosses its left or right border. */
export const brushing: { readonly width: number; readonly height: number; readonly body: string } = (() => {
  const random = createRandom(5);
  const width = 230;
  const height = 17;
  const hairline = (): string => {
    const length = 60 + Math.round(random() * 110);
    const x = Math.round(random() * (width - length));
    return svg`M${x} ${Math.round(random() * height * 10) / 10}h${length}`;
  };
  const hairlines = (count: number, colour: string, opacity: number): string =>
    svg`<path d="${Array.from({ length: count }, hairline)}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width=".14"/>`;
  return {
    width,
    height,
    body: hairlines(44, '#fff', 0.16) + hairlines(30, '#000', 0.07) + hairlines(10, '#000', 0.12),
  };
})();
