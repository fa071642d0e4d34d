import type { Block } from '../page/block.ts';

/** The same blocks, which stay on one page where they can and where that does not leave much of the page before empty. */
export const preferWhole = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block, index) => (index < blocks.length - 1 ? { ...block, prefersNext: true } : block));
