import type { DrawingContext } from './pdfkit/pen.ts';
import type { StructContainer } from './pdfkit/structure.ts';

/** A piece of a document that is never torn between two pages: a heading, a table's row, a set's picture. */
export type Block = {
  /** In points. */
  readonly height: number;
  readonly draw: (pen: DrawingContext, top: number) => void;
  /** Space above it in points, left out at the top of a page. */
  readonly gap?: number;
  /** Whether it may not be the last on its page. */
  readonly keepsNext?: boolean;
  /** Whether it stays with the next one unless that leaves much of a page empty: the parts of a set. */
  readonly prefersNext?: boolean;
  /** Whether it begins a page. */
  readonly startsPage?: boolean;
  /** What stands above it once more where it is the first on a page: a table's head. */
  readonly head?: Block;
  /** The table or list that it is a row of. */
  readonly container?: StructContainer;
  /** What leads to it in the reader's outline. */
  readonly bookmark?: Bookmark;
};

/** An entry of the outline; a deeper one belongs to the last of the level above. */
export type Bookmark = { readonly title: string; readonly level: 1 | 2 };

/** The same blocks; no page begins or ends with only one of them. For rows of a table and lines to tick off. */
export const keepEnds = (blocks: readonly Block[]): readonly Block[] => {
  const last = blocks.length - 1;
  return blocks.map((block, index) => ({ ...block, keepsNext: index === 0 ? last > 0 : index === last - 1 }));
};

/** The same blocks, the last of which stays with what follows: a row with the sum below it. */
export const keepLast = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block, index) => (index === blocks.length - 1 ? { ...block, keepsNext: true } : block));

/** The same blocks; they stay on one page unless that leaves much of the page before empty. */
export const preferWhole = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block, index) => (index < blocks.length - 1 ? { ...block, prefersNext: true } : block));

/** A block and where it stands, in points from the top of the column. */
export type PlacedBlock = { readonly block: Block; readonly top: number };

/** The blocks of one page from top to bottom. */
export type Page = readonly PlacedBlock[];

/**
 * Spreads blocks over pages of a height. No block is torn. Those that keep the next one stay with it; those that prefer it
 * stay with it unless more than a third of a page were left empty. Where a page begins with a row, the head of its table
 * stands above it again. The pages are new: the caller may take them out one by one.
 */
export const paginate = (blocks: readonly Block[], height: number): Page[] => {
  const pages: PlacedBlock[][] = [];
  let page: PlacedBlock[] = [];
  let bottom = 0;
  const turn = (): void => {
    if (page.length > 0) pages.push(page);
    page = [];
    bottom = 0;
  };
  const fits = (group: readonly Block[]): boolean => bottom + heightOf(group, page.length === 0) <= height;
  const place = (block: Block): void => {
    const top = bottom + (page.length === 0 ? 0 : (block.gap ?? 0));
    page.push({ block, top });
    bottom = top + block.height;
  };
  for (const whole of groupsOf(blocks, ({ keepsNext, prefersNext }) => keepsNext === true || prefersNext === true)) {
    if (whole[0]?.startsPage === true || (!fits(whole) && height - bottom <= height * MOST_EMPTY)) turn();
    for (const group of groupsOf(whole, ({ keepsNext }) => keepsNext === true)) {
      if (!fits(group)) turn();
      for (const block of group) {
        if (!fits([block])) turn();
        if (page.length === 0 && block.head) place(block.head);
        place(block);
      }
    }
  }
  turn();
  return pages;
};

/** Share of a page that may stay empty so that blocks which prefer to stay together do. */
const MOST_EMPTY = 1 / 3;

/** Blocks that belong together: each with those before it that hold on to it. */
const groupsOf = (blocks: readonly Block[], holdsNext: (block: Block) => boolean): readonly (readonly Block[])[] => {
  const groups: Block[][] = [];
  let open = false;
  for (const block of blocks) {
    if (open && block.startsPage !== true) groups.at(-1)?.push(block);
    else groups.push([block]);
    open = holdsNext(block);
  }
  return groups;
};

const heightOf = (group: readonly Block[], atTop: boolean): number => {
  const head = atTop ? (group[0]?.head?.height ?? 0) : 0;
  return group.reduce((sum, { height, gap = 0 }, index) => sum + height + (atTop && index === 0 ? 0 : gap), head);
};
