import { move } from 'piscina';
import { type ComponentListDocument, type DocumentContent, picturesOf, setsOf } from './content/document-content.ts';
import type { WorkbookContent } from './workbook/plan-workbook.ts';
import type { ProjectDocument } from './content/project-document.ts';
import type { CsvDialect } from './order-list-csv.ts';
import { pictureCache } from '../pictures/picture-cache.ts';
import type { PictureFolder } from './pdf/pictures.ts';

/** What a thread does with an order: makes the document, and moves its bytes to the caller without a copy where it can. */
export const handOverDocument = async (order: DocumentOrder): Promise<unknown> => {
  const bytes = await makeDocument(order);
  return bytes.byteLength === bytes.buffer.byteLength ? move(bytes) : bytes;
};

/** Makes a document, which blocks its thread. Libraries are loaded with the first document that needs them. */
export const makeDocument = async (order: DocumentOrder): Promise<Uint8Array> => {
  switch (order.form) {
    case 'pdf':
      return makePdf(order);
    case 'workbook':
      return makeWorkbook(order);
    case 'csv':
      return makeCsv(order);
  }
};

/** Pictures that this thread keeps from one document to the next, in bytes. */
const cache = pictureCache(128 * 1024 * 1024);

/** Loads what most documents need, before anybody waits for one. */
export const loadLibraries = async (): Promise<void> => {
  await import('./pdf/pictures.ts');
  await import('./pdf/render-pdf.ts');
};

const makePdf = async ({ content, pictures }: Extract<DocumentOrder, { form: 'pdf' }>): Promise<Uint8Array> => {
  const { readPictures } = await import('./pdf/pictures.ts');
  const { renderPdf } = await import('./pdf/render-pdf.ts');
  return renderPdf(content, await readPictures(pictures, picturesOf(content), cache));
};

const makeWorkbook = async ({
  content,
  pictures,
}: Extract<DocumentOrder, { form: 'workbook' }>): Promise<Uint8Array> => {
  const { planWorkbook } = await import('./workbook/plan-workbook.ts');
  const { drawSetPictures } = await import('./workbook/set-pictures.ts');
  const { writeWorkbook } = await import('./workbook/write-workbook.ts');
  const catalogue = { ...pictures, pictures: picturesOf(content), articlePictures: new Map() };
  const pictureOf = await drawSetPictures(setsOf(content), catalogue, cache);
  return writeWorkbook(planWorkbook(content, pictureOf));
};

const makeCsv = async ({ content, dialect }: Extract<DocumentOrder, { form: 'csv' }>): Promise<Uint8Array> => {
  const { orderListCsv } = await import('./order-list-csv.ts');
  return Buffer.from(orderListCsv(content.heading, content.orderList, dialect), 'utf8');
};

/** A document to be made: what it says and in which form. Plain data, which can go to another thread. */
export type DocumentOrder = DocumentForm & {
  readonly pictures: PictureFolder;
};

/** A content and a form that it can take. */
export type DocumentForm =
  | { readonly form: 'pdf'; readonly content: DocumentContent }
  | { readonly form: 'workbook'; readonly content: WorkbookContent }
  | {
      readonly form: 'csv';
      readonly content: ProjectDocument | ComponentListDocument;
      readonly dialect: CsvDialect;
    };
