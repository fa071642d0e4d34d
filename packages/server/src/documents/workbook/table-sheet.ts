import type { MinorUnits } from '@ramka/domain/money';
import type { DocumentHeading } from '../content/document-context.ts';
import {
  type Cell,
  cells,
  type CellStyle,
  type Row,
  type Sheet,
  sheetHead,
  type SheetPicture,
} from './workbook-plan.ts';

/**
 * Returns the address of a cell, such as `E7`, by the key of its column, in the row of the item or `rowsBelow` it.
 * Formulas thus follow columns that are moved.
 */
export type AddressOf<Key extends string> = (column: Key, rowsBelow?: number) => string;

/** A column of a table of items. */
export type Column<Item, Key extends string> = {
  readonly head: string;
  /** In characters. */
  readonly width: number;
  readonly kind: 'text' | 'number';
  /** The cell of an item; undefined for an empty cell in the style of the row, null for no cell. */
  readonly cell: (item: Item, at: AddressOf<Key>) => Cell | null | undefined;
};

/** The columns of a table by key, from left to right. An undefined column is left out. */
export type Columns<Item, Key extends string> = { readonly [Name in Key]: Column<Item, Key> | undefined };

/** The properties of a row, without its cells. */
export type RowLayout = {
  /** Style of empty cells. */
  readonly emptyStyle: CellStyle;
  readonly height?: number;
  readonly picture?: SheetPicture;
};

type Table<Item, Key extends string> = {
  readonly heading: DocumentHeading;
  /** Title above the table. */
  readonly title: string;
  /** Name of the sheet. */
  readonly name: string;
  readonly columns: Columns<Item, Key>;
  readonly items: readonly Item[];
  readonly layoutOf?: (item: Item) => RowLayout;
  /** The last row: its label, the column in which the label starts, and the totals by column. */
  readonly total: {
    readonly label: string;
    readonly from?: NoInfer<Key>;
    readonly sums: { readonly [Name in NoInfer<Key>]?: MinorUnits };
  };
  /** Sentences below the table. */
  readonly remarks?: readonly string[];
};

/** Plans a sheet with one table: a row for each item, and a row of totals. */
export const tableSheet = <Item, Key extends string>(table: Table<Item, Key>): Sheet => {
  const { heading, title, name, columns, items, layoutOf = () => plainRow, total, remarks = [] } = table;
  const entries = entriesOf(columns);
  const letters = new Map(entries.map(([key], index) => [key, columnLetter(index)]));
  const described = entries.map(([, column]) => column);
  const head = sheetHead(heading, title, described);
  const addressesIn =
    (row: number): AddressOf<Key> =>
    (key, rowsBelow = 0) =>
      `${letters.get(key) ?? ''}${row + rowsBelow + 1}`;

  const itemRow = (item: Item, index: number): Row => {
    const { emptyStyle, ...layout } = layoutOf(item);
    const at = addressesIn(head.length + index);
    const empty = cells.text('', emptyStyle);
    return { ...layout, cells: described.map(({ cell }) => withDefault(cell(item, at), empty)) };
  };

  const totalRow = (): Row => {
    const at = addressesIn(head.length + items.length);
    const label = Math.max(
      0,
      entries.findIndex(([key]) => key === total.from),
    );
    return {
      cells: entries.map(([key], index) => {
        if (index < label) return null;
        if (index === label) return cells.text(total.label, 'group');
        const sum = total.sums[key];
        if (sum === undefined) return cells.text('', 'group');
        const range = items.length === 0 ? null : ([at(key, -items.length), at(key, -1)] as const);
        return cells.subtotal(range, sum, 'moneyGroup');
      }),
    };
  };

  return {
    name,
    widths: described.map(({ width }) => width),
    rows: [
      ...head,
      ...items.map(itemRow),
      totalRow(),
      ...remarks.map((remark) => ({ cells: [cells.text(remark, 'soft')], across: true })),
    ],
    headRows: head.length,
    lastRow: items.length === 0 ? null : head.length + items.length - 1,
    landscape: true,
  };
};

const plainRow: RowLayout = { emptyStyle: 'text' };

const withDefault = (cell: Cell | null | undefined, empty: Cell): Cell | null => (cell === undefined ? empty : cell);

const entriesOf = <Item, Key extends string>(columns: Columns<Item, Key>): readonly [Key, Column<Item, Key>][] =>
  // The object has no other keys than the declared columns.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.entries(columns).filter(([, column]) => column !== undefined) as [Key, Column<Item, Key>][];

/** The letters of a column by its index from 0: A to Z, AA and so on. */
export const columnLetter = (index: number): string =>
  (index < 26 ? '' : columnLetter(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));
