import PdfDocument from 'pdfkit';
import type { Bookmark } from '../blocks.ts';
import type { PictureLibrary } from '../pictures.ts';
import { registerFonts } from './fonts.ts';
import { type Pen, penOf } from './pen.ts';

/** A PDF that is drawn page by page. Nothing outside this folder knows the library that writes it. */
export type PdfFile = {
  /** Draws on the current page, and measures texts before there is one. */
  readonly pen: Pen;
  /** Draws an A4 page and lets it go. */
  readonly addPage: (draw: () => void) => void;
  /** Leads from the reader's outline to the current page. */
  readonly addBookmark: (bookmark: Bookmark) => void;
  /** Ends the file: all of its bytes. */
  readonly end: () => Uint8Array<ArrayBuffer>;
};

/** What a reader tells of a file without showing it. */
export type PdfProperties = {
  readonly language: string;
  readonly title: string;
  readonly author: string;
  readonly subject: string;
};

/** Begins a PDF that may show some pictures. */
export const openPdf = ({ language, title, author, subject }: PdfProperties, pictures: PictureLibrary): PdfFile => {
  const document = new PdfDocument({
    autoFirstPage: false,
    font: '',
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Subject: subject },
  });
  registerFonts(document);
  const bytes = writtenBytes(document);
  return {
    pen: penOf(document, pictures),
    addPage: (draw) => {
      document.addPage({ size: 'A4', margin: 0 });
      const writePage = bufferPage(document.page);
      draw();
      writePage();
      bytes.take();
    },
    addBookmark: outlineOf(document),
    end: () => {
      document.end();
      return bytes.all();
    },
  };
};

/** The bytes of a PDF as they are written. */
export type WrittenBytes = {
  /** Takes over what has been written since. */
  readonly take: () => void;
  /** All of them, once the document has ended. */
  readonly all: () => Uint8Array<ArrayBuffer>;
};

/**
 * Takes the bytes of a document over piece by piece. Left to the library, each of its thousands of small pieces would
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
 * Buffers what is drawn on a page until it is complete, and then writes it in one piece. The library would turn each of
 * its thousands of small instructions into bytes on its own.
 */
const bufferPage = (page: PDFKit.PDFPage): (() => void) => {
  const instructions: string[] = [];
  page.write = (instruction: string) => void instructions.push(instruction);
  return () => page.content.write(Buffer.from(instructions.join('\n'), 'latin1'));
};

/** The outline of a document, empty at first: adds an entry that leads to the current page. */
const outlineOf = (document: PDFKit.PDFDocument): PdfFile['addBookmark'] => {
  const { outline } = document;
  let parent = outline;
  return ({ title, level }) => {
    if (level === 1) parent = outline.addItem(title);
    else parent.addItem(title);
  };
};
