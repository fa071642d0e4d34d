import { formatCount } from '@ramka/domain/text';
import type { DocumentLine } from '../content/lines/document-line.ts';
import type { SiteSheetDocument } from '../content/kinds/site-sheet-document.ts';
import type { Block } from './page/block.ts';
import type { Typesetter } from './page/typesetter.ts';
import { coverBlock } from './parts/cover-block.ts';
import { headingBlock } from './parts/heading-block.ts';
import { keepLast } from './parts/keep-last.ts';
import { noteBlock } from './parts/note-block.ts';
import { preferWhole } from './parts/prefer-whole.ts';
import { signatureBlock } from './site-sheet/signature-block.ts';
import { siteSetBlocks } from './site-sheet/site-set-blocks.ts';
import { tickBlocks } from './site-sheet/tick-blocks.ts';

/** The site sheet of a room: every set with its slots named and its box, and something to tick for each piece. */
export const siteSheetPdf = (content: SiteSheetDocument, typesetter: Typesetter): readonly Block[] => {
  const { heading, sets, products, remarks } = content;
  const { words } = typesetter;
  return [
    coverBlock(typesetter, heading),
    ...(sets.length + products.length + remarks.length === 0 ? [noteBlock(typesetter, words.emptyRoom)] : []),
    ...keepLast([
      ...sets.flatMap((entry) => siteSetBlocks(typesetter, entry)),
      ...productBlocks(typesetter, products),
      ...remarks.map((remark) => noteBlock(typesetter, remark)),
    ]),
    signatureBlock(typesetter),
  ];
};

const productBlocks = (typesetter: Typesetter, products: readonly DocumentLine[]): readonly Block[] => {
  const { words } = typesetter;
  if (products.length === 0) return [];
  const lines = products.map(({ article, quantity }) => `${formatCount(quantity)} × ${article.symbol} ${article.name}`);
  return preferWhole([
    headingBlock(typesetter, { title: words.singleProducts }),
    ...tickBlocks(typesetter, { lines, words: [words.done], name: words.singleProducts }),
  ]);
};
