import type { Block } from '../page/block.ts';
import { ink } from '../page/ink.ts';
import { MILLIMETRE, sheet } from '../page/sheet.ts';
import { lineHeight, style } from '../text/text-style.ts';

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
