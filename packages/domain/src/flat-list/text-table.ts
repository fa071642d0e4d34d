import type { TableRow } from './flat-list.ts';
import { numberInCell } from './numbers.ts';

/** The rows of a text whose lines are rows of a table; undefined for other texts. `isTitles` tells rows of titles. */
export const textTable = (
  text: string,
  isTitles: (cells: readonly string[]) => boolean,
): readonly TableRow[] | undefined => {
  const lines = text.split(/\r\n|\n|\r/u);
  const written = lines.filter((line) => line.trim() !== '').length;
  for (const separator of ['\t', ';', '|', ',']) {
    if (separator !== '\t' && areTyped(lines)) return undefined;
    if (!text.includes(separator)) continue;
    const rows = splitRows(text, separator);
    const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
    const titles = filled.slice(0, MOST_ROWS_BEFORE_TITLES).find(({ cells }) => isTitles(cells));
    // Bars below titles make a table also between many headings and remarks.
    const isMarked = titles !== undefined && separator === '|';
    const usual = isMarked ? titles.cells.length : usualLength(filled);
    const least = isMarked ? LEAST_WITH_BARS : LEAST_REGULAR;
    const regular = filled.filter(({ cells }) => cells.length === usual).length;
    if (usual < 2 || regular < filled.length * least) continue;
    if (titles || (written > 1 && (separator === '\t' || hasNumbers(filled, usual, separator)))) return rows;
  }
  return alignedTable(text, isTitles);
};

/**
 * The rows of a text whose columns are aligned by spaces, as copied from a PDF. A column begins at a word of the line of
 * titles, if the position before it is blank in all rows up to the next empty line. If the alignment was lost, two spaces
 * separate cells.
 */
const alignedTable = (
  text: string,
  isTitles: (cells: readonly string[]) => boolean,
): readonly TableRow[] | undefined => {
  const lines = text.split(/\r\n|\n|\r/u).map((line) => line.trimEnd());
  const titles = lines.findIndex((line) => {
    const cells = cellsOf(line);
    return cells.length > 2 && isTitles(cells);
  });
  if (titles < 0) return undefined;
  const end = lines.findIndex((line, at) => at > titles && line === '');
  const block = lines.slice(titles, end < 0 ? undefined : end);
  if (block.length < LEAST_ALIGNED) return undefined;
  const isBlank = (at: number): boolean => block.every((line) => (line[at] ?? ' ') === ' ');
  const words = [...(block[0] ?? '').matchAll(/\S+/gu)].map(({ index }) => index);
  const starts = [0, ...words.slice(1).filter((at) => isBlank(at - 1))];
  const named = cellsOf(block[0] ?? '').length;
  const isLost =
    starts.length < named &&
    block.filter((line) => cellsOf(line).length === named).length >= block.length * LEAST_REGULAR;
  const cut = (line: string): readonly string[] =>
    isLost ? cellsOf(line) : starts.map((start, column) => line.slice(start, starts[column + 1]).trim());
  return lines.map((line, at) => ({
    cells: at >= titles && at < titles + block.length ? cut(line) : [line.trim()],
    line: at + 1,
  }));
};

const cellsOf = (line: string): readonly string[] => line.trim().split(/\s{2,}/u);

/** Rows, with that of the titles, in which a blank position is taken for a gap between columns. */
const LEAST_ALIGNED = 3;

/** The least share of rows with the usual number of cells. */
const LEAST_REGULAR = 0.6;
const LEAST_WITH_BARS = 0.3;

/** Titles are searched for in so many rows. */
export const MOST_ROWS_BEFORE_TITLES = 20;

const usualLength = (rows: readonly { readonly cells: readonly string[] }[]): number => {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].toSorted(([one, most], [other, more]) => more - most || other - one)[0]?.[0] ?? 0;
};

/** Whether many lines name a room before a colon, as typed lists do. */
const areTyped = (lines: readonly string[]): boolean => {
  const written = lines.filter((line) => line.trim() !== '');
  return written.filter((line) => /^[^,;|"]*\p{L}\s*:\s/u.test(line)).length * 3 > written.length;
};

/** Whether a column without titles holds numbers. */
const hasNumbers = (
  rows: readonly { readonly cells: readonly string[] }[],
  length: number,
  separator: string,
): boolean => {
  const least = separator === ',' ? LEAST_NUMBERS_WITH_COMMAS : LEAST_REGULAR;
  return Array.from(
    { length },
    (_, column) => rows.filter(({ cells }) => numberInCell(cells[column] ?? '') !== undefined).length,
  ).some((numbers) => numbers >= rows.length * least);
};

const LEAST_NUMBERS_WITH_COMMAS = 0.9;

/** Splits a text into rows and cells. Quoted cells may contain separators, line breaks and doubled quotes. */
const splitRows = (text: string, separator: string): readonly (TableRow & { readonly cells: readonly string[] })[] => {
  const rows: { cells: string[]; line: number }[] = [];
  let cells: string[] = [];
  let [cell, isQuoted, line, start] = ['', false, 1, 1];
  const endCell = (): void => {
    const written = cell.trim();
    cells.push(separator === '|' ? withoutEmphasis(written) : written);
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    rows.push({ cells, line: start });
    cells = [];
  };
  const source = text.replaceAll(/\r\n|\r/gu, '\n');
  for (let at = 0; at < source.length; at += 1) {
    const letter = source.charAt(at);
    if (letter === '\n') line += 1;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (source.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '' && closesCell(source, at, separator)) {
      isQuoted = true;
      cell = '';
    } else if (letter === separator) endCell();
    else if (letter === '\n') {
      endRow();
      start = line;
    } else cell += letter;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
};

/** A cell of a Markdown table without the marks for bold and italic words. */
const withoutEmphasis = (cell: string): string => cell.replace(/^(\*{1,3}|_{1,3})(.+)\1$/u, '$2');

/** Whether a quote at the beginning of a cell is closed at the end of one. */
const closesCell = (text: string, at: number, separator: string): boolean => {
  for (let end = text.indexOf('"', at + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    if (text.charAt(end + 1) === '"') end += 1;
    else return [separator, '\n', ''].includes(text.charAt(end + 1));
  }
  return false;
};
