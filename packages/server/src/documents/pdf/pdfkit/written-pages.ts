import type { Bookmark } from '../blocks.ts';

/** The bytes of a PDF as they are written. */
export type WrittenBytes = {
  /** Takes over what has been written since. */
  readonly take: () => void;
  /** All of them, once the document has ended. */
  readonly all: () => Uint8Array<ArrayBuffer>;
};

/**
 * Takes the bytes of a document over piece by piece: left to the library, each of its thousands of small pieces would
 * lie in a large block of memory of its own until the end.
 */
export const writtenBytes = (document: PDFKit.PDFDocument): WrittenBytes => {
  const pieces: Uint8Array[] = [];
  const take = (): void => {
    const piece: unknown = document.read();
    if (piece instanceof Uint8Array) pieces.push(new Uint8Array(piece));
  };
  return {
    take,
    all: () => {
      take();
      const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
      let end = 0;
      for (const piece of pieces) {
        bytes.set(piece, end);
        end += piece.length;
      }
      return bytes;
    },
  };
};

/**
 * Keeps what is drawn on a page until it is complete, and then hands it over in one piece: the library would turn
 * each of its thousands of small instructions into bytes on its own.
 */
export const gatherContent = (page: PDFKit.PDFPage): (() => void) => {
  const instructions: string[] = [];
  page.write = (instruction: string) => void instructions.push(instruction);
  return () => page.content.write(Buffer.from(instructions.join('\n'), 'latin1'));
};

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
