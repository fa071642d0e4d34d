import { linesBySeries, type SeriesLines } from '../../content/lines/lines-by-series.ts';
import type { DocumentRoom, ProjectDocument } from '../../content/kinds/project-document.ts';
import type { Block } from '../page/block.ts';
import type { Typesetter } from '../page/typesetter.ts';
import { style } from '../text/text-style.ts';
import { setTable, type Column } from '../table/table.ts';
import { subheadingBlock } from './subheading-block.ts';
import { grandTotalBlock } from './grand-total-block.ts';

/** What it all costs: in one figure, by room, and by series. */
export const summaryBlocks = (typesetter: Typesetter, content: ProjectDocument): readonly Block[] => {
  const { words, amount } = typesetter;
  return [
    grandTotalBlock(content.scope === 'all' ? words.projectTotal : words.total, amount(content.total)),
    ...(content.scope === 'all' ? byRoom(typesetter, content) : []),
    ...bySeries(typesetter, content),
  ];
};

type Share = { readonly name: string; readonly contents: string; readonly total: number };

const byRoom = (typesetter: Typesetter, { rooms, catalogueProducts }: ProjectDocument): readonly Block[] => {
  const { words } = typesetter;
  const shares = [
    ...rooms.map((room) => ({ name: room.name, contents: contentsOf(typesetter, room), total: room.total })),
    ...(catalogueProducts.length === 0 ? [] : [catalogueShare(typesetter, catalogueProducts)]),
  ];
  return shareTable(typesetter, words.byRoom, words.room, shares);
};

const contentsOf = ({ words }: Typesetter, { sets, products }: DocumentRoom): string => {
  const setCount = sets.reduce((sum, { quantity }) => sum + quantity, 0);
  const pieces = products.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...(setCount === 0 && pieces > 0 ? [] : [words.setCount(setCount)]),
    ...(pieces === 0 ? [] : [words.pieceCount(pieces)]),
  ].join(', ');
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
    { head: subject, align: 'left', cell: ({ name }) => ({ kind: 'text', text: name }) },
    {
      head: '',
      width: 44,
      align: 'right',
      cell: ({ contents }) => ({ kind: 'text', text: contents, style: style.soft }),
    },
    { head: words.sum, width: 34, align: 'right', cell: ({ total }) => ({ kind: 'text', text: amount(total) }) },
  ];
  const { head, rows } = setTable(typesetter, columns, shares, words.continued(title));
  return [subheadingBlock(typesetter, title), head, ...rows];
};
