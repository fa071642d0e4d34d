import type { ColumnRole, RecognisedColumns, TableRow } from './flat-list.ts';
import { keyOfTitles } from './column-titles.ts';
import { isTotal } from './line-words.ts';
import { numberInCell, quantityInCell } from './numbers.ts';
import { type CellReaders, textOfCell } from './recognise-columns.ts';
import { roomNameOf } from './room-names.ts';
import { MOST_ROWS_BEFORE_TITLES } from './text-table.ts';

/** The rows of a table of quantities, one for each filled cell, with the columns room, what and quantity. */
export type Matrix = { readonly rows: readonly TableRow[]; readonly columns: RecognisedColumns };

/**
 * A table of quantities whose titles are rooms and whose rows begin with an item, or the other way round. Undefined for
 * other tables. Columns of sums are left out, and so are the sums at the end of rows.
 */
export const matrixTable = (rows: readonly TableRow[], { reader, isRoom }: CellReaders): Matrix | undefined => {
  const isItem = (text: string): boolean => !isRoom(text) && reader.read(text, { hasQuantity: true }).sets.length > 0;
  const isName = (text: string): boolean => isRoom(text) || isItem(text);
  const titles = rows.slice(0, MOST_ROWS_BEFORE_TITLES).find(({ cells }) => {
    const [, ...others] = cells.map(textOfCell);
    const named = others.filter((text) => text !== '' && !isTotal(text));
    if (named.length < LEAST_COLUMNS || named.some((text) => numberInCell(text) !== undefined)) return false;
    return named.every(isRoom) || named.filter(isItem).length * 2 > named.length;
  });
  if (!titles) return undefined;
  const [, ...others] = titles.cells.map(textOfCell);
  const areRooms = others.some((text) => text !== '' && isRoom(text));
  const columns = others.flatMap((title, at) => (title === '' || isTotal(title) ? [] : { title, column: at + 1 }));
  const below = rows.filter(({ line, cells }) => line > titles.line && textOfCell(cells[0]) !== '');
  const counted = below.filter(({ cells }) =>
    columns.some(({ column }) => quantityInCell(textOfCell(cells[column])) !== undefined),
  );
  const names = counted.map(({ cells }) => textOfCell(cells[0])).filter((text) => !isTotal(text));
  const fitting = names.filter((text) => isName(text) && isRoom(text) !== areRooms);
  if (fitting.length * 2 <= names.length) return undefined;
  const cellsOf = ({ cells, line }: TableRow): readonly TableRow[] => {
    const name = textOfCell(cells[0]);
    if (isTotal(name)) return [{ cells: [name], line }];
    const filled = columns.filter(({ column }) => textOfCell(cells[column]) !== '');
    if (filled.length === 0) return [{ cells: cells.map(textOfCell).filter((text) => text !== ''), line }];
    return filled.map(({ title, column }) => {
      const [room, what] = areRooms ? [title, name] : [name, title];
      return { cells: [roomNameOf(room), what, cells[column]], line };
    });
  };
  const roles: readonly ColumnRole[] = ['room', 'what', 'quantity'];
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

/** Columns that a table of quantities has at least, besides the first one. */
const LEAST_COLUMNS = 2;
