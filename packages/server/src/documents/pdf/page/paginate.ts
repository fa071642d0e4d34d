import type { Block } from './block.ts';

/** A block and where it stands, in points from the top of the column. */
export type PlacedBlock = { readonly block: Block; readonly top: number };

/** The blocks of one page from top to bottom. */
export type Page = readonly PlacedBlock[];

/**
 * Spreads blocks over pages of a height: none is torn, those that keep the next stay with it, those that prefer it stay
 * unless more than a third of a page were left empty, and a table's head stands again where a page begins with a row. The
 * pages are the caller's, who may take them out one by one.
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
