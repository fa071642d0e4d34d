import type { Block } from './block.ts';

/** A block and where it stands, in points from the top of the column. */
export type PlacedBlock = { readonly block: Block; readonly top: number };

/** The blocks of one page from top to bottom. */
export type Page = readonly PlacedBlock[];

/**
 * Spreads blocks over pages of a height: none is torn, those that keep the next stay with it, and a table's head stands
 * again where a page begins with a row. The pages are the caller's, who may take them out one by one.
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
  for (const group of groupsOf(blocks)) {
    const first = group[0];
    if (first?.startsPage === true || bottom + heightOf(group, page.length === 0) > height) turn();
    for (const block of group) {
      if (bottom + heightOf([block], page.length === 0) > height) turn();
      for (const part of page.length === 0 && block.head ? [block.head, block] : [block]) {
        const top = bottom + (page.length === 0 ? 0 : (part.gap ?? 0));
        page.push({ block: part, top });
        bottom = top + part.height;
      }
    }
  }
  turn();
  return pages;
};

/** Blocks that belong on one page: each with those before it that keep it. */
const groupsOf = (blocks: readonly Block[]): readonly (readonly Block[])[] => {
  const groups: Block[][] = [];
  let open = false;
  for (const block of blocks) {
    if (open && block.startsPage !== true) groups.at(-1)?.push(block);
    else groups.push([block]);
    open = block.keepsNext === true;
  }
  return groups;
};

const heightOf = (group: readonly Block[], atTop: boolean): number => {
  const head = atTop ? (group[0]?.head?.height ?? 0) : 0;
  return group.reduce((sum, { height, gap = 0 }, index) => sum + height + (atTop && index === 0 ? 0 : gap), head);
};
