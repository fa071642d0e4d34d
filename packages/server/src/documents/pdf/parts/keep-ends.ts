import type { Block } from '../page/block.ts';

/** The same blocks, of which no page begins or ends with only one: the rows of a table, lines to tick off. */
export const keepEnds = (blocks: readonly Block[]): readonly Block[] => {
  const last = blocks.length - 1;
  return blocks.map((block, index) => ({ ...block, keepsNext: index === 0 ? last > 0 : index === last - 1 }));
};
