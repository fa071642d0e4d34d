import type { Block } from '../page/block.ts';
import { ink } from '../page/ink.ts';
import { MILLIMETRE, sheet } from '../page/sheet.ts';
import { lineHeight, style, type TextStyle } from '../text/text-style.ts';

/** A sum below a table: what it is the sum of, and the amount at the right edge. */
export const totalBlock = (label: string, amount: string, textStyle: TextStyle = style.strong): Block => {
  const height = lineHeight(textStyle) + 8;
  return {
    height,
    draw: (pen, top) => {
      const amountWidth = pen.widthOf(amount, textStyle);
      pen.textBefore(amount, sheet.right, top + 4, textStyle);
      pen.textBefore(label, sheet.right - Math.max(amountWidth, 24 * MILLIMETRE) - 12, top + 4, textStyle);
    },
  };
};

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
