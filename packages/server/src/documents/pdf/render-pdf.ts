import { allTexts } from '@ramka/texts/all-texts';
import type { DocumentContent } from '../content/document-content.ts';
import type { DocumentHeading } from '../content/document-context.ts';
import type { DrillingTemplateDocument } from '../content/drilling-template-document.ts';
import type { StickersDocument } from '../content/stickers-document.ts';
import { type Block, paginate } from './blocks.ts';
import { orderPdf } from './article-table.ts';
import { cardsPdf } from './cards-pdf.ts';
import { clientPdf } from './client-pdf.ts';
import { comparisonPdf } from './comparison-pdf.ts';
import { componentListPdf } from './component-list-pdf.ts';
import { type FixedPage, templatePages } from './drilling-template-pdf.ts';
import { openPdf, type PdfProperties } from './pdfkit/pdf-file.ts';
import type { DrawingContext } from './pdfkit/pen.ts';
import type { PictureLibrary } from './pictures.ts';
import { projectPdf } from './project-pdf.ts';
import { COLUMN, COLUMN_HEIGHT, ink, sheet, style } from './sheet.ts';
import { stickerPages } from './stickers-pdf.ts';
import { siteSheetPdf, siteSheetsPdf } from './site-sheet-pdf.ts';
import { shortened, type Typesetter, typesetterOf } from './typesetter.ts';

export const renderPdf = (content: DocumentContent, library: PictureLibrary): Uint8Array<ArrayBuffer> =>
  content.kind === 'drilling-template' || content.kind === 'stickers'
    ? writeFixedPages(content, library)
    : writePdf(content.heading, library, (typesetter) => blocksOf(content, typesetter));

type FixedContent = DrillingTemplateDocument | StickersDocument;

type FlowingContent = Exclude<DocumentContent, FixedContent>;

const blocksOf = (content: FlowingContent, typesetter: Typesetter): readonly Block[] => {
  switch (content.kind) {
    case 'project':
      return projectPdf(content, typesetter);
    case 'component-list':
      return componentListPdf(content, typesetter);
    case 'cards':
      return cardsPdf(content, typesetter);
    case 'site-sheet':
      return siteSheetPdf(content, typesetter);
    case 'site-sheets':
      return siteSheetsPdf(content, typesetter);
    case 'client':
      return clientPdf(content, typesetter);
    case 'order':
      return orderPdf(content, typesetter);
    case 'comparison':
      return comparisonPdf(content, typesetter);
  }
};

/**
 * Writes a PDF: composes the blocks, paginates them and draws the pages one after another. A page is released once it
 * is drawn, which keeps at most one copy of a large document in memory.
 */
const writePdf = (
  heading: DocumentHeading,
  library: PictureLibrary,
  compose: (typesetter: Typesetter) => readonly Block[],
): Uint8Array<ArrayBuffer> => {
  const file = openPdf(propertiesOf(heading), library);
  const { pen } = file;
  const pages = paginate(compose(typesetterOf(heading, pen)), COLUMN_HEIGHT);
  const of = pages.length;
  for (let number = 1; number <= of; number += 1) {
    const blocks = pages.shift() ?? [];
    file.addPage(() => {
      for (const { block, top } of blocks) {
        if (block.bookmark) file.addBookmark(block.bookmark);
        file.block(block.container, () => block.draw(pen, sheet.top + top));
      }
      pen.artifact(() => drawFooter(pen, heading, { page: number, of }));
    });
  }
  return file.end();
};

/** Writes a document whose pages have fixed positions and are printed at their size. */
const writeFixedPages = (content: FixedContent, library: PictureLibrary): Uint8Array<ArrayBuffer> => {
  const { heading } = content;
  const file = openPdf({ ...propertiesOf(heading), toScale: true }, library);
  const { pen } = file;
  const pages: readonly FixedPage[] =
    content.kind === 'stickers' ? stickerPages(content) : templatePages(content, typesetterOf(heading, pen));
  for (const { landscape, bookmark, draw } of pages) {
    file.addPage(
      () => {
        if (bookmark) file.addBookmark(bookmark);
        file.block(undefined, () => draw(pen));
      },
      landscape ? 'landscape' : 'portrait',
    );
  }
  return file.end();
};

const propertiesOf = ({ kindName, title, language, publisher }: DocumentHeading): PdfProperties => ({
  language,
  title: `${kindName} – ${title}`,
  author: publisher,
  subject: allTexts[language].documents.netNote,
});

/** The footer of every page: project, sample notice, page number. */
const drawFooter = (
  pen: DrawingContext,
  { projectName, projectId, sampleNotice, language }: DocumentHeading,
  { page, of }: { readonly page: number; readonly of: number },
): void => {
  const top = sheet.footer;
  const number = allTexts[language].documents.page(page, of);
  pen.rule(sheet.left, top - 6, sheet.right, top - 6, ink.line);
  pen.textBefore(number, sheet.right, top, style.label);
  const room = COLUMN * (sampleNotice === null ? 0.75 : 0.45);
  const name = shortened(pen, projectName, room, style.label);
  pen.text(projectId === null ? name : `${name} · ${projectId}`, sheet.left, top, style.label);
  if (sampleNotice !== null) pen.textBefore(sampleNotice, sheet.right - 80, top, style.label);
};
