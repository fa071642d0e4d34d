import { decimalFromPrice, type MinorUnits } from '@ramka/domain/money';
import type { Texts } from '@ramka/texts/texts';
import {
  type BothPrices,
  type ComparedDocumentRoom,
  type ComparisonDocument,
  type DocumentPair,
  pricesOf,
} from '../content/comparison-document.ts';
import type { SetEntry } from '../content/document-set.ts';
import type { PictureOfSet } from './sets-sheet.ts';
import { type Cell, cells, type Row, rowRange, type Sheet, sheetHead } from './workbook-plan.ts';

/** The sheet with a project and its variant side by side; every sum and difference follows its parts. */
export const comparisonSheet = (
  { heading, names, rooms, catalogueProducts, total }: ComparisonDocument,
  words: Texts['documents'],
  pictureOf: PictureOfSet,
): Sheet => {
  const widths = [36, 18, 28, 8, 13, 14, 28, 8, 13, 14, 14, 32];
  const head = sheetHead(heading, words.comparison, headOf(names, words), widths);
  const rows: Row[] = [...head];
  for (const room of rooms) {
    for (const pair of room.pairs) rows.push(pairRow(pair, room, rows.length, words, pictureOf));
    if (isSomething(room.products)) rows.push(pricesRow(room.name, words.singleProducts, room.products, rows.length));
  }
  if (isSomething(catalogueProducts)) rows.push(pricesRow('', words.catalogueProducts, catalogueProducts, rows.length));
  const range = rowRange(head.length, rows.length - head.length);
  const sum = (column: string, result: MinorUnits): Cell => cells.subtotal(column, range, result, 'moneyGroup');
  const empty = cells.text('', 'group');
  return {
    name: words.comparison,
    widths,
    rows: [
      ...rows,
      {
        cells: [
          cells.text(words.total, 'group'),
          ...Array.from({ length: 4 }, () => empty),
          sum('F', total.before),
          ...Array.from({ length: 3 }, () => empty),
          sum('J', total.after),
          sum('K', total.after - total.before),
          empty,
        ],
      },
    ],
    headRows: head.length,
    lastRow: range?.last ?? null,
    landscape: true,
  };
};

const headOf = (names: ComparisonDocument['names'], words: Texts['documents']) => [
  { text: words.picture },
  { text: words.room },
  { text: names.before },
  { text: words.quantity, number: true },
  { text: words.price, number: true },
  { text: words.sum, number: true },
  { text: names.after },
  { text: words.quantity, number: true },
  { text: words.price, number: true },
  { text: words.sum, number: true },
  { text: words.difference, number: true },
  { text: words.notes },
];

const isSomething = ({ before, after }: BothPrices): boolean => before !== 0 || after !== 0;

const pairRow = (
  pair: DocumentPair,
  { name }: ComparedDocumentRoom,
  row: number,
  words: Texts['documents'],
  pictureOf: PictureOfSet,
): Row => {
  const { before, after } = pair;
  const shown = after ?? before;
  const picture = shown ? pictureOf(shown.set) : undefined;
  return {
    cells: [
      cells.text('', picture ? 'wall' : 'text'),
      cells.text(name, 'repeated'),
      ...entryCells(before, row, ['D', 'E'], words),
      ...entryCells(after, row, ['H', 'I'], words),
      differenceCell(row, pricesOf(pair)),
      cells.text(notesOf(pair, words)),
    ],
    ...(picture && { picture, height: PICTURE_ROW }),
  };
};

/** Height of a row with a picture, in pixels. */
const PICTURE_ROW = 72;

/** Name and line, pieces, price and sum of a set on one side. */
const entryCells = (
  entry: SetEntry | null,
  row: number,
  columns: readonly [string, string],
  words: Texts['documents'],
): readonly Cell[] => {
  if (entry === null) return [cells.text(words.notThere), cells.text(''), cells.text(''), cells.text('')];
  const { set, quantity } = entry;
  return [
    cells.text([set.name, set.lineName ?? ''].filter(Boolean).join(' · ')),
    cells.pieces(quantity),
    cells.price(set.price, words.onRequest),
    cells.amount(row, columns, quantity * set.price),
  ];
};

const differenceCell = (row: number, { before, after }: BothPrices): Cell => ({
  kind: 'formula',
  formula: `=N(J${row + 1})-N(F${row + 1})`,
  result: decimalFromPrice(after - before),
  style: 'money',
});

/** What the slots of a pair do differently. */
const notesOf = ({ slots }: DocumentPair, words: Texts['documents']): string =>
  slots
    .map(({ slot, before, after, afterLoses }) => {
      const change = `${words.slot(slot)}: ${before ?? words.emptySlot} → ${after ?? words.emptySlot}`;
      return afterLoses === null ? change : `${change} (${words.without(afterLoses)})`;
    })
    .join('; ');

const money = (price: MinorUnits): Cell => ({ kind: 'number', number: decimalFromPrice(price), style: 'money' });

/** A row of what is no set: sums alone. */
const pricesRow = (room: string, name: string, prices: BothPrices, row: number): Row => {
  const empty = cells.text('');
  return {
    cells: [
      empty,
      cells.text(room, 'repeated'),
      cells.text(name),
      empty,
      empty,
      money(prices.before),
      cells.text(name),
      empty,
      empty,
      money(prices.after),
      differenceCell(row, prices),
      empty,
    ],
  };
};
