import { move } from 'piscina';
import { type ComponentListDocument, type DocumentContent, picturesOf, setsOf } from './content/document-content.ts';
import type { WorkbookContent } from './workbook/plan-workbook.ts';
import type { ProjectDocument } from './content/project-document.ts';
import type { PurchaseOrderDocument } from './content/order-document.ts';
import type { CsvDialect, OrderDialect } from './order/order-files.ts';
import { pictureCache } from '../pictures/picture-cache.ts';
import type { PictureFolder } from './pdf/pictures.ts';

/** The entry point of a worker thread: renders a document and transfers its bytes, without a copy if possible. */
export const renderInWorker = async (order: RenderJob): Promise<unknown> => {
  const bytes = await renderDocument(order);
  return bytes.byteLength === bytes.buffer.byteLength ? move(bytes) : bytes;
};

/** Renders a document and blocks its thread meanwhile. Libraries are loaded by the first document that needs them. */
export const renderDocument = async (order: RenderJob): Promise<Uint8Array> => {
  switch (order.form) {
    case 'pdf':
      return makePdf(order);
    case 'workbook':
      return makeWorkbook(order);
    case 'csv':
    case 'points-csv':
    case 'order-csv':
    case 'open-trans':
      return makeText(order);
  }
};

/** Pictures that a thread caches between documents, in bytes. */
const cache = pictureCache(128 * 1024 * 1024);

/** Loads the libraries that most documents need. */
export const warmUp = async (): Promise<void> => {
  await import('./pdf/pictures.ts');
  await import('./pdf/render-pdf.ts');
};

const makePdf = async ({ content, pictures }: Extract<RenderJob, { form: 'pdf' }>): Promise<Uint8Array> => {
  const { readPictures } = await import('./pdf/pictures.ts');
  const { renderPdf } = await import('./pdf/render-pdf.ts');
  return renderPdf(content, await readPictures(pictures, picturesOf(content), cache));
};

const makeWorkbook = async ({ content, pictures }: Extract<RenderJob, { form: 'workbook' }>): Promise<Uint8Array> => {
  const { planWorkbook } = await import('./workbook/plan-workbook.ts');
  const { drawSetPictures } = await import('./workbook/set-pictures.ts');
  const { writeWorkbook } = await import('./workbook/write-workbook.ts');
  const catalogue = { ...pictures, pictures: picturesOf(content), articlePictures: new Map() };
  const pictureOf = await drawSetPictures(setsOf(content), catalogue, cache);
  return writeWorkbook(planWorkbook(content, pictureOf));
};

type TextJob = Extract<RenderJob, { form: 'csv' | 'points-csv' | 'order-csv' | 'open-trans' }>;

const makeText = async (order: TextJob): Promise<Uint8Array> => {
  const { openTransOrder, orderCsv, orderListCsv, pointsCsv } = await import('./order/order-files.ts');
  switch (order.form) {
    case 'csv':
      return Buffer.from(orderListCsv(order.content.heading, order.content.orderList, order.dialect));
    case 'points-csv':
      return Buffer.from(pointsCsv(order.content, order.dialect));
    case 'order-csv':
      return Buffer.from(orderCsv(order.content, order.dialect));
    case 'open-trans':
      return Buffer.from(openTransOrder(order.content, order));
  }
};

/** A render job as plain data that can be sent to another thread. */
export type RenderJob = RenderContent & {
  readonly pictures: PictureFolder;
};

/** A document content and a format that supports it. */
export type RenderContent =
  | { readonly form: 'pdf'; readonly content: DocumentContent }
  | { readonly form: 'workbook'; readonly content: WorkbookContent }
  | {
      readonly form: 'csv';
      readonly content: ProjectDocument | ComponentListDocument;
      readonly dialect: CsvDialect;
    }
  | { readonly form: 'points-csv'; readonly content: ProjectDocument; readonly dialect: CsvDialect }
  | { readonly form: 'order-csv'; readonly content: PurchaseOrderDocument; readonly dialect: OrderDialect }
  | {
      readonly form: 'open-trans';
      readonly content: PurchaseOrderDocument;
      readonly now: number;
      readonly timeZone: string;
    };
