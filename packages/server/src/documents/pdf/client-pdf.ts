import { billTotal, lineTotal } from '@ramka/domain/bill';
import { formatCount } from '@ramka/domain/text';
import type { DocumentLine } from '../content/articles.ts';
import { type ClientDocument, setsOf } from '../content/document-content.ts';
import type { SetEntry } from '../content/document-set.ts';
import type { DocumentRoom } from '../content/project-document.ts';
import { pdfArticleColumns, quantityColumn } from './article-table.ts';
import { type Block, keepLastTogether, preferUnbroken } from './blocks.ts';
import { coverBlock, wallOfSets } from './cover.ts';
import { grandTotalBlock, headingBlock, noteBlock, subheadingBlock, totalBlock } from './headings.ts';
import { byRoom, contentsOf } from './project-pdf.ts';
import { setHeaderBlock } from './set-header.ts';
import { type Column, setTable } from './table.ts';
import type { Typesetter } from './typesetter.ts';

/**
 * The client's version of a project: all sets on one wall, the totals of the rooms, then the appearance and functions
 * of each set, room by room. Contains neither articles nor order symbols.
 */
export const clientPdf = (content: ClientDocument, typesetter: Typesetter): readonly Block[] => {
  const { words, amount } = typesetter;
  const { heading, rooms, catalogueProducts, total } = content;
  const filled = rooms.filter(({ sets, products }) => sets.length + products.length > 0);
  const selected = catalogueProducts.flatMap(({ lines }) => lines);
  if (filled.length + selected.length === 0)
    return [coverBlock(typesetter, heading), noteBlock(typesetter, words.emptyProject)];
  return [
    coverBlock(typesetter, heading),
    ...wallOfSets(typesetter, [...setsOf(content)], content.wall),
    grandTotalBlock(words.projectTotal, amount(total)),
    ...byRoom(typesetter, { rooms: filled, catalogueProducts }),
    noteBlock(typesetter, hasOpenPrice(content) ? `${words.netNote} ${words.onRequestNote}` : words.netNote),
    ...filled.flatMap((room, index) => roomBlocks(typesetter, room, index === 0)),
    ...(selected.length === 0
      ? []
      : [
          headingBlock(typesetter, { title: words.catalogueProducts, aside: amount(billTotal(selected)) }),
          ...productTable(typesetter, selected),
        ]),
  ];
};

const hasOpenPrice = ({ rooms, catalogueProducts }: ClientDocument): boolean =>
  [
    ...rooms.flatMap(({ sets, products }) => [...sets.flatMap(({ set }) => set.lines), ...products]),
    ...catalogueProducts.flatMap(({ lines }) => lines),
  ].some(({ article }) => article.price === null);

const roomBlocks = (typesetter: Typesetter, room: DocumentRoom, startsPage: boolean): readonly Block[] => {
  const { words, amount } = typesetter;
  return [
    headingBlock(typesetter, {
      title: room.name,
      note: contentsOf(typesetter, room),
      aside: amount(room.total),
      startsPage,
    }),
    ...keepLastTogether([
      ...room.sets.flatMap(({ set, quantity }) =>
        setBlocks(typesetter, { set: { ...set, wall: room.wall }, quantity }),
      ),
      ...(room.products.length === 0
        ? []
        : [subheadingBlock(typesetter, words.singleProducts), ...productTable(typesetter, room.products)]),
    ]),
    totalBlock(typesetter, words.totalOf(room.name), amount(room.total)),
  ];
};

/** The picture of a set and the names of its modules. */
const setBlocks = (typesetter: Typesetter, { set, quantity }: SetEntry): readonly Block[] => {
  const names = set.slots.flatMap(({ name }) => (name === null ? [] : [name]));
  const counted = [...Map.groupBy(names, (name) => name)].map(([name, { length }]) =>
    length === 1 ? name : `${formatCount(length)} × ${name}`,
  );
  return preferUnbroken([
    { ...setHeaderBlock(typesetter, set, quantity), keepsNext: counted.length > 0 },
    ...(counted.length === 0 ? [] : [noteBlock(typesetter, counted.join(', '), { gap: 2 })]),
  ]);
};

/** Products without symbols: picture, name, quantity, amount. */
const productTable = (typesetter: Typesetter, lines: readonly DocumentLine[]): readonly Block[] => {
  const { words, amount } = typesetter;
  const [picture, , product] = pdfArticleColumns(typesetter, { seriesBelow: true });
  const columns: readonly Column<DocumentLine>[] = [
    ...(picture && product ? [picture, product] : []),
    quantityColumn(words.quantity),
    {
      head: words.sum,
      width: 25,
      align: 'right',
      cell: (line) => {
        const total = lineTotal(line);
        return { kind: 'text', text: total === null ? words.onRequest : amount(total) };
      },
    },
  ];
  const { head, rows } = setTable(typesetter, columns, lines, words.continued(words.singleProducts));
  return [head, ...rows];
};
