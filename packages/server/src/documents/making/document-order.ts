import type { CsvDialect } from '../csv/order-list-csv.ts';
import type { ComponentListDocument } from '../content/kinds/component-list-document.ts';
import type { DocumentContent } from '../content/kinds/document-content.ts';
import type { ProjectDocument } from '../content/kinds/project-document.ts';

/** A document to be made: what it says and in which form. Plain data, which can go to another thread. */
export type DocumentOrder = DocumentForm & {
  readonly pictures: {
    /** Folder of the catalogue's pictures. */
    readonly folder: string;
    /** Changes with anything in that folder. */
    readonly edition: string;
  };
};

/** A content and a form that it can take. */
export type DocumentForm =
  | { readonly form: 'pdf'; readonly content: DocumentContent }
  | { readonly form: 'workbook'; readonly content: ProjectDocument | ComponentListDocument }
  | {
      readonly form: 'csv';
      readonly content: ProjectDocument | ComponentListDocument;
      readonly dialect: CsvDialect;
    };
