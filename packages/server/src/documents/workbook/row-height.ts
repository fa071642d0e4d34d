import type { Cell, Row } from './workbook-plan.ts';

/**
 * How high a row is, in pixels. Not every spreadsheet fits rows to wrapped texts when it opens a workbook, so the lines are
 * counted here, rather too many than too few.
 */
export const rowHeight = ({ cells, height = 0 }: Row, widths: readonly number[]): number =>
  Math.max(height, ...cells.map((cell, column) => (cell === null ? LINE : heightOf(cell, widths[column] ?? 0))));

/** Height of a line of text, and what stands free above and below, in pixels. */
const LINE = 20;

const heightOf = ({ style, ...cell }: Cell, width: number): number => {
  if (style === 'group') return GROUP;
  if (cell.kind !== 'text' || (style !== 'text' && style !== 'strong')) return LINE;
  return LINE * Math.max(1, Math.ceil(lengthOf(cell.text) / (width - INDENT)));
};

/** Height of the row of a room or a sum, in pixels. */
const GROUP = 28;

/** What an indented text lacks of its column's width, in characters. */
const INDENT = 2;

/** Roughly how many digits wide a text is; words that do not fit leave some of a line free. */
const lengthOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (wide.test(character) ? 1.8 : 1), 0);

const wide = /[\p{Lu}\p{Extended_Pictographic}]/u;
