import type { Block } from './blocks.ts';
import { COLUMN, ink, lineHeight, MILLIMETRE, sheet, style, type TextStyle } from './sheet.ts';
import type { Typesetter } from './typesetter.ts';

/** A heading with an optional short summary of its section. */
export type Heading = {
  readonly title: string;
  readonly note?: string;
  /** Printed at the right edge, such as a total. */
  readonly aside?: string;
  readonly startsPage?: boolean;
  /** Level in the outline; defaults to 1. */
  readonly level?: 1 | 2;
};

/** A section heading below a strong rule, with an entry in the outline. */
export const headingBlock = ({ lines, heightOf }: Typesetter, heading: Heading): Block => {
  const { title, note = '', aside = '', startsPage = false, level = 1 } = heading;
  const titleLines = lines(title, COLUMN - (aside === '' ? 0 : 48 * MILLIMETRE), style.title);
  const noteLines = note === '' ? [] : lines(note, COLUMN, style.soft);
  const titleHeight = heightOf(titleLines, style.title);
  return {
    height: RULE + titleHeight + heightOf(noteLines, style.soft) + BELOW,
    gap: 12 * MILLIMETRE,
    keepsNext: true,
    startsPage,
    bookmark: { title, level },
    draw: (pen, top) => {
      pen.rule(sheet.left, top, sheet.right, top, ink.strong, 1);
      pen.structElement(level === 1 ? 'H2' : 'H3', () => pen.lines(titleLines, sheet.left, top + RULE, style.title));
      if (aside !== '') pen.structElement('P', () => pen.textBefore(aside, sheet.right, top + RULE, style.title));
      pen.lines(noteLines, sheet.left, top + RULE + titleHeight, style.soft);
    },
  };
};

/** In points: between the rule and the title, and below the heading. */
const RULE = 7;
const BELOW = 8;

/** A heading within a section, or before the first section. */
export const subheadingBlock = ({ lines, heightOf }: Typesetter, title: string, level: 'H2' | 'H3' = 'H3'): Block => {
  const set = lines(title, COLUMN, style.heading);
  return {
    height: heightOf(set, style.heading) + 4,
    gap: 7 * MILLIMETRE,
    keepsNext: true,
    draw: (pen, top) => pen.structElement(level, () => pen.lines(set, sheet.left, top, style.heading)),
  };
};

/** A sentence across the column's width. */
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

/** A total below a table: its label, and the amount at the right edge. */
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

/** Width of an amount and the space before it, in points. */
const AMOUNT = 28 * MILLIMETRE;

/** The grand total of a document, between two rules. */
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
