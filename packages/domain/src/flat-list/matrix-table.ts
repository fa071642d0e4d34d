import type { ColumnRole, RecognisedColumns, TableRow } from './flat-list.ts';
import { keyOfTitles, roleOfTitle } from './column-titles.ts';
import { isTotal } from './line-words.ts';
import { numberInCell, quantityInCell } from './numbers.ts';
import { textOfCell } from './recognise-columns.ts';
import type { ListReaders } from './read-item.ts';
import { roomNameOf } from './room-names.ts';
import { MOST_ROWS_BEFORE_TITLES } from './text-table.ts';

/** The rows of a table of quantities, one for each filled cell, with the columns room, what, quantity and note. */
export type Matrix = { readonly rows: readonly TableRow[]; readonly columns: RecognisedColumns };

/**
 * A table of quantities whose titles are rooms and whose rows name an item, or the other way round. Undefined for
 * other tables. Columns of sums are left out, and so are the sums at the end of rows.
 */
export const matrixTable = (
  rows: readonly TableRow[],
  { reader, isRoom }: Pick<ListReaders<unknown>, 'reader' | 'isRoom'>,
): Matrix | undefined => {
  const isItem = (text: string): boolean => !isRoom(text) && reader.read(text, { hasQuantity: true }).sets.length > 0;
  const isName = (text: string): boolean => isRoom(text) || isItem(text);
  /** Whether a title is a room, or may be one because its column only holds numbers. */
  const mayBeRoom = (title: string, column: number, line: number): boolean =>
    isRoom(title) ||
    (roleOfTitle(title) === undefined &&
      rows.every(({ cells, line: below }) => {
        const text = textOfCell(cells[column]);
        return below <= line || /^[-–—]*$/u.test(text) || quantityInCell(text) !== undefined;
      }));
  /** The first column of quantities in a row of titles, after at most three columns that describe the rows; 0 for none. */
  const startOf = ({ cells, line }: TableRow): number => {
    const texts = cells.map(textOfCell);
    const found = [1, 2, 3].find((start) => {
      const named = texts.flatMap((title, column) => (column < start || isNoQuantity(title) ? [] : { title, column }));
      if (named.length < LEAST_COLUMNS || named.some(({ title }) => numberInCell(title) !== undefined)) return false;
      const areAllRooms = named.every(({ title, column }) => mayBeRoom(title, column, line));
      const countOf = (isNamed: (text: string) => boolean): number =>
        named.filter(({ title }) => isNamed(title)).length;
      const haveRooms = countOf(isRoom) >= LEAST_COLUMNS && countOf(isRoom) * 2 >= named.length;
      return (areAllRooms && haveRooms) || countOf(isItem) * 2 > named.length;
    });
    return found ?? 0;
  };
  const titles = rows.slice(0, MOST_ROWS_BEFORE_TITLES).find((row) => startOf(row) > 0);
  if (!titles) return undefined;
  const start = startOf(titles);
  const others = titles.cells.map(textOfCell).slice(start);
  const areRooms = others.filter((text) => isRoom(text)).length > others.filter((text) => isItem(text)).length;
  const columns = others.flatMap((title, at) => (isNoQuantity(title) ? [] : { title, column: at + start }));
  const noteColumn = titles.cells.findIndex((cell, at) => at >= start && roleOfTitle(textOfCell(cell)) === 'note');
  const counted = rows.filter(
    ({ line, cells }) =>
      line > titles.line && columns.some(({ column }) => quantityInCell(textOfCell(cells[column])) !== undefined),
  );
  const namesIn = (column: number): readonly string[] =>
    counted.map(({ cells }) => textOfCell(cells[column])).filter((text) => text !== '' && !isTotal(text));
  const isFitting = (column: number): boolean => {
    const names = namesIn(column);
    return names.filter((text) => isName(text) && isRoom(text) !== areRooms).length * 2 > names.length;
  };
  const nameColumn = Array.from({ length: start }, (_, column) => column).findLast(isFitting);
  if (nameColumn === undefined) return undefined;
  const cellsOf = ({ cells, line }: TableRow): readonly TableRow[] => {
    const name = textOfCell(cells[nameColumn]);
    const total = cells.slice(0, start).map(textOfCell).find(isTotal);
    if (total !== undefined) return [{ cells: [total], line }];
    const filled = columns.filter(({ column }) => !/^[-–—]*$/u.test(textOfCell(cells[column])));
    if (filled.length === 0) return [{ cells: cells.map(textOfCell).filter((text) => text !== ''), line }];
    return filled.map(({ title, column }) => {
      const [room, what] = areRooms ? [title, name] : [name, title];
      return { cells: [roomNameOf(room), what, cells[column], textOfCell(cells[noteColumn])], line };
    });
  };
  const roles: readonly ColumnRole[] = ['room', 'what', 'quantity', 'note'];
  return {
    rows: rows.flatMap((row) => (row.line > titles.line ? cellsOf(row) : row)),
    columns: {
      key: keyOfTitles(titles.cells.map(textOfCell)),
      titleLine: titles.line,
      titles: roles.map(() => ''),
      roles,
      unsure: [],
    },
  };
};

/** Whether a title belongs to no quantities: a sum, a note, a price. */
const isNoQuantity = (title: string): boolean =>
  title === '' || isTotal(title) || ['note', 'price', 'ignored'].includes(roleOfTitle(title) ?? '');

/** Columns of quantities that a table has at least. */
const LEAST_COLUMNS = 2;
