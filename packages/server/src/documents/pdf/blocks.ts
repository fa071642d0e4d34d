import type { DrawingContext } from './pdfkit/pen.ts';
import type { StructContainer } from './pdfkit/structure.ts';

/** An unbreakable part of a document, such as a heading, a table row or the picture of a set. */
export type Block = {
  /** In points. */
  readonly height: number;
  readonly draw: (pen: DrawingContext, top: number) => void;
  /** Space above it in points, left out at the top of a page. */
  readonly gap?: number;
  /** Whether the block must stay on the same page as the next one. */
  readonly keepsNext?: boolean;
  /** Whether the block should stay on the page of the next one, unless too much of the page would stay empty. */
  readonly prefersNext?: boolean;
  /** Whether the block starts a new page. */
  readonly startsPage?: boolean;
  /** Repeated above the block if the block is the first on its page, such as a table header. */
  readonly head?: Block;
  /** The table or list that contains the block as a row. */
  readonly container?: StructContainer;
  /** Entry in the PDF outline that points to the block. */
  readonly bookmark?: Bookmark;
};

/** An entry of the outline. Level 2 entries belong to the last level 1 entry before them. */
export type Bookmark = { readonly title: string; readonly level: 1 | 2 };

/** Keeps the first two blocks together and the last two, so that no page has a single row. */
export const keepEndsTogether = (blocks: readonly Block[]): readonly Block[] => {
  const last = blocks.length - 1;
  return blocks.map((block, index) => ({ ...block, keepsNext: index === 0 ? last > 0 : index === last - 1 }));
};

/** Keeps the last block together with the block after it, such as the last row with the total. */
export const keepLastTogether = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block, index) => (index === blocks.length - 1 ? { ...block, keepsNext: true } : block));

/** Prefers to keep the blocks on one page, unless that leaves much of the previous page empty. */
export const preferUnbroken = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block, index) => (index < blocks.length - 1 ? { ...block, prefersNext: true } : block));

/** A block and its position in points from the top of the column. */
export type PlacedBlock = { readonly block: Block; readonly top: number };

export type Page = readonly PlacedBlock[];

/**
 * Distributes blocks over pages of a given height. Blocks are never split. A block with `keepsNext` stays with the next
 * one; a block with `prefersNext` does so unless more than a third of a page would stay empty. If a page starts with a
 * row, the table header is repeated above it. The caller may modify the returned array.
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
  for (const together of groupsOf(blocks, ({ keepsNext, prefersNext }) => keepsNext === true || prefersNext === true)) {
    if (together[0]?.startsPage === true || (!fits(together) && height - bottom <= height * MAX_EMPTY_SHARE)) turn();
    for (const group of groupsOf(together, ({ keepsNext }) => keepsNext === true)) {
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

/** Maximum empty share of a page that keeping blocks together may cost. */
const MAX_EMPTY_SHARE = 1 / 3;

/** Groups blocks: a block joins the group of the previous block if `holdsNext` is true for that block. */
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
