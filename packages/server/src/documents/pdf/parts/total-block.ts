import type { Block } from '../page/block.ts';
import { COLUMN, MILLIMETRE, sheet } from '../page/sheet.ts';
import type { Typesetter } from '../page/typesetter.ts';
import { lineHeight, style } from '../text/text-style.ts';

/** A sum below a table: what it is the sum of, and the amount at the right edge. */
export const totalBlock = ({ lines, heightOf }: Typesetter, label: string, amount: string): Block => {
  const text = lines(label, COLUMN - AMOUNT, style.strong);
  return {
    height: heightOf(text, style.strong) + 8,
    draw: (pen, top) => {
      text.forEach((line, index) => {
        pen.textBefore(line, sheet.right - AMOUNT, top + 4 + index * lineHeight(style.strong), style.strong);
      });
      pen.textBefore(amount, sheet.right, top + 4, style.strong);
    },
  };
};

/** Width that an amount and the space before it take, in points. */
const AMOUNT = 28 * MILLIMETRE;
