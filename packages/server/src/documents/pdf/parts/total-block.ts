import type { Block } from '../page/block.ts';
import { ink } from '../page/ink.ts';
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

/** The sum of a whole document, between two rules. */
export const grandTotalBlock = (label: string, amount: string): Block => {
  const height = lineHeight(style.figure) + 16;
  return {
    height,
    gap: 10 * MILLIMETRE,
    draw: (pen, top) => {
      pen.rule(sheet.left, top, sheet.right, top, ink.strong, 1);
      pen.text(label, sheet.left, top + 8 + (style.figure.size - style.heading.size), style.heading);
      pen.textBefore(amount, sheet.right, top + 8, style.figure);
      pen.rule(sheet.left, top + height, sheet.right, top + height, ink.strong, 1);
    },
  };
};
