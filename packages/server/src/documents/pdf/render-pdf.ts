import type { DocumentContent } from '../content/kinds/document-content.ts';
import { cardsPdf } from './cards-pdf.ts';
import { componentListPdf } from './component-list-pdf.ts';
import type { Block } from './page/block.ts';
import type { Typesetter } from './page/typesetter.ts';
import { writePdf } from './page/write-pdf.ts';
import type { PictureLibrary } from './pictures/picture-library.ts';
import { projectPdf } from './project-pdf.ts';
import { siteSheetPdf } from './site-sheet-pdf.ts';

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
