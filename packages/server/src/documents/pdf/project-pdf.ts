import { billTotal } from '@ramka/domain/bill';
import { formatCount } from '@ramka/domain/text';
import { setsOf } from '../content/document-content.ts';
import { type DocumentSet, type EntryLine, linesOfEntry, type SetEntry } from '../content/document-set.ts';
import { linesBySeries, type SeriesLines } from '../content/articles.ts';
import type { DocumentRoom, ProjectDocument } from '../content/project-document.ts';
import { pdfArticleColumns, lineTable, orderListBlocks, priceColumns, quantityColumn } from './article-table.ts';
import { type Block, keepLastTogether, preferUnbroken } from './blocks.ts';
import { coverBlock, wallOfSets } from './cover.ts';
import { grandTotalBlock, headingBlock, noteBlock, subheadingBlock, totalBlock } from './headings.ts';
import { setHeaderBlock } from './set-header.ts';
import { MILLIMETRE, style } from './sheet.ts';
import { type Cell, type Column, setTable } from './table.ts';
import type { Typesetter } from './typesetter.ts';

/**
 * The bill of materials: totals, then the contents of each room, then the order list. With more than one room or list,
 * the first room and the order list each start a page.
 */
export const projectPdf = (content: ProjectDocument, typesetter: Typesetter): readonly Block[] => {
  const { words } = typesetter;
  const isEmpty = content.orderList.length === 0;
  const inParts = hasParts(content);
  const firstRooms = roomsOfBills(content.rooms);
  return [
    coverBlock(typesetter, content.heading),
    ...(content.scope === 'all' ? wallOfSets(typesetter, [...setsOf(content)], content.wall) : []),
    ...summaryBlocks(typesetter, content),
    ...(isEmpty && content.rooms.length === 0 ? [noteBlock(typesetter, emptyText(words, content))] : []),
    ...withTotal(typesetter, content, [
      ...content.rooms.flatMap((room, index) => roomBlocks(typesetter, room, firstRooms, index === 0 && inParts)),
      ...catalogueBlocks(typesetter, content),
    ]),
    ...(isEmpty || content.scope === 'e-catalogue'
      ? []
      : orderListBlocks(typesetter, content.orderList, {
          title: words.orderList,
          note: content.scope === 'all' ? words.orderListNote : '',
          total: content.total,
          startsPage: inParts,
        })),
  ];
};

/** The note for an empty document. An empty list of e-catalogue products does not imply an empty project. */
const emptyText = (words: Typesetter['words'], { scope }: ProjectDocument): string =>
  scope === 'e-catalogue' ? words.emptyCatalogueProducts : words.emptyProject;

const hasParts = ({ rooms, catalogueProducts, orderList }: ProjectDocument): boolean =>
  orderList.length > 0 && rooms.length + Math.min(1, catalogueProducts.length) > 1;

/** Adds the total of rooms and e-catalogue products below them. */
const withTotal = (typesetter: Typesetter, content: ProjectDocument, blocks: readonly Block[]): readonly Block[] => {
  if (content.scope !== 'all' || !hasParts(content)) return blocks;
  const { words, amount } = typesetter;
  return [...keepLastTogether(blocks), grandTotalBlock(words.projectTotal, amount(content.total))];
};

const catalogueBlocks = (typesetter: Typesetter, content: ProjectDocument): readonly Block[] => {
  const { catalogueProducts } = content;
  const { words, amount } = typesetter;
  if (catalogueProducts.length === 0) return [];
  const total = catalogueProducts.reduce((sum, each) => sum + each.total, 0);
  return [
    headingBlock(typesetter, { title: words.catalogueProducts, aside: amount(total) }),
    ...keepLastTogether(catalogueProducts.flatMap((group) => seriesBlocks(typesetter, group))),
    totalBlock(typesetter, words.totalOf(words.catalogueProducts), amount(total)),
  ];
};

const seriesBlocks = (typesetter: Typesetter, { seriesName, lines }: SeriesLines): readonly Block[] => {
  const title = seriesName ?? typesetter.words.otherSeries;
  return [
    subheadingBlock(typesetter, title),
    ...lineTable(typesetter, lines, { continued: typesetter.words.continued(title) }),
  ];
};

/** The totals: overall, by room and by series. */
const summaryBlocks = (typesetter: Typesetter, content: ProjectDocument): readonly Block[] => {
  const { words, amount } = typesetter;
  return [
    grandTotalBlock(content.scope === 'all' ? words.projectTotal : words.total, amount(content.total)),
    ...(content.scope === 'all' ? byRoom(typesetter, content) : []),
    ...bySeries(typesetter, content),
  ];
};

type Share = { readonly name: string; readonly contents: string; readonly total: number };

/** The totals of the rooms and of the e-catalogue products, one line each. */
export const byRoom = (
  typesetter: Typesetter,
  { rooms, catalogueProducts }: Pick<ProjectDocument, 'rooms' | 'catalogueProducts'>,
): readonly Block[] => {
  const { words } = typesetter;
  const shares = [
    ...rooms.map((room) => ({ name: room.name, contents: countsOfRoom(typesetter, room), total: room.total })),
    ...(catalogueProducts.length === 0 ? [] : [catalogueShare(typesetter, catalogueProducts)]),
  ];
  return shareTable(typesetter, words.byRoom, words.room, shares);
};

const catalogueShare = ({ words }: Typesetter, all: readonly SeriesLines[]): Share => ({
  name: words.catalogueProducts,
  contents: words.pieceCount(all.reduce((sum, { pieces }) => sum + pieces, 0)),
  total: all.reduce((sum, { total }) => sum + total, 0),
});

const bySeries = (typesetter: Typesetter, { orderList }: ProjectDocument): readonly Block[] => {
  const { words } = typesetter;
  const shares = linesBySeries(orderList).map(({ seriesName, pieces, total }) => ({
    name: seriesName ?? words.otherSeries,
    contents: words.pieceCount(pieces),
    total,
  }));
  return shareTable(typesetter, words.bySeries, words.series, shares);
};

const shareTable = (
  typesetter: Typesetter,
  title: string,
  subject: string,
  shares: readonly Share[],
): readonly Block[] => {
  if (shares.length === 0) return [];
  const { words, amount } = typesetter;
  const columns: readonly Column<Share>[] = [
    { head: subject, align: 'left', namesRow: true, cell: ({ name }) => ({ kind: 'text', text: name }) },
    {
      head: words.contents,
      width: 44,
      align: 'right',
      cell: ({ contents }) => ({ kind: 'text', text: contents, style: style.soft }),
    },
    { head: words.sum, width: 34, align: 'right', cell: ({ total }) => ({ kind: 'text', text: amount(total) }) },
  ];
  const { head, rows } = setTable(typesetter, columns, shares, words.continued(title));
  return [subheadingBlock(typesetter, title, 'H2'), head, ...rows];
};

const roomBlocks = (
  typesetter: Typesetter,
  room: DocumentRoom,
  firstRooms: ReadonlyMap<DocumentSet, DocumentRoom>,
  startsPage: boolean,
): readonly Block[] => {
  const { words, amount } = typesetter;
  const billedElsewhere = room.sets.flatMap((entry) => {
    const first = firstRooms.get(entry.set);
    const isBilledElsewhere = first !== undefined && first !== room && entry.set.lines.length > 0;
    return isBilledElsewhere ? [{ ...entry, room: first.name }] : [];
  });
  const setsBilledElsewhere = new Set(billedElsewhere.map(({ set }) => set));
  const own = room.sets.filter(({ set }) => !setsBilledElsewhere.has(set));
  const isEmpty = room.sets.length === 0 && room.products.length === 0 && room.remarks.length === 0;
  return [
    headingBlock(typesetter, {
      title: room.name,
      note: contentsOf(typesetter, room),
      aside: amount(room.total),
      startsPage,
    }),
    ...(isEmpty ? [noteBlock(typesetter, words.emptyRoom)] : []),
    ...keepLastTogether([
      ...own.flatMap(({ set, quantity }) => setBlocks(typesetter, { set: { ...set, wall: room.wall }, quantity })),
      ...blocksBilledElsewhere(typesetter, billedElsewhere),
      ...productBlocks(typesetter, room),
      ...room.remarks.map((remark) => noteBlock(typesetter, remark)),
    ]),
    ...(isEmpty ? [] : [totalBlock(typesetter, words.totalOf(room.name), amount(room.total))]),
  ];
};

const productBlocks = (typesetter: Typesetter, { products }: DocumentRoom): readonly Block[] => {
  if (products.length === 0) return [];
  const { singleProducts, continued } = typesetter.words;
  return [
    subheadingBlock(typesetter, singleProducts),
    ...keepLastTogether(lineTable(typesetter, products, { continued: continued(singleProducts) })),
  ];
};

/** The contents of a room in the words of its head on the screen (docs/readings.md#r36). */
export const countsOfRoom = ({ words }: Typesetter, { sets, products }: DocumentRoom): string =>
  words.roomCounts({
    sets: sets.length,
    products: products.length,
    points: sets.reduce((sum, { set, quantity }) => sum + quantity * set.slots.length, 0),
  });

/** The contents of a room; empty for an empty room, which has a note below its heading instead. */
export const contentsOf = (typesetter: Typesetter, room: DocumentRoom): string =>
  room.sets.length + room.products.length === 0 ? '' : countsOfRoom(typesetter, room);

/** Maps each set to the first room that contains it. Its components are printed there; other rooms refer to it. */
const roomsOfBills = (rooms: readonly DocumentRoom[]): ReadonlyMap<DocumentSet, DocumentRoom> =>
  new Map(rooms.toReversed().flatMap((room) => room.sets.map(({ set }) => [set, room] as const)));

/** A set whose components are printed in another room. */
type SetBilledElsewhere = SetEntry & { readonly room: string };

/** Sets whose components are printed in other rooms, one line each: the room, the quantity and the price. */
const blocksBilledElsewhere = (typesetter: Typesetter, sets: readonly SetBilledElsewhere[]): readonly Block[] => {
  if (sets.length === 0) return [];
  const { words, amount } = typesetter;
  const columns: readonly Column<SetBilledElsewhere>[] = [
    {
      head: words.set,
      align: 'left',
      namesRow: true,
      cell: ({ set, room }) => ({ kind: 'text', text: set.name, style: style.strong, note: words.billIn(room) }),
    },
    { head: words.quantity, width: 16, align: 'right', cell: ({ quantity }) => textCell(formatCount(quantity)) },
    { head: words.unitPrice, width: 30, align: 'right', cell: ({ set }) => textCell(amount(set.price)) },
    { head: words.sum, width: 25, align: 'right', cell: ({ set, quantity }) => textCell(amount(set.price * quantity)) },
  ];
  const { head, rows } = setTable(typesetter, columns, sets, words.continued(words.sets));
  return [{ ...head, gap: 7 * MILLIMETRE }, ...rows];
};

const textCell = (text: string): Cell => ({ kind: 'text', text });

/** The picture and components of a set, for one piece and for the room's quantity. */
const setBlocks = (typesetter: Typesetter, entry: SetEntry): readonly Block[] => {
  const { words, amount } = typesetter;
  const { set, quantity } = entry;
  const header = setHeaderBlock(typesetter, set, quantity);
  const remarks = set.remarks.map((remark) => noteBlock(typesetter, remark, { gap: 2, keepsNext: true }));
  if (set.lines.length === 0) return [header, ...remarks];
  const columns = [
    ...pdfArticleColumns(typesetter),
    quantityColumn<EntryLine>(words.perSet, ({ perSet }) => perSet),
    quantityColumn<EntryLine>(words.inAll),
    ...priceColumns(typesetter),
  ];
  const lines = linesOfEntry(entry);
  const { head, rows } = setTable(typesetter, columns, lines, words.continued(set.name));
  const total = totalBlock(typesetter, words.total, amount(billTotal(lines)));
  return preferUnbroken([header, ...remarks, head, ...keepLastTogether(rows), total]);
};
