import type { CardsDocument } from '../content/kinds/cards-document.ts';
import type { DocumentHeading } from '../content/document-heading.ts';
import type { DocumentSet } from '../content/sets/document-set.ts';
import type { Block } from './page/block.ts';
import { COLUMN_HEIGHT } from './page/sheet.ts';
import type { Typesetter } from './page/typesetter.ts';
import { cardBlock } from './sets/card-block.ts';
import { keepLast } from './parts/keep-last.ts';
import { noteBlock } from './parts/note-block.ts';
import { totalBlock } from './parts/total-block.ts';
import type { ArticleLook } from './table/line-columns.ts';
import { lineTable } from './table/line-table.ts';

/** Catalogue cards: one set a page with a picture as large as fits, its dimensions and what it is made of. */
export const cardsPdf = ({ heading, sets }: CardsDocument, typesetter: Typesetter): readonly Block[] =>
  sets.flatMap((set) => {
    const usual = cardOf(typesetter, heading, set);
    if (heightOfBlocks(usual) <= COLUMN_HEIGHT) return usual;
    const low = cardOf(typesetter, heading, set, { smallPictures: true });
    return heightOfBlocks(low) <= COLUMN_HEIGHT ? low : usual;
  });

const heightOfBlocks = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { height, gap = 0 }) => sum + height + gap, 0);

const cardOf = (
  typesetter: Typesetter,
  heading: DocumentHeading,
  set: DocumentSet,
  look: ArticleLook = {},
): readonly Block[] => {
  const below = [
    ...set.remarks.map((remark) => noteBlock(typesetter, remark, { keepsNext: set.lines.length > 0 })),
    ...componentBlocks(typesetter, set, look),
  ];
  return [cardBlock(typesetter, heading, set, heightOfBlocks(below)), ...below];
};

const componentBlocks = (typesetter: Typesetter, set: DocumentSet, look: ArticleLook): readonly Block[] => {
  if (set.lines.length === 0) return [];
  const { words, amount } = typesetter;
  return [
    ...keepLast(lineTable(typesetter, set.lines, { ...look, continued: words.continued(set.name) })),
    totalBlock(typesetter, words.unitPrice, amount(set.price)),
  ];
};
