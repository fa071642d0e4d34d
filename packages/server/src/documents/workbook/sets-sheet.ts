import { billTotal, lineTotal } from '@ramka/domain/bill';
import type { MinorUnits } from '@ramka/domain/money';
import type { Texts } from '@ramka/texts/texts';
import type { DocumentHeading } from '../content/document-context.ts';
import { type DocumentSet, type EntryLine, linesOfEntry, type SetEntry } from '../content/document-set.ts';
import type { DocumentLine } from '../content/articles.ts';
import type { DocumentRoom } from '../content/project-document.ts';
import { cells, type Row, rowRange, type RowRange, type Sheet, sheetHead, type SheetPicture } from './workbook-plan.ts';

/** The picture of a set for a sheet; undefined where it has none, or there are too many. */
export type PictureOfSet = (set: DocumentSet) => SheetPicture | undefined;

/**
 * The sheet with rooms, their sets, what these are made of, and single products; every sum follows its parts. Sets without
 * a room stand in it as one.
 */
export const setsSheet = (
  heading: DocumentHeading,
  words: Texts['documents'],
  name: string,
  groups: readonly DocumentRoom[],
  pictureOf: PictureOfSet,
): Sheet => {
  const widths = [36, 22, 30, 10, 18, 50, 12, 10, 15, 17];
  const head = sheetHead(heading, name, headOf(words), widths);
  const rows: Row[] = [...head];
  for (const group of groups) rows.push(...groupRows(group, rows.length, words, pictureOf));
  const range = rowRange(head.length, rows.length - head.length);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  rows.push(sumRow(words.total, range, total));
  return {
    name,
    widths,
    rows,
    headRows: head.length,
    lastRow: range?.last ?? null,
    landscape: true,
  };
};

const headOf = (words: Texts['documents']) => [
  { text: words.picture },
  { text: words.room },
  { text: words.set },
  { text: words.sets, number: true },
  { text: words.symbol },
  { text: words.product },
  { text: words.perSet, number: true },
  { text: words.inAll, number: true },
  { text: words.price, number: true },
  { text: words.sum, number: true },
];

const sumRow = (label: string, range: RowRange | null, total: MinorUnits): Row => ({
  cells: [
    null,
    cells.text(label, 'group'),
    ...Array.from({ length: 7 }, () => cells.text('', 'group')),
    cells.subtotal('J', range, total, 'moneyGroup'),
  ],
});

const groupRows = (
  group: DocumentRoom,
  start: number,
  words: Texts['documents'],
  pictureOf: PictureOfSet,
): readonly Row[] => {
  const rows: Row[] = [];
  for (const entry of group.sets) rows.push(...setRows(entry, group.name, start + 1 + rows.length, words, pictureOf));
  rows.push(...productRows(group, start + 1 + rows.length, words));
  rows.push(...group.remarks.map((remark) => remarkRow(remark, group.name, words)));
  return [sumRow(group.name, rowRange(start + 1, rows.length), group.total), ...rows];
};

const setRows = (
  entry: SetEntry,
  room: string,
  start: number,
  words: Texts['documents'],
  pictureOf: PictureOfSet,
): readonly Row[] => {
  const { set, quantity } = entry;
  const lines = linesOfEntry(entry);
  const picture = pictureOf(set);
  const range = rowRange(start + 1, set.lines.length);
  const header: Row = {
    cells: [
      cells.text('', picture ? 'wall' : 'strong'),
      cells.text(room, 'repeated'),
      cells.text(set.name, 'strong'),
      { kind: 'number', number: quantity, style: 'integerStrong' },
      cells.text('', 'strong'),
      cells.text([set.lineName ?? '', ...set.remarks].filter(Boolean).join('. '), 'strong'),
      cells.text('', 'strong'),
      cells.text('', 'strong'),
      cells.text('', 'strong'),
      cells.subtotal('J', range, billTotal(lines), 'moneyStrong'),
    ],
    ...(picture && { picture, height: PICTURE_ROW }),
  };
  return [header, ...lines.map((line, index) => lineRow(line, { room, set, start, row: start + 1 + index }, words))];
};

/** Height of a row with a picture, in pixels. */
const PICTURE_ROW = 72;

type Place = {
  readonly room: string;
  readonly set: DocumentSet;
  /** The row of the set, and of the line. */
  readonly start: number;
  readonly row: number;
};

const lineRow = (line: EntryLine, place: Place, words: Texts['documents']): Row => ({
  cells: [
    cells.text(''),
    cells.text(place.room, 'repeated'),
    cells.text(place.set.name, 'repeated'),
    cells.text(''),
    cells.symbol(line.article),
    cells.text(line.article.name),
    cells.pieces(line.perSet),
    {
      kind: 'formula',
      formula: `=$D$${place.start + 1}*G${place.row + 1}`,
      result: line.quantity,
      style: 'integer',
    },
    cells.price(line.article.price, words.onRequest),
    cells.amount(place.row, ['H', 'I'], lineTotal(line)),
  ],
});

/** A room's single products, below a row with their sum. */
const productRows = ({ name, products }: DocumentRoom, start: number, words: Texts['documents']): readonly Row[] => {
  if (products.length === 0) return [];
  const range = rowRange(start + 1, products.length);
  const header = [
    cells.text('', 'strong'),
    cells.text(name, 'repeated'),
    cells.text(words.singleProducts, 'strong'),
    ...Array.from({ length: 6 }, () => cells.text('', 'strong')),
    cells.subtotal('J', range, billTotal(products), 'moneyStrong'),
  ];
  return [{ cells: header }, ...products.map((line, index) => productRow(line, name, start + 1 + index, words))];
};

const productRow = (line: DocumentLine, room: string, row: number, words: Texts['documents']): Row => ({
  cells: [
    cells.text(''),
    cells.text(room, 'repeated'),
    cells.text(words.singleProducts, 'repeated'),
    cells.text(''),
    cells.symbol(line.article),
    cells.text(line.article.name),
    cells.text(''),
    cells.pieces(line.quantity),
    cells.price(line.article.price, words.onRequest),
    cells.amount(row, ['H', 'I'], lineTotal(line)),
  ],
});

/** A sentence in the place of a single product that cannot be listed. */
const remarkRow = (remark: string, room: string, words: Texts['documents']): Row => ({
  cells: [
    cells.text(''),
    cells.text(room, 'repeated'),
    cells.text(words.singleProducts, 'repeated'),
    cells.text(''),
    cells.text(''),
    cells.text(remark),
    ...Array.from({ length: 4 }, () => cells.text('')),
  ],
});
