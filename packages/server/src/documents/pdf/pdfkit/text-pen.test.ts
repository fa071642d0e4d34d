import PdfDocument from 'pdfkit';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { chooseFont } from './fonts.ts';
import { writtenBytes } from './pdf-file.ts';
import { textWriter, type TextWriter } from './text-pen.ts';

type Draw = (write: TextWriter, document: PDFKit.PDFDocument) => void;

/** The texts of every page with position, size, direction and width. */
const textsDrawnBy = async (draw: Draw, writerOf: (document: PDFKit.PDFDocument) => TextWriter) => {
  const document = new PdfDocument({ autoFirstPage: false, font: '' });
  const bytes = writtenBytes(document);
  document.addPage({ size: 'A4', margin: 0 });
  draw(writerOf(document), document);
  document.end();
  const read = await getDocumentProxy(bytes.all());
  const pages = Array.from({ length: read.numPages }, async (_, index) => {
    const { items } = await (await read.getPage(index + 1)).getTextContent();
    return items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [
            {
              text: item.str,
              place: item.transform.map((number: number) => number.toFixed(1)),
              width: item.width.toFixed(1),
            },
          ]
        : [],
    );
  });
  return Promise.all(pages);
};

/** Writes text with the library alone, without repeated instructions. */
const byLibrary =
  (document: PDFKit.PDFDocument): TextWriter =>
  (text, font, size, { x, top }) =>
    void chooseFont(document, font).fontSize(size).text(text, x, top, { lineBreak: false });

describe('repeated text', () => {
  test.for<[name: string, draw: Draw]>([
    [
      'at other places',
      (write) => {
        for (const top of [40, 90, 333.3]) write('Ramka 2-krotna, biały mat', 'regular', 8.5, { x: top * 1.5, top });
      },
    ],
    [
      'on another page, in two fonts and sizes',
      (write, document) => {
        const both = (): void => {
          write('Gniazdo Ącžґ', 'semibold', 11, { x: 50, top: 60 });
          write('Gniazdo Ącžґ', 'regular', 7, { x: 50, top: 90 });
          write('🛋️', 'emoji', 7, { x: 150, top: 90 });
        };
        both();
        document.addPage({ size: 'A4', margin: 0 });
        both();
      },
    ],
    [
      'rotated',
      (write, document) => {
        write('86 mm', 'regular', 7, { x: 50, top: 60 });
        document.rotate(-90, { origin: [100, 100] });
        write('86 mm', 'regular', 7, { x: 100, top: 100 });
      },
    ],
    [
      'with combining marks off the baseline',
      (write) => {
        for (const top of [40, 90]) write('g\u0301q\u0302 AVATAR', 'regular', 8.5, { x: 50, top });
      },
    ],
  ])('equals the layout of the library: %s', async ([, draw]) => {
    const pages = await textsDrawnBy(draw, textWriter);
    expect(pages.flat().length).toBeGreaterThan(1);
    expect(pages).toEqual(await textsDrawnBy(draw, byLibrary));
  });
});
