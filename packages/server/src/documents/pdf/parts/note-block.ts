import type { Block } from '../page/block.ts';
import { COLUMN, sheet } from '../page/sheet.ts';
import type { Typesetter } from '../page/typesetter.ts';
import { style, type TextStyle } from '../text/text-style.ts';

/** A sentence as wide as the column. */
export const noteBlock = (
  { lines, heightOf }: Typesetter,
  text: string,
  options: { readonly style?: TextStyle; readonly gap?: number; readonly keepsNext?: boolean } = {},
): Block => {
  const { style: textStyle = style.soft, gap = 6, keepsNext = false } = options;
  const set = lines(text, COLUMN, textStyle);
  return {
    height: heightOf(set, textStyle),
    gap,
    keepsNext,
    draw: (pen, top) => pen.lines(set, sheet.left, top, textStyle),
  };
};
