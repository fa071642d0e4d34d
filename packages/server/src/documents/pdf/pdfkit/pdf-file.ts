import PdfDocument from 'pdfkit';
import type { Bookmark } from '../blocks.ts';
import type { PictureLibrary } from '../pictures.ts';
import { type DrawingContext, drawingContextOf } from './pen.ts';
import { type Structure, structureOf } from './structure.ts';

/** A PDF that is drawn page by page. Nothing outside this folder knows the library that writes it. */
export type PdfFile = {
  /** Draws on the current page, and measures texts before there is one. */
  readonly pen: DrawingContext;
  /** Draws a block of the current page, within the table or list that it is of. */
  readonly block: Structure['block'];
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
export const openPdf = (properties: PdfProperties, pictures: PictureLibrary): PdfFile => {
  const { language, title, author, subject } = properties;
  const document = new PdfDocument({
    autoFirstPage: false,
    font: '',
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Subject: subject },
  });
  writeProperties(document, properties);
  const structure = structureOf(document);
  const bytes = writtenBytes(document);
  return {
    pen: drawingContextOf(document, pictures, structure),
    block: structure.block,
    addPage: (draw) => {
      document.addPage({ size: 'A4', margin: 0 });
      const writePage = bufferPage(document.page);
      draw();
      structure.endPage();
      writePage();
      bytes.take();
    },
    addBookmark: outlineOf(document),
    end: () => {
      structure.end();
      document.end();
      return bytes.all();
    },
  };
};

/**
 * Tells in XMP what a reader tells of the file, and that it is PDF/UA. The library would write names as they are, which
 * may hold what XML takes for markup.
 */
const writeProperties = (document: PDFKit.PDFDocument, properties: PdfProperties): void => {
  const { language, title, author, subject } = properties;
  const inLanguage = (text: string): string =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt>`;
  Object.assign(document, { _addInfo: () => undefined });
  document.appendXML(
    [
      '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
      ' xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">',
      `<dc:title>${inLanguage(title)}</dc:title><dc:description>${inLanguage(subject)}</dc:description>`,
      `<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>`,
      `<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
      '<pdfuaid:part>1</pdfuaid:part></rdf:Description>',
    ].join(''),
  );
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

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
