import type { Block } from '../page/block.ts';
import { ink } from '../page/ink.ts';
import { COLUMN, MILLIMETRE, sheet } from '../page/sheet.ts';
import type { Typesetter } from '../page/typesetter.ts';
import { keepEnds } from '../parts/keep-ends.ts';
import { noteBlock } from '../parts/note-block.ts';
import { lineHeight, style } from '../text/text-style.ts';

/** What is ticked off together: its lines, the words of its boxes, and what it is called where it goes on over the page. */
type Ticks = { readonly lines: readonly string[]; readonly words: readonly string[]; readonly name: string };

/** Lines of a site sheet, each with boxes to tick at the right; no page begins or ends with only one of them. */
export const tickBlocks = (typesetter: Typesetter, { lines, words, name }: Ticks): readonly Block[] => {
  const head = noteBlock(typesetter, typesetter.words.continued(name), { style: style.strong });
  return keepEnds(lines.map((line) => ({ ...tickBlock(typesetter, line, words), head })));
};

/** One line: what it is about, and its boxes. */
const tickBlock = ({ lines, heightOf }: Typesetter, label: string, ticks: readonly string[]): Block => {
  const text = lines(label, COLUMN - ticks.length * TICK_WIDTH - 4 * MILLIMETRE, style.body);
  const height = Math.max(heightOf(text, style.body), BOX) + 8;
  return {
    height,
    draw: (pen, top) => {
      pen.lines(text, sheet.left, top + 4, style.body);
      ticks.forEach((tick, index) => {
        const x = sheet.right - (ticks.length - index) * TICK_WIDTH;
        pen.frame({ x, y: top + (height - BOX) / 2, width: BOX, height: BOX }, ink.strong, 0.8);
        pen.text(tick, x + BOX + 5, top + (height - lineHeight(style.body)) / 2, style.body);
      });
      pen.rule(sheet.left, top + height, sheet.right, top + height, ink.line);
    },
  };
};

/** Side of a box to tick, and what it takes with its word, in points. */
const BOX = 4 * MILLIMETRE;
const TICK_WIDTH = 30 * MILLIMETRE;
