import type { Bookmark } from './block.ts';

/** Adds an entry to a document's outline that leads to the current page. */
export type AddBookmark = (bookmark: Bookmark) => void;

/** The outline of a document, empty at first. */
export const outlineOf = (document: PDFKit.PDFDocument): AddBookmark => {
  const { outline } = document;
  let parent = outline;
  return ({ title, level }) => {
    if (level === 1) parent = outline.addItem(title);
    else parent.addItem(title);
  };
};
