import type { Block } from '../page/block.ts';
import { COLUMN, MILLIMETRE, sheet } from '../page/sheet.ts';
import type { Typesetter } from '../page/typesetter.ts';
import { style } from '../text/text-style.ts';

/** The heading of something smaller within a part. */
export const subheadingBlock = ({ lines, heightOf }: Typesetter, title: string): Block => {
  const set = lines(title, COLUMN, style.heading);
  return {
    height: heightOf(set, style.heading) + 4,
    gap: 7 * MILLIMETRE,
    keepsNext: true,
    draw: (pen, top) => pen.lines(set, sheet.left, top, style.heading),
  };
};
