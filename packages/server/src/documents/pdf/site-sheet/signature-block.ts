import type { Block } from '../page/block.ts';
import { ink } from '../page/ink.ts';
import { MILLIMETRE, sheet } from '../page/sheet.ts';
import type { Typesetter } from '../page/typesetter.ts';
import { lineHeight, style } from '../text/text-style.ts';

/** Lines to write on at the end of a site sheet: notes, who did it, when. */
export const signatureBlock = ({ words }: Typesetter): Block => ({
  height: 3 * LINE + lineHeight(style.label),
  gap: 10 * MILLIMETRE,
  draw: (pen, top) => {
    pen.text(words.notes, sheet.left, top, style.label);
    pen.rule(sheet.left, top + LINE, sheet.right, top + LINE, ink.lineStrong);
    pen.rule(sheet.left, top + 2 * LINE, sheet.right, top + 2 * LINE, ink.lineStrong);
    const bottom = top + 3 * LINE;
    const middle = (sheet.left + sheet.right) / 2;
    pen.rule(sheet.left, bottom, middle - GAP, bottom, ink.lineStrong);
    pen.rule(middle + GAP, bottom, sheet.right, bottom, ink.lineStrong);
    pen.text(words.installer, sheet.left, bottom + 2, style.label);
    pen.text(words.signature, middle + GAP, bottom + 2, style.label);
  },
});

const LINE = 10 * MILLIMETRE;
const GAP = 4 * MILLIMETRE;
