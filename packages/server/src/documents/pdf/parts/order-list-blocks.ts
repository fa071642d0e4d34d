import type { DocumentLine } from '../../content/lines/document-line.ts';
import type { Block } from '../page/block.ts';
import type { Typesetter } from '../page/typesetter.ts';
import { lineTable } from '../table/line-table.ts';
import { headingBlock } from './heading-block.ts';
import { keepLast } from './keep-last.ts';
import { noteBlock } from './note-block.ts';
import { grandTotalBlock } from './grand-total-block.ts';

/** The order list: each article once, and what all of them cost. */
export const orderListBlocks = (
  typesetter: Typesetter,
  lines: readonly DocumentLine[],
  options: {
    readonly title: string;
    readonly note?: string;
    /** What the list cannot say, above it. */
    readonly remarks?: readonly string[];
    readonly total: number;
    readonly startsPage?: boolean;
  },
): readonly Block[] => {
  const { words, amount } = typesetter;
  const { title, note = '', remarks = [], total, startsPage = false } = options;
  const isOpen = lines.some(({ article }) => article.price === null);
  return [
    headingBlock(typesetter, { title, note, startsPage }),
    ...keepLast(remarks.map((remark) => noteBlock(typesetter, remark, { gap: 2 }))),
    ...keepLast(lineTable(typesetter, lines, { numbered: true, seriesBelow: true, continued: words.continued(title) })),
    { ...grandTotalBlock(words.total, amount(total)), gap: 6, keepsNext: true },
    noteBlock(typesetter, isOpen ? `${words.netNote} ${words.onRequestNote}` : words.netNote),
  ];
};
