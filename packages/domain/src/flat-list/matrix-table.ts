import type { ColumnRole, ListCell, RecognisedColumns, TableRow } from './flat-list.ts';
import { keyOfTitles, roleOfTitle } from './column-titles.ts';
import { isTotal } from './line-words.ts';
import { numberInCell, quantityInCell } from './numbers.ts';
import { textOfCell } from './recognise-columns.ts';
import { namesFrame } from './modifiers.ts';
import { isBareAdjective } from './product-words.ts';
import type { ItemReader, ListReaders } from './read-item.ts';
import { roomNameOf } from './room-names.ts';
import { MOST_ROWS_BEFORE_TITLES } from './text-table.ts';
import { flat, phrases, wordsIn } from './words.ts';

/** The rows of a table of quantities, one for each filled cell, with the columns room, what, quantity, note and finish. */
export type Matrix = {
  readonly rows: readonly TableRow[];
  readonly columns: RecognisedColumns;
  /** The line of a row with the look of each room, which is in the column of finishes. */
  readonly lookLine: number | undefined;
};

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
        return below <= line || hasLooks(cells) || /^[-–—]*$/u.test(text) || quantityInCell(text) !== undefined;
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
      const hasRoom = named.some(({ title }) => roleOfTitle(title) === 'room');
      return (areAllRooms && haveRooms) || (!hasRoom && countOf(isItem) * 2 > named.length);
    });
    return found ?? 0;
  };
  const titles = rows.slice(0, MOST_ROWS_BEFORE_TITLES).find((row) => startOf(row) > 0);
  if (!titles) return undefined;
  const start = startOf(titles);
  const others = titles.cells.map(textOfCell).slice(start);
  const areRooms = others.filter((text) => isRoom(text)).length > others.filter((text) => isItem(text)).length;
  const columns = others.flatMap((title, at) => (isNoQuantity(title) ? [] : { title, column: at + start }));
  const columnOf = (role: ColumnRole): number =>
    titles.cells.findIndex((cell, at) => at >= start && roleOfTitle(textOfCell(cell)) === role);
  const [noteColumn, finishColumn] = [columnOf('note'), columnOf('finish')];
  const looks = areRooms ? rows.find(({ line, cells }) => line > titles.line && hasLooks(cells)) : undefined;
  const counted = rows.filter(
    ({ line, cells }) =>
      line > titles.line &&
      columns.some(({ column }) => {
        const text = textOfCell(cells[column]);
        return quantityInCell(text) !== undefined || countedKind.test(text);
      }),
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
    if (filled.length === 0 || line === looks?.line)
      return [{ cells: cells.map(textOfCell).filter((text) => text !== ''), line }];
    return filled.flatMap(({ title, column }) => {
      const [room, what] = areRooms ? [title, name] : [name, title];
      const finish = [cells[finishColumn], looks?.cells[column]].map(textOfCell).find((text) => text !== '');
      const row = (item: string, quantity: ListCell): TableRow => ({
        cells: [roomNameOf(room), item, quantity, textOfCell(cells[noteColumn]), finish],
        line,
      });
      const kinds = kindsIn(textOfCell(cells[column]), what, reader);
      return kinds?.map(({ item, count }) => row(item, count)) ?? [row(what, cells[column])];
    });
  };
  const roles: readonly ColumnRole[] = ['room', 'what', 'quantity', 'note', 'finish'];
  return {
    rows: rows.flatMap((row) => (row.line > titles.line ? cellsOf(row) : row)),
    columns: {
      key: keyOfTitles(titles.cells.map(textOfCell)),
      titleLine: titles.line,
      titles: roles.map(() => ''),
      roles,
      unsure: [],
    },
    lookLine: looks?.line,
  };
};

/** Whether a row names looks: "Колір | білий | чорний". */
const hasLooks = (cells: readonly ListCell[]): boolean => {
  const [name = '', ...others] = cells.map(textOfCell).filter((text) => text !== '');
  return (
    roleOfTitle(name) === 'finish' && others.length > 1 && others.every((text) => numberInCell(text) === undefined)
  );
};

/** Whether a title belongs to no quantities: a sum, a note, a price, an area. */
const isNoQuantity = (title: string): boolean =>
  title === '' ||
  isTotal(title) ||
  area.test(flat(title)) ||
  ['note', 'price', 'ignored', 'finish'].includes(roleOfTitle(title) ?? '');

const area = phrases('pow, powierzchnia, plocha, výměra, výmera, площа, area, m2, m²');

const countedKind = /^(\d{1,3})\s?[xX×хХ]\s+(\p{L}.*)$/u;

/** The counted kinds of an item in a cell below its noun: "2× schodowy, 1× krzyżowy" below "Łączniki". */
const kindsIn = (
  text: string,
  noun: string,
  reader: ItemReader,
): readonly { readonly item: string; readonly count: number }[] | undefined => {
  const kinds = text.split(/,\s*(?![^()]*\))/u).map((piece) => {
    const [, count = '', written = ''] = countedKind.exec(piece) ?? [];
    // "IP44 pojedyncze" is a socket or a switch: the noun tells which.
    const isAdjective = wordsIn(written).some(({ word }) => isBareAdjective(word));
    const kind = isAdjective ? written.replace(/^(IP\s?44)\s+(\p{L}.*)$/iu, '$2 $1') : written;
    const item = [`${noun} ${kind}`, isAdjective ? '' : kind].find((one) => {
      const { sets, problem, quantity } = reader.read(one, { hasQuantity: true });
      return problem === null && quantity === null && sets.length === 1 && sets[0]?.parts.length === 1;
    });
    return kind === '' || kind.includes('+') || item === undefined ? undefined : { item, count: Number(count) };
  });
  // Words for a frame may mean several of them.
  return namesFrame(text) || kinds.includes(undefined) ? undefined : kinds.flatMap((kind) => kind ?? []);
};

/** Columns of quantities that a table has at least. */
const LEAST_COLUMNS = 2;
