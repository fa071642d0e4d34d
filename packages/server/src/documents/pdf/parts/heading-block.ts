import type { Block } from '../page/block.ts';
import { ink } from '../page/ink.ts';
import { COLUMN, MILLIMETRE, sheet } from '../page/sheet.ts';
import type { Typesetter } from '../page/typesetter.ts';
import { style } from '../text/text-style.ts';

/** What a part of a document is called, and in a few words what is in it. */
export type Heading = {
  readonly title: string;
  readonly note?: string;
  /** At the right edge, such as a sum. */
  readonly aside?: string;
  readonly startsPage?: boolean;
};

/** The heading of a part of a document, below a strong rule; the outline leads to it. */
export const headingBlock = ({ lines, heightOf }: Typesetter, heading: Heading): Block => {
  const { title, note = '', aside = '', startsPage = false } = heading;
  const titleLines = lines(title, COLUMN - (aside === '' ? 0 : 48 * MILLIMETRE), style.title);
  const noteLines = note === '' ? [] : lines(note, COLUMN, style.soft);
  const titleHeight = heightOf(titleLines, style.title);
  return {
    height: RULE + titleHeight + heightOf(noteLines, style.soft) + BELOW,
    gap: 12 * MILLIMETRE,
    keepsNext: true,
    startsPage,
    bookmark: { title, level: 1 },
    draw: (pen, top) => {
      pen.rule(sheet.left, top, sheet.right, top, ink.strong, 1);
      pen.lines(titleLines, sheet.left, top + RULE, style.title);
      if (aside !== '') pen.textBefore(aside, sheet.right, top + RULE, style.title);
      pen.lines(noteLines, sheet.left, top + RULE + titleHeight, style.soft);
    },
  };
};

/** Between the rule and the title, and below the heading, in points. */
const RULE = 7;
const BELOW = 8;
