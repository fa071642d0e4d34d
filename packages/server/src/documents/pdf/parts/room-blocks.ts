import type { DocumentRoom } from '../../content/kinds/project-document.ts';
import type { Block } from '../page/block.ts';
import type { Typesetter } from '../page/typesetter.ts';
import { lineTable } from '../table/line-table.ts';
import { headingBlock } from './heading-block.ts';
import { subheadingBlock } from './subheading-block.ts';
import { keepLast } from './keep-last.ts';
import { noteBlock } from './note-block.ts';
import { setBlocks } from '../sets/set-blocks.ts';
import { totalBlock } from './total-block.ts';

/** A room with its sets and single products. */
export const roomBlocks = (typesetter: Typesetter, room: DocumentRoom, startsPage: boolean): readonly Block[] => {
  const { words, amount } = typesetter;
  const isEmpty = room.sets.length === 0 && room.products.length === 0 && room.remarks.length === 0;
  return [
    headingBlock(typesetter, {
      title: room.name,
      note: contentsOf(typesetter, room),
      aside: amount(room.total),
      startsPage,
    }),
    ...(isEmpty ? [noteBlock(typesetter, words.emptyRoom)] : []),
    ...keepLast([
      ...room.sets.flatMap((entry) => setBlocks(typesetter, entry)),
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
    ...keepLast(lineTable(typesetter, products, { continued: continued(singleProducts) })),
  ];
};

/** What is in a room, in few words; nothing where it is empty, which stands below its heading. */
const contentsOf = ({ words }: Typesetter, { sets, products }: DocumentRoom): string => {
  const setCount = sets.reduce((sum, { quantity }) => sum + quantity, 0);
  const pieces = products.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...(setCount === 0 ? [] : [words.setCount(setCount)]),
    ...(pieces === 0 ? [] : [`${words.singleProducts}: ${words.pieceCount(pieces)}`]),
  ].join(' · ');
};
