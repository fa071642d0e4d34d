import PdfDocument from 'pdfkit';
import { allTexts } from '@ramka/texts/all-texts';
import type { DocumentHeading } from '../../content/document-heading.ts';
import type { PictureLibrary } from '../pictures/picture-library.ts';
import { registerFonts } from '../text/register-fonts.ts';
import type { Block } from './block.ts';
import { drawFooter } from './footer.ts';
import { gatherContent } from './gather-content.ts';
import { outlineOf } from './outline.ts';
import { paginate } from './paginate.ts';
import { penOf } from './pen.ts';
import { sheet } from './sheet.ts';
import { typesetterOf, type Typesetter } from './typesetter.ts';
import { writtenBytes } from './written-bytes.ts';

/**
 * Writes a PDF: composes its blocks, spreads them over pages, draws these one after another. A page is let go once it is
 * drawn, and its bytes are taken over, so that memory holds a large document once at most.
 */
export const writePdf = (
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
