import { keyOfTitles, roleOfTitle } from './column-titles.ts';
import type { ColumnRole, ColumnRoles, ListCell, RecognisedColumns, TableRow, UnsureColumn } from './flat-list.ts';
import type { FlatListIndex } from './flat-list-index.ts';
import { stripModifiers } from './modifiers.ts';
import { numberInCell } from './numbers.ts';
import { looksLikeSymbol } from './item-symbols.ts';
import type { ListReaders } from './read-item.ts';
import { tellsPlace } from './place-words.ts';
import { MOST_ROWS_BEFORE_TITLES } from './text-table.ts';

export const textOfCell = (cell: ListCell): string => (cell === undefined ? '' : String(cell).trim());

/** Whether cells are the titles of columns: at least two words for roles, and hardly anything else. */
export const areTitles = (cells: readonly ListCell[]): boolean => {
  const texts = cells.map(textOfCell).filter((text) => text !== '');
  const known = texts.filter(
    (text) => !/\d/u.test(text.replace(/\s\d$/u, '')) && roleOfTitle(text) !== undefined,
  ).length;
  return known >= 2 && known * 2 >= texts.length && texts.every((text) => !/^\d+([.,]\d+)?$|:\s+\S/u.test(text));
};

/** Recognises the columns of a table by their titles and contents. Answers to earlier questions have priority. */
export const recogniseColumns = (rows: readonly TableRow[], readers: ListReaders<unknown>): RecognisedColumns => {
  const start = rows.slice(0, MOST_ROWS_BEFORE_TITLES).findIndex(({ cells }) => areTitles(cells));
  const content = rows.slice(start + 1);
  const length = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const titles = Array.from({ length }, (_, column) => (start < 0 ? '' : textOfCell(rows[start]?.cells[column])));
  const key = start < 0 ? `${length}` : keyOfTitles(titles);
  const titleLine = rows[start]?.line ?? null;
  const answered = readers.context.columns[key];
  if (answered) return { key, titleLine, titles, roles: titles.map((_, at) => answered[at] ?? 'ignored'), unsure: [] };
  const columns = titles.map((title, column) => ({
    column,
    titled: roleOfTitle(title),
    hasTitle: title !== '',
    content: contentOf(content, column, readers),
  }));
  const unsure: UnsureColumn[] = [];
  const roles = rolesOf(columns, (column, candidates) =>
    unsure.push({ column, candidates, examples: examplesOf(content, column) }),
  );
  return { key, titleLine, titles, roles, unsure };
};

const MOST_EXAMPLES = 3;

const examplesOf = (rows: readonly TableRow[], column: number): readonly string[] =>
  rows
    .map(({ cells }) => textOfCell(cells[column]))
    .filter((text) => text !== '')
    .slice(0, MOST_EXAMPLES);

/** Shares of a column's filled cells, from 0 to 1. */
type Content = {
  readonly filled: number;
  readonly numbers: number;
  /** The numbers count the rows. */
  readonly isNumbering: boolean;
  readonly prices: number;
  readonly symbols: number;
  readonly knownSymbols: number;
  readonly items: number;
  readonly rooms: number;
  readonly finishes: number;
  /** Places in a room: "przy drzwiach". */
  readonly places: number;
  readonly lines: number;
};

const MOST_ROWS = 60;

/** Whether a text names a frame line, and besides it only a finish. */
const namesOnlyLine = (text: string, index: FlatListIndex): boolean => {
  const { look, rest } = stripModifiers(text, { index, defaults: null });
  return look.lineId !== null && !/[\p{L}\p{N}]/u.test(rest);
};

/** Whether a name is the whole text. */
const covers = (found: { readonly start: number; readonly end: number } | undefined, text: string): boolean =>
  found !== undefined && found.end - found.start >= text.length - 1;

const contentOf = (
  rows: readonly TableRow[],
  column: number,
  { context: { index }, reader, isRoom }: ListReaders<unknown>,
): Content => {
  const cells = rows.slice(0, MOST_ROWS).flatMap(({ cells: all }) => {
    const text = textOfCell(all[column]);
    return text === '' ? [] : [{ text, value: all[column] ?? '' }];
  });
  const share = (test: (cell: (typeof cells)[number]) => boolean): number =>
    cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
  const numbers = cells.flatMap(({ value }) => numberInCell(value) ?? []);
  const steps = numbers.slice(1).filter((number, at) => number === (numbers[at] ?? 0) + 1).length;
  return {
    filled: cells.length,
    numbers: share(({ value }) => numberInCell(value) !== undefined),
    isNumbering: numbers.length > 2 && steps >= (numbers.length - 1) * 0.8,
    prices: share(({ text }) => /[€£$₴]|zł|kč|грн|uah|pln|\d[.,]\d{2}(?!\d)/iu.test(text)),
    symbols: share(({ text }) => looksLikeSymbol(text) || reader.isSymbol(text)),
    knownSymbols: share(({ text }) => reader.isSymbol(text)),
    items: share(({ text }) => reader.read(text, { hasQuantity: true }).sets.length > 0),
    rooms: share(({ text }) => isRoom(text)),
    places: share(({ text }) => tellsPlace(text)),
    finishes: share(({ text }) => covers(index.findFinish(text), text)),
    lines: share(({ text }) => namesOnlyLine(text, index)),
  };
};

type Column = {
  readonly column: number;
  readonly titled: ColumnRole | undefined;
  readonly hasTitle: boolean;
  readonly content: Content;
};

/** The least share of cells that tells a role by content. */
const LEAST_SHARE = 0.5;

/** How well a column's content suits a role, from 0 to 1. */
const suits: Readonly<Partial<Record<ColumnRole, (content: Content) => number>>> = {
  symbol: ({ symbols, knownSymbols }) => (symbols + knownSymbols) / 2,
  finish: ({ finishes }) => finishes,
  frame: ({ lines }) => lines,
  room: ({ rooms }) => rooms,
  what: ({ items }) => items,
  quantity: ({ numbers, isNumbering, prices }) => (isNumbering || prices > LEAST_SHARE ? 0 : numbers),
};

const rolesOf = (
  columns: readonly Column[],
  ask: (column: number, candidates: readonly ColumnRole[]) => void,
): ColumnRoles => {
  const roles = new Map<number, ColumnRole>();
  const hasItems = columns.some(({ titled }) => titled === 'what');
  for (const { column, titled, content } of columns) {
    // A column of numbers is no description, whatever its title: "Item", "Pozycja".
    if (titled === 'what' && content.numbers > 0.8) roles.set(column, 'ignored');
    else if (titled === 'room' && content.places > LEAST_SHARE) roles.set(column, 'note');
    // The symbols of a plan, which its legend explains, describe the items.
    else if (titled === 'symbol' && !hasItems && content.items > content.knownSymbols) roles.set(column, 'what');
    else if (titled) roles.set(column, titled);
  }
  for (const role of ['symbol', 'what', 'room', 'quantity', 'finish', 'frame'] as const) {
    const titled = columns.filter(({ column }) => roles.get(column) === role);
    if (titled.length > 1) keepBest(titled, role, roles, ask);
    if (titled.length > 0) continue;
    const possible = columns
      .filter(({ column, content }) => !roles.has(column) && content.filled > 0)
      .map((column) => ({ column, share: suits[role]?.(column.content) ?? 0 }))
      .filter(({ share }) => share >= LEAST_SHARE)
      .toSorted((one, other) => other.share - one.share);
    const [best, second] = possible;
    if (!best) continue;
    roles.set(best.column.column, role);
    // Numbers below an unknown title, or several columns of numbers, may be something else.
    const isNumber = role === 'quantity' && (best.column.hasTitle || second !== undefined);
    if (isNumber) {
      ask(best.column.column, ['quantity', 'ignored']);
      if (second) ask(second.column.column, ['ignored', 'quantity']);
    }
  }
  takeSlots(columns, roles);
  return described(columns, roles, ask);
};

/** Items in the columns behind that of the items are the further slots of their frames: "moduł 1", "moduł 2", "moduł 3". */
const takeSlots = (columns: readonly Column[], roles: Map<number, ColumnRole>): void => {
  const first = columns.findIndex(({ column }) => roles.get(column) === 'what');
  for (const { column, hasTitle, titled, content } of columns.slice(first + 1)) {
    if (first < 0 || (hasTitle && titled !== 'what') || content.items < LEAST_SHARE) return;
    roles.set(column, 'what');
  }
};

/** Of several columns with titles for one role, keeps the one whose content suits it best. */
const keepBest = (
  titled: readonly Column[],
  role: ColumnRole,
  roles: Map<number, ColumnRole>,
  ask: (column: number, candidates: readonly ColumnRole[]) => void,
): void => {
  const ranked = titled
    .map((column) => ({ column, share: suits[role]?.(column.content) ?? 0 }))
    .toSorted((one, other) => other.share - one.share || one.column.column - other.column.column);
  const [best, second] = ranked;
  for (const { column } of ranked.slice(1)) roles.set(column.column, role === 'what' ? 'note' : 'ignored');
  const isClear = best && second && (best.share > second.share || second.column.content.filled === 0);
  if (!isClear && role === 'quantity')
    for (const { column } of ranked)
      ask(column.column, column === best?.column ? [role, 'ignored'] : ['ignored', role]);
};

/** Makes sure that a column describes the items, and keeps texts of unknown columns as notes. */
const described = (
  columns: readonly Column[],
  roles: Map<number, ColumnRole>,
  ask: (column: number, candidates: readonly ColumnRole[]) => void,
): ColumnRoles => {
  const taken = new Set(roles.values());
  const unknown = columns.filter(({ column, content }) => !roles.has(column) && content.filled > 0);
  if (!taken.has('what') && !taken.has('symbol')) {
    const texts = unknown
      .filter(({ content }) => content.numbers < LEAST_SHARE && content.prices < LEAST_SHARE)
      .toSorted((one, other) => other.content.items - one.content.items || other.content.filled - one.content.filled);
    for (const [at, { column }] of texts.entries()) {
      roles.set(column, at === 0 ? 'what' : 'note');
      ask(column, at === 0 ? ['what', 'symbol', 'note', 'ignored'] : ['note', 'what', 'symbol', 'ignored']);
    }
  }
  return columns.map(({ column, content }) => {
    const role = roles.get(column);
    if (role) return role;
    return content.numbers > LEAST_SHARE || content.prices > LEAST_SHARE || content.filled === 0 ? 'ignored' : 'note';
  });
};
