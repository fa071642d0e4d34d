import type { Block } from '../page/block.ts';

/** The same blocks, the last of which stays with what follows: a row with the sum below it. */
export const keepLast = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block, index) => (index === blocks.length - 1 ? { ...block, keepsNext: true } : block));
