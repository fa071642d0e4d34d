import type { ProjectDocument } from '../content/kinds/project-document.ts';
import type { SeriesLines } from '../content/lines/lines-by-series.ts';
import type { Block } from './page/block.ts';
import type { Typesetter } from './page/typesetter.ts';
import { coverBlock } from './parts/cover-block.ts';
import { headingBlock } from './parts/heading-block.ts';
import { subheadingBlock } from './parts/subheading-block.ts';
import { keepLast } from './parts/keep-last.ts';
import { noteBlock } from './parts/note-block.ts';
import { orderListBlocks } from './parts/order-list-blocks.ts';
import { roomBlocks } from './parts/room-blocks.ts';
import { summaryBlocks } from './parts/summary-blocks.ts';
import { grandTotalBlock } from './parts/grand-total-block.ts';
import { totalBlock } from './parts/total-block.ts';
import { lineTable } from './table/line-table.ts';

/**
 * The bill of materials on paper: what it comes to, room by room what it is, and at last what to order. Where
 * there is more than one room or list, they begin on a page of their own, and so does the order list behind them.
 */
export const projectPdf = (content: ProjectDocument, typesetter: Typesetter): readonly Block[] => {
  const { words } = typesetter;
  const isEmpty = content.orderList.length === 0;
  const inParts = hasParts(content);
  return [
    coverBlock(typesetter, content.heading),
    ...summaryBlocks(typesetter, content),
    ...(isEmpty && content.rooms.length === 0 ? [noteBlock(typesetter, emptyText(words, content))] : []),
    ...withTotal(typesetter, content, [
      ...content.rooms.flatMap((room, index) => roomBlocks(typesetter, room, index === 0 && inParts)),
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

/** Products of the e-catalogue may be missing where rooms are full. */
const emptyText = (words: Typesetter['words'], { scope }: ProjectDocument): string =>
  scope === 'e-catalogue' ? words.emptyCatalogueProducts : words.emptyProject;

const hasParts = ({ rooms, catalogueProducts, orderList }: ProjectDocument): boolean =>
  orderList.length > 0 && rooms.length + Math.min(1, catalogueProducts.length) > 1;

/** Below rooms and e-catalogue products stands what they come to together. */
const withTotal = (typesetter: Typesetter, content: ProjectDocument, blocks: readonly Block[]): readonly Block[] => {
  if (content.scope !== 'all' || !hasParts(content)) return blocks;
  const { words, amount } = typesetter;
  return [...keepLast(blocks), grandTotalBlock(words.projectTotal, amount(content.total))];
};

const catalogueBlocks = (typesetter: Typesetter, content: ProjectDocument): readonly Block[] => {
  const { catalogueProducts } = content;
  const { words, amount } = typesetter;
  if (catalogueProducts.length === 0) return [];
  const total = catalogueProducts.reduce((sum, each) => sum + each.total, 0);
  return [
    headingBlock(typesetter, { title: words.catalogueProducts, aside: amount(total) }),
    ...keepLast(catalogueProducts.flatMap((group) => seriesBlocks(typesetter, group))),
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
