import { decimalFromPrice, type MinorUnits } from '@ramka/domain/money';
import type { Texts } from '@ramka/texts/texts';
import {
  type PricePair,
  type ComparedDocumentRoom,
  type ComparisonDocument,
  type DocumentPair,
  pricesOf,
} from '../content/comparison-document.ts';
import type { SetEntry } from '../content/document-set.ts';
import type { PictureOfSet } from './sets-sheet.ts';
import { type Column, type Columns, type RowLayout, tableSheet } from './table-sheet.ts';
import { type Cell, cells, type Sheet, type SheetPicture } from './workbook-plan.ts';

/** The sheet that compares a project with its variant. Formulas compute every total and difference. */
export const comparisonSheet = (
  { heading, names, rooms, catalogueProducts, total }: ComparisonDocument,
  words: Texts['documents'],
  pictureOf: PictureOfSet,
): Sheet =>
  tableSheet({
    heading,
    title: words.comparison,
    name: words.comparison,
    items: [
      ...rooms.flatMap((room) => itemsOf(room, words, pictureOf)),
      ...pricesItem('', words.catalogueProducts, catalogueProducts),
    ],
    columns: columnsOf(names, words),
    layoutOf,
    total: {
      label: words.total,
      sums: { beforeSum: total.before, afterSum: total.after, difference: total.after - total.before },
    },
  });

/** A row of the sheet: a pair of sets, or the totals of products that are not sets. */
type Item =
  | {
      readonly kind: 'pair';
      readonly room: string;
      readonly pair: DocumentPair;
      readonly picture: SheetPicture | undefined;
    }
  | { readonly kind: 'prices'; readonly room: string; readonly name: string; readonly prices: PricePair };

const itemsOf = (
  { name: room, pairs, products }: ComparedDocumentRoom,
  words: Texts['documents'],
  pictureOf: PictureOfSet,
): readonly Item[] => [
  ...pairs.map((pair): Item => {
    const shown = pair.after ?? pair.before;
    return { kind: 'pair', room, pair, picture: shown ? pictureOf(shown.set) : undefined };
  }),
  ...pricesItem(room, words.singleProducts, products),
];

const pricesItem = (room: string, name: string, prices: PricePair): readonly Item[] =>
  prices.before === 0 && prices.after === 0 ? [] : [{ kind: 'prices', room, name, prices }];

const layoutOf = (item: Item): RowLayout => ({
  emptyStyle: 'text',
  ...(item.kind === 'pair' && item.picture && { picture: item.picture, height: PICTURE_ROW }),
});

/** In pixels. */
const PICTURE_ROW = 72;

type Side = 'before' | 'after';
type SideKey = `${Side}${'Name' | 'Quantity' | 'Price' | 'Sum'}`;
type Key = 'picture' | 'room' | SideKey | 'difference' | 'notes';

const columnsOf = (names: ComparisonDocument['names'], words: Texts['documents']): Columns<Item, Key> => {
  const before = sideColumns('before', names, words);
  const after = sideColumns('after', names, words);
  return {
    picture: {
      head: words.picture,
      width: 36,
      kind: 'text',
      cell: (item) => (item.kind === 'pair' && item.picture ? cells.text('') : undefined),
    },
    room: { head: words.room, width: 18, kind: 'text', cell: ({ room }) => cells.text(room, 'repeated') },
    beforeName: before.name,
    beforeQuantity: before.quantity,
    beforePrice: before.price,
    beforeSum: before.sum,
    afterName: after.name,
    afterQuantity: after.quantity,
    afterPrice: after.price,
    afterSum: after.sum,
    difference: {
      head: words.difference,
      width: 14,
      kind: 'number',
      cell: (item, at) => {
        const prices = item.kind === 'pair' ? pricesOf(item.pair) : item.prices;
        const formula = `=N(${at('afterSum')})-N(${at('beforeSum')})`;
        return { kind: 'formula', formula, result: decimalFromPrice(prices.after - prices.before), style: 'money' };
      },
    },
    notes: {
      head: words.notes,
      width: 32,
      kind: 'text',
      cell: (item) => (item.kind === 'pair' ? cells.text(notesOf(item.pair, words)) : undefined),
    },
  };
};

/** Columns of a set on one side: name and frame line, quantity, price and total. */
const sideColumns = (
  side: Side,
  names: ComparisonDocument['names'],
  words: Texts['documents'],
): Readonly<Record<'name' | 'quantity' | 'price' | 'sum', Column<Item, SideKey>>> => {
  const entryOf = (item: Item): SetEntry | null => (item.kind === 'pair' ? item.pair[side] : null);
  return {
    name: {
      head: names[side],
      width: 28,
      kind: 'text',
      cell: (item) => {
        if (item.kind === 'prices') return cells.text(item.name);
        const entry = item.pair[side];
        if (entry === null) return cells.text(words.notThere);
        return cells.text([entry.set.name, entry.set.lineName ?? ''].filter(Boolean).join(' · '));
      },
    },
    quantity: {
      head: words.quantity,
      width: 8,
      kind: 'number',
      cell: (item) => {
        const entry = entryOf(item);
        return entry ? cells.pieces(entry.quantity) : undefined;
      },
    },
    price: {
      head: words.price,
      width: 13,
      kind: 'number',
      cell: (item) => {
        const entry = entryOf(item);
        return entry ? cells.price(entry.set.price, words.onRequest) : undefined;
      },
    },
    sum: {
      head: words.sum,
      width: 14,
      kind: 'number',
      cell: (item, at) => {
        if (item.kind === 'prices') return money(item.prices[side]);
        const entry = item.pair[side];
        return entry
          ? cells.amount([at(`${side}Quantity`), at(`${side}Price`)], entry.quantity * entry.set.price)
          : undefined;
      },
    },
  };
};

const money = (price: MinorUnits): Cell => ({ kind: 'number', number: decimalFromPrice(price), style: 'money' });

/** The slots of a pair whose functions differ, as text. */
const notesOf = ({ slots }: DocumentPair, words: Texts['documents']): string =>
  slots
    .map(({ slot, before, after, afterLoses }) => {
      const change = `${words.slot(slot)}: ${before ?? words.emptySlot} → ${after ?? words.emptySlot}`;
      return afterLoses === null ? change : `${change} (${words.without(afterLoses)})`;
    })
    .join('; ');
