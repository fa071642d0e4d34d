import type { Pen } from './pen.ts';

/** A piece of a document that is never torn between two pages: a heading, a table's row, a set's picture. */
export type Block = {
  /** In points. */
  readonly height: number;
  readonly draw: (pen: Pen, top: number) => void;
  /** Space above it in points, left out at the top of a page. */
  readonly gap?: number;
  /** Whether it may not be the last on its page. */
  readonly keepsNext?: boolean;
  /** Whether it stays with the next as long as that does not leave much of a page empty: the parts of a set. */
  readonly prefersNext?: boolean;
  /** Whether it begins a page. */
  readonly startsPage?: boolean;
  /** What stands above it once more where it is the first on a page: a table's head. */
  readonly head?: Block;
  /** What leads to it in the reader's outline. */
  readonly bookmark?: Bookmark;
};

/** An entry of the outline; a deeper one belongs to the last of the level above. */
export type Bookmark = { readonly title: string; readonly level: 1 | 2 };
