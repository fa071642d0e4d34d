// oxlint-disable-next-line import/no-named-as-default -- its types know no other export
import PDFDocument from 'pdfkit';
import { allTexts } from '@ramka/texts/all-texts';
import type { DocumentHeading } from '../../content/document-heading.ts';
import type { PictureLibrary } from '../pictures/picture-library.ts';
import { fonts } from '../text/fonts.ts';
import type { Block } from './block.ts';
import { drawFooter } from './footer.ts';
import { gatherContent } from './gather-content.ts';
import { outlineOf } from './outline.ts';
import { paginate } from './paginate.ts';
import { penOf } from './pen.ts';
import { sheet } from './sheet.ts';
import { typesetterOf, type Typesetter } from './typesetter.ts';

/** Writes a PDF: composes its blocks, spreads them over pages, draws these one after another. */
export const writePdf = async (
  heading: DocumentHeading,
  library: PictureLibrary,
  compose: (typesetter: Typesetter) => readonly Block[],
): Promise<Uint8Array> => {
  const document = openDocument(heading);
  const bytes = collect(document);
  const pen = penOf(document, library);
  const pages = paginate(compose(typesetterOf(heading, pen)), sheet.bottom - sheet.top);
  const addBookmark = outlineOf(document);
  pages.forEach((page, index) => {
    document.addPage({ size: 'A4', margin: 0 });
    const handOver = gatherContent(document.page);
    for (const { block, top } of page) {
      if (block.bookmark) addBookmark(block.bookmark);
      block.draw(pen, sheet.top + top);
    }
    drawFooter(pen, heading, { page: index + 1, of: pages.length });
    handOver();
  });
  document.end();
  return bytes;
};

const openDocument = ({ kindName, title, language, publisher }: DocumentHeading): PDFKit.PDFDocument => {
  const document = new PDFDocument({
    autoFirstPage: false,
    font: '',
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: `${kindName} – ${title}`, Author: publisher, Subject: allTexts[language].documents.netNote },
  });
  for (const [face, font] of Object.entries(fonts)) registerFont(document, face, font);
  return document;
};

/** pdfkit takes a parsed font wherever it takes a file of one, which its types do not say. */
const registerFont = (document: PDFKit.PDFDocument, face: string, font: unknown): void => {
  const register: unknown = Reflect.get(document, 'registerFont');
  if (typeof register === 'function') Reflect.apply(register, document, [face, font]);
};

const collect = (document: PDFKit.PDFDocument): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
