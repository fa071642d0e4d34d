import { textWidth } from './text-width.ts';
import type { Cell, CellStyle, Row } from './workbook-plan.ts';

/**
 * How high a row is, in pixels. Not every spreadsheet fits rows to wrapped texts when it opens a workbook, so the lines are
 * counted here, rather too many than too few.
 */
export const rowHeight = ({ cells, height = 0, across = false }: Row, widths: readonly number[]): number => {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const heights = cells.map((cell, column) => {
    if (cell === null) return LINE;
    return heightOf(cell, across ? whole : (widths[column] ?? 0));
  });
  return Math.max(height, ...heights);
};

/** Height of a line of text, and what stands free above and below, in pixels. */
const LINE = 20;

const heightOf = ({ style, ...cell }: Cell, width: number): number => {
  if (style === 'group') return GROUP;
  if (cell.kind === 'text' && style === 'title') return TITLE * linesOf(textWidth(cell.text) * LARGER, width);
  if (cell.kind !== 'text' || !wrapped.has(style)) return LINE;
  return LINE * linesOf(textWidth(cell.text), width);
};

const linesOf = (length: number, width: number): number => Math.max(1, Math.ceil(length / (width - INDENT)));

/** Styles whose texts go on over the line. */
const wrapped: ReadonlySet<CellStyle> = new Set<CellStyle>(['text', 'strong', 'facts']);

/** Height of a title's line, in pixels, and how much wider its letters are than those of other texts. */
const TITLE = 28;
const LARGER = 1.6;

/** Height of the row of a room or a sum, in pixels. */
const GROUP = 28;

/** What an indented text lacks of its column's width, in characters. */
const INDENT = 2;
