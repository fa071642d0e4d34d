import PdfDocument from 'pdfkit';
import type { Bookmark } from '../blocks.ts';
import type { PictureLibrary } from '../pictures.ts';
import { type DrawingContext, drawingContextOf } from './pen.ts';
import { type Structure, structureOf } from './structure.ts';

/** A PDF that is drawn page by page. Only this folder uses the PDF library directly. */
export type PdfFile = {
  /** Draws on the current page. Text can be measured before the first page. */
  readonly pen: DrawingContext;
  /** Draws a block on the current page, inside the table or list that contains it. */
  readonly block: Structure['block'];
  /** Adds an A4 page, in portrait by default, draws it and releases its memory. */
  readonly addPage: (draw: () => void, layout?: 'portrait' | 'landscape') => void;
  /** Adds an outline entry that points to the current page. */
  readonly addBookmark: (bookmark: Bookmark) => void;
  /** Ends the file and returns all its bytes. */
  readonly end: () => Uint8Array<ArrayBuffer>;
};

/** The document properties that PDF readers display. */
export type PdfProperties = {
  readonly language: string;
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** Whether the file must be printed at its size: the print dialog then suggests no scaling and single-sided sheets. */
  readonly toScale?: boolean;
};

/** Creates a PDF document. Its pictures are read from `pictures`. */
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
  if (properties.toScale === true) suggestActualSize(document);
  const structure = structureOf(document);
  const bytes = writtenBytes(document);
  return {
    pen: drawingContextOf(document, pictures, structure),
    block: structure.block,
    addPage: (draw, layout = 'portrait') => {
      document.addPage({ size: 'A4', layout, margin: 0 });
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

/** Writes the properties and the PDF/UA identifier as XMP metadata. The library would not escape XML in names. */
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

const suggestActualSize = (document: PDFKit.PDFDocument): void => {
  const catalogue: Record<string, { readonly data: object }> = Reflect.get(document, '_root').data;
  Object.assign(catalogue['ViewerPreferences']?.data ?? {}, {
    PrintScaling: 'None',
    Duplex: 'Simplex',
    PickTrayByPDFSize: true,
  });
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export type WrittenBytes = {
  /** Moves the bytes written since the last call into this buffer. */
  readonly take: () => void;
  /** All bytes; valid once the document has ended. */
  readonly all: () => Uint8Array<ArrayBuffer>;
};

/**
 * Collects the bytes of a document piece by piece. The library itself would hold thousands of small pieces, each in a
 * large block of memory, until the document ends.
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
 * Buffers the drawing instructions of a page and writes them at once when the page is complete. The library itself
 * would convert each of thousands of instructions into a buffer.
 */
const bufferPage = (page: PDFKit.PDFPage): (() => void) => {
  const instructions: string[] = [];
  page.write = (instruction: string) => void instructions.push(instruction);
  return () => page.content.write(Buffer.from(instructions.join('\n'), 'latin1'));
};

/** Creates the outline of a document. The returned function adds an entry that points to the current page. */
const outlineOf = (document: PDFKit.PDFDocument): PdfFile['addBookmark'] => {
  const { outline } = document;
  let parent = outline;
  return ({ title, level }) => {
    if (level === 1) parent = outline.addItem(title);
    else parent.addItem(title);
  };
};
