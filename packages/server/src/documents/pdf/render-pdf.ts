import { graphemes } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import PdfDocument from 'pdfkit';
import type { DocumentContent } from '../content/document-content.ts';
import type { DocumentHeading } from '../content/document-context.ts';
import { type Block, paginate } from './blocks.ts';
import { cardsPdf } from './cards-pdf.ts';
import { componentListPdf } from './component-list-pdf.ts';
import { registerFonts } from './pdfkit/fonts.ts';
import { type Pen, penOf } from './pdfkit/pen.ts';
import { gatherContent, outlineOf, writtenBytes } from './pdfkit/written-pages.ts';
import type { PictureLibrary } from './pictures.ts';
import { projectPdf } from './project-pdf.ts';
import { COLUMN, ink, sheet, style } from './sheet.ts';
import { siteSheetPdf } from './site-sheet-pdf.ts';
import { type Typesetter, typesetterOf } from './typesetter.ts';

/** A document as a PDF file. */
export const renderPdf = (content: DocumentContent, library: PictureLibrary): Uint8Array<ArrayBuffer> =>
  writePdf(content.heading, library, (typesetter) => blocksOf(content, typesetter));

const blocksOf = (content: DocumentContent, typesetter: Typesetter): readonly Block[] => {
  switch (content.kind) {
    case 'project':
      return projectPdf(content, typesetter);
    case 'component-list':
      return componentListPdf(content, typesetter);
    case 'cards':
      return cardsPdf(content, typesetter);
    case 'site-sheet':
      return siteSheetPdf(content, typesetter);
  }
};

/**
 * Writes a PDF: composes its blocks, spreads them over pages, draws these one after another. A page is let go once it is
 * drawn, and its bytes are taken over, so that memory holds a large document once at most.
 */
const writePdf = (
  heading: DocumentHeading,
  library: PictureLibrary,
  compose: (typesetter: Typesetter) => readonly Block[],
): Uint8Array<ArrayBuffer> => {
  const document = openDocument(heading);
  const bytes = writtenBytes(document);
  const pen = penOf(document, library);
  const pages = paginate(compose(typesetterOf(heading, pen)), sheet.bottom - sheet.top);
  const of = pages.length;
  const addBookmark = outlineOf(document);
  for (let page = pages.shift(); page !== undefined; page = pages.shift()) {
    document.addPage({ size: 'A4', margin: 0 });
    const handOver = gatherContent(document.page);
    for (const { block, top } of page) {
      if (block.bookmark) addBookmark(block.bookmark);
      block.draw(pen, sheet.top + top);
    }
    drawFooter(pen, heading, { page: of - pages.length, of });
    handOver();
    bytes.take();
  }
  document.end();
  return bytes.all();
};

const openDocument = ({ kindName, title, language, publisher }: DocumentHeading): PDFKit.PDFDocument => {
  const document = new PdfDocument({
    autoFirstPage: false,
    font: '',
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: `${kindName} – ${title}`, Author: publisher, Subject: allTexts[language].documents.netNote },
  });
  registerFonts(document);
  return document;
};

/** What stands at the foot of every page: the project, that prices are samples, the page's number. */
const drawFooter = (
  pen: Pen,
  { projectName, projectId, sampleNotice, language }: DocumentHeading,
  { page, of }: { readonly page: number; readonly of: number },
): void => {
  const top = sheet.footer;
  const number = allTexts[language].documents.page(page, of);
  pen.rule(sheet.left, top - 6, sheet.right, top - 6, ink.line);
  pen.textBefore(number, sheet.right, top, style.label);
  const room = COLUMN * (sampleNotice === null ? 0.75 : 0.45);
  pen.text(`${shortened(pen, projectName, room)} · ${projectId}`, sheet.left, top, style.label);
  if (sampleNotice !== null) pen.textBefore(sampleNotice, sheet.right - 80, top, style.label);
};

/** As much of a name as fits, in whole characters as people see them. */
const shortened = (pen: Pen, name: string, width: number): string => {
  if (pen.widthOf(name, style.label) <= width) return name;
  let kept = '';
  for (const grapheme of graphemes(name)) {
    if (pen.widthOf(`${kept}${grapheme}…`, style.label) > width) break;
    kept += grapheme;
  }
  return `${kept.trimEnd()}…`;
};
