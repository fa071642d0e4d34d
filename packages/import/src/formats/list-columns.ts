import { type ColumnOverrides, type ListRole, listRoles } from '../pipeline/import-record.ts';
import { bareTitle, isNetTitle, isNumberTitle, mayHoldTax, namesMoney, titleRank } from './column-titles.ts';

/** The index of a column, and its title. */
export type Column = { readonly index: number; readonly title: string };

/** The columns of a price list by role. Several columns of names or groups are joined in this order. */
export type ListColumns = Readonly<Record<ListRole, readonly Column[]>>;

/** The columns of a row of titles without symbols, for a message about the missing column. */
export const nearlyColumns = (rows: readonly Row[]): ListColumns | undefined =>
  rows
    .slice(0, HEAD_ROWS)
    .map(({ cells }) => columnsNamed(cells, {}))
    .find(({ name, price }) => name.length > 0 && price.length > 0);

/** The columns that a row of titles names; overrides take precedence. */
export const columnsNamed = (titles: readonly string[], overrides: ColumnOverrides): ListColumns => {
  const used = new Set<number>();
  const find = (role: ListRole): readonly Column[] => {
    const override = overrides[role];
    const found =
      override === undefined
        ? ranked(role, titles, used)
        : override.split('+').flatMap((one) => columnNamed(one, titles));
    for (const { index } of found) used.add(index);
    return found;
  };
  const [currency, found] = [find('currency'), find('pieces')];
  const named = find('price');
  // Without another price column, "Price unit" is a price per unit.
  const isPrice =
    named.length === 0 && found.length > 0 && overrides.pieces === undefined && namesMoney(found[0]?.title ?? '');
  const [price, pieces] = isPrice ? [found, []] : [named, found];
  const [tax, unit, content] = [find('tax'), find('unit'), find('content')];
  const suppliers = find('supplier');
  const symbol = find('symbol');
  const [name, group] = [find('name'), find('group')];
  const others = { price, currency, name, group, pieces, unit, content, tax };
  if (symbol.length === 0) return { symbol: suppliers, supplier: [], ...others };
  const isMakers = ofMakers.test(bareTitle(symbol[0]?.title ?? ''));
  const supplier =
    suppliers.length === 0 && isMakers
      ? ranked('symbol', titles, used).filter(({ title }) => isNumberTitle(title))
      : suppliers;
  return { symbol, supplier, ...others };
};

/** Titles of manufacturers' numbers. If there is one, an unqualified number in another column is the supplier's. */
const ofMakers = /producent|herstell|vyrob|manufactur|mpn|виробн|производит/;

/** The column of an override: by title, letter or number. */
const columnNamed = (override: string, titles: readonly string[]): readonly Column[] => {
  const [bareOverride, plain] = [bareTitle(override), override.trim().toLowerCase()];
  const tests = [
    (title: string): boolean => title.replaceAll(/\s+/g, ' ').trim().toLowerCase() === plain,
    (title: string): boolean => bareOverride !== '' && bareTitle(title) === bareOverride,
  ];
  const byTitle = isNumber(override)
    ? undefined
    : tests.map((test) => titles.findIndex(test)).find((one) => one !== -1);
  const index = byTitle ?? columnIndex(override.trim());
  return index === undefined ? [] : [{ index, title: titles[index]?.trim() || override.trim() }];
};

const isNumber = (text: string): boolean => /^[1-9]\d{0,2}$/.test(text.trim());

/** Resolves a column letter or number: `B` and `2` are the second column. */
const columnIndex = (text: string): number | undefined => {
  if (isNumber(text)) return Number(text) - 1;
  if (!/^[A-Za-z]{1,2}$/.test(text)) return undefined;
  return Array.from(text.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

const ranked = (role: ListRole, titles: readonly string[], used: ReadonlySet<number>): readonly Column[] => {
  const sorted = titles
    .flatMap((written, index) => {
      const title = written.replaceAll(/\s+/g, ' ').trim();
      const rank = used.has(index) ? undefined : titleRank(role, title);
      return rank === undefined ? [] : [{ index, title, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank);
  const found = role === 'price' ? netOnes(sorted) : sorted;
  const several = role === 'group' ? found.slice(0, 3) : role === 'name' ? nameParts(found) : found.slice(0, 1);
  return several.map(({ index, title }) => ({ index, title }));
};

/** If any title says net, columns with tax are ignored. */
const netOnes = <Found extends Column>(found: readonly Found[]): readonly Found[] =>
  found.some(({ title }) => isNetTitle(title)) ? found.filter(({ title }) => !mayHoldTax(title)) : found;

/** Wholesalers cut names at 40 characters and continue them in another column: `Opis 1`, `Opis 2`. */
const nameParts = <Found extends Column>(found: readonly Found[]): readonly Found[] => {
  const [first] = found;
  const stem = /^(.*) 1$/.exec(bareTitle(first?.title ?? ''))?.[1];
  if (stem !== undefined)
    return found
      .filter(
        ({ title }) => /^[1-9]$/.test(bareTitle(title).slice(stem.length + 1)) && bareTitle(title).startsWith(stem),
      )
      .toSorted((one, other) => one.index - other.index);
  const end = found.find(({ title }) => /dodatkowa|(?:^| )(?:2|cd)$/.test(bareTitle(title)));
  return first === undefined ? [] : end === undefined || end === first ? [first] : [first, end];
};

/** Whether the columns are those of a price list: symbols, and prices or names. */
export const areColumns = ({ symbol, price, name }: ListColumns): boolean =>
  symbol.length > 0 && price.length + name.length > 0;

/** A row of a table, with empty texts for empty cells. */
type Row = { readonly cells: readonly string[]; readonly line: number };

/** The number of rows that are searched for titles. */
export const HEAD_ROWS = 40;

/** The titles of a table, in one row or two, and the columns that they name. */
export type ListHead = {
  /** The last line of the titles; 0 for a table without titles, whose columns are named by overrides. */
  readonly line: number;
  readonly titles: readonly string[];
  readonly columns: ListColumns;
};

/**
 * Finds the titles of a table in its first rows. A title may span several columns of a second row: `Cena` over `netto`
 * and `brutto`. The cell below the title of symbols is then empty.
 */
export const findHead = (rows: readonly Row[], overrides: ColumnOverrides): ListHead | undefined => {
  const heads = rows.slice(0, HEAD_ROWS).flatMap((row, index) => {
    const next = rows[index + 1];
    const single = headOf(row.line, row.cells, overrides, rows.slice(index + 1));
    const titles = next && isText(next) && !isCaption(row) ? joined(row.cells, next.cells) : undefined;
    const double = titles && next && headOf(next.line, titles, overrides, rows.slice(index + 2));
    const isTwoLineHead =
      single !== undefined && next !== undefined && !next.cells[single.columns.symbol[0]?.index ?? 0];
    return (isTwoLineHead ? [double, single] : [single, double]).filter((head) => head !== undefined);
  });
  const [best] = heads.toSorted((one, other) => weightOf(other) - weightOf(one));
  if (best !== undefined) return best;
  const byPlace = columnsNamed([], overrides);
  return areColumns(byPlace) ? { line: 0, titles: [], columns: byPlace } : undefined;
};

const headOf = (
  line: number,
  titles: readonly string[],
  overrides: ColumnOverrides,
  below: readonly Row[],
): ListHead | undefined => {
  const columns = columnsOf(titles, overrides, below);
  // Overrides by letter or number match every row, so at least one column must be named by its title.
  const byTitle = listRoles.some((role) =>
    columns[role].some(({ index }) => titles[index]?.trim() && isTitle(role, overrides, titles[index] ?? '')),
  );
  return areColumns(columns) && byTitle ? { line, titles, columns } : undefined;
};

/** The columns of a table. Of several candidates for symbols, the first one with distinct values is used. */
const columnsOf = (titles: readonly string[], overrides: ColumnOverrides, below: readonly Row[]): ListColumns => {
  const columns = columnsNamed(titles, overrides);
  const index = columns.symbol[0]?.index;
  if (index === undefined || overrides.symbol !== undefined || !repeats(below, index)) return columns;
  const others = columnsOf(titles.with(index, ''), overrides, below);
  return others.symbol.length > 0 ? others : columns;
};

/** Whether the values of a column repeat, as those of a material do. */
const repeats = (rows: readonly Row[], index: number): boolean => {
  const values = rows.map(({ cells }) => cells[index]?.trim() ?? '').filter((value) => value !== '');
  return values.length >= 6 && new Set(values).size * 2 < values.length;
};

const isTitle = (role: ListRole, overrides: ColumnOverrides, title: string): boolean => {
  const override = overrides[role];
  return (
    override === undefined ||
    override.split('+').some((one) => !isNumber(one) && bareTitle(one) === bareTitle(title) && bareTitle(one) !== '')
  );
};

/** Prices outweigh any number of other columns. */
const PRICE_WEIGHT = 10;

const weightOf = ({ columns }: ListHead): number =>
  (columns.price.length > 0 ? PRICE_WEIGHT : 0) +
  listRoles.reduce((sum, role) => sum + Math.min(1, columns[role].length), 0);

/** Whether a row is a caption of the whole table, a single text in the first column: `Cennik 2027`. */
const isCaption = ({ cells }: Row): boolean => Boolean(cells[0]) && cells.filter(Boolean).length === 1;

const isText = ({ cells }: Row): boolean => cells.every((cell) => !/^[\d\s.,]*\d[\d\s.,]*$/.test(cell));

/** Joins titles of two rows; an empty upper cell continues the one to its left. */
const joined = (above: readonly string[], below: readonly string[]): readonly string[] => {
  let last = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, index) => {
    const [upper = '', lower = ''] = [above[index]?.trim(), below[index]?.trim()];
    if (upper !== '') last = upper;
    return lower === '' ? upper : `${upper === '' ? last : upper} ${lower}`.trim();
  });
};
