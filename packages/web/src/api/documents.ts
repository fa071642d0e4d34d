import type { StickerGrid } from '@ramka/domain/labels';
import type { DocumentCaller } from './client.ts';

/** Formats of article lists. Lists with semicolons are for spreadsheets, lists with commas for programs. */
type ListForm = 'pdf' | 'workbook' | 'semicolon' | 'comma';

/** Formats of an order. `order-symbols` and `open-trans` are for shops and wholesalers. */
type OrderForm = 'order-pdf' | 'order-workbook' | 'order-symbols' | 'open-trans' | 'order-semicolon' | 'order-comma';

/**
 * Subject of a document: the project with its order, a room, the e-catalogue products, a selection of sets with quantity
 * 1 each, the installation of a set (in a room, if it is given), or the comparison with a variant.
 */
export type DocumentSubject =
  | { readonly kind: 'project' }
  | { readonly kind: 'room'; readonly roomId: number }
  | { readonly kind: 'e-catalogue' }
  | { readonly kind: 'sets'; readonly setIds: readonly number[] }
  | {
      readonly kind: 'installed-set';
      readonly setId: number;
      readonly roomId: number | null;
      /** Number of slots of its frame, 0 if the frame was discontinued. */
      readonly slots: number;
    }
  | { readonly kind: 'variant'; readonly variantId: string };

/** A document to download: subject and format (docs/specification.md#s2-54, docs/readings.md#r10). */
export type RequestedFile =
  | (Extract<DocumentSubject, { kind: 'project' }> & {
      readonly form: ListForm | OrderForm | 'client' | 'site-sheets';
    })
  | (Extract<DocumentSubject, { kind: 'e-catalogue' }> & { readonly form: ListForm })
  | (Extract<DocumentSubject, { kind: 'room' }> & { readonly form: ListForm | 'site-sheet' | 'drilling-templates' })
  | (Extract<DocumentSubject, { kind: 'sets' }> & { readonly form: ListForm | 'cards' })
  | (Extract<DocumentSubject, { kind: 'installed-set' }> & {
      readonly form: 'drilling-template' | 'drilling-template-vertical';
    })
  | { readonly kind: 'points'; readonly form: 'points-semicolon' | 'points-comma' }
  | ({ readonly kind: 'points'; readonly form: 'stickers' } & StickerSheet)
  | (Extract<DocumentSubject, { kind: 'variant' }> & { readonly form: (typeof printed)[number] });

/** A sheet of stickers, and its first sticker that is still there, from 1. */
export type StickerSheet = { readonly grid: StickerGrid; readonly start: number };

const printed = ['pdf', 'workbook'] as const;
const values = ['semicolon', 'comma'] as const;

/** The downloads of a subject. `data` are files for programs, shops and wholesalers. */
export type OfferedFiles = {
  readonly documents: readonly (readonly RequestedFile[])[];
  readonly data: readonly RequestedFile[];
};

/** Returns the downloads of a subject in the order of a menu. */
export const offeredFiles = (subject: DocumentSubject): OfferedFiles => {
  switch (subject.kind) {
    case 'variant':
      return { documents: [printed.map((form) => ({ ...subject, form }))], data: [] };
    case 'project':
      return {
        documents: [
          (['order-pdf', 'order-workbook'] as const).map((form) => ({ ...subject, form })),
          (['client', 'site-sheets', ...printed] as const).map((form) => ({ ...subject, form })),
        ],
        data: (['order-symbols', 'open-trans', 'order-semicolon', 'order-comma', ...values] as const).map((form) => ({
          ...subject,
          form,
        })),
      };
    case 'e-catalogue':
      return {
        documents: [printed.map((form) => ({ ...subject, form }))],
        data: values.map((form) => ({ ...subject, form })),
      };
    case 'room':
      return {
        documents: [([...printed, 'site-sheet', 'drilling-templates'] as const).map((form) => ({ ...subject, form }))],
        data: values.map((form) => ({ ...subject, form })),
      };
    case 'sets':
      return {
        documents: [([...printed, 'cards'] as const).map((form) => ({ ...subject, form }))],
        data: values.map((form) => ({ ...subject, form })),
      };
    case 'installed-set': {
      const level = { ...subject, form: 'drilling-template' } as const;
      const vertical = { ...subject, form: 'drilling-template-vertical' } as const;
      return { documents: [subject.slots > 1 ? [level, vertical] : [level]], data: [] };
    }
  }
};

/** Calls the endpoint of a project's document, for example to fetch it or to build its address. */
export const callForDocument = <Answer>(
  call: DocumentCaller<Answer>,
  projectId: string,
  file: RequestedFile,
  signal?: AbortSignal,
): Answer => {
  const params = { projectId };
  if (file.kind === 'variant') {
    const { form, variantId } = file;
    const onVariant = { params: { projectId, variantId }, signal };
    return form === 'pdf' ? call('writeComparisonPdf', onVariant) : call('writeComparisonWorkbook', onVariant);
  }
  switch (file.form) {
    case 'order-pdf':
      return call('writeOrderPdf', { params, signal });
    case 'order-workbook':
      return call('writeOrderWorkbook', { params, signal });
    case 'order-symbols':
      return call('writeOrderCsv', { params, body: { dialect: 'symbols' }, signal });
    case 'order-semicolon':
      return call('writeOrderCsv', { params, body: { dialect: 'semicolon' }, signal });
    case 'order-comma':
      return call('writeOrderCsv', { params, body: { dialect: 'comma' }, signal });
    case 'open-trans':
      return call('writeOpenTrans', { params, signal });
    case 'client':
      return call('writeClientPdf', { params, signal });
    case 'site-sheets':
      return call('writeSiteSheets', { params, signal });
    case 'site-sheet':
      return call('writeSiteSheet', { params: { projectId, groupId: file.roomId }, signal });
    case 'drilling-templates':
      return call('writeDrillingTemplates', { params: { projectId, groupId: file.roomId }, signal });
    case 'drilling-template':
    case 'drilling-template-vertical': {
      const body = { groupId: file.roomId, vertical: file.form === 'drilling-template-vertical' };
      return call('writeDrillingTemplate', { params: { projectId, setId: file.setId }, body, signal });
    }
    case 'stickers':
      return call('writeStickers', { params, body: { grid: file.grid, start: file.start }, signal });
    case 'points-semicolon':
      return call('writePointsCsv', { params, body: { dialect: 'semicolon' }, signal });
    case 'points-comma':
      return call('writePointsCsv', { params, body: { dialect: 'comma' }, signal });
    case 'cards':
      return call('writeCards', { params, body: setsOf(file), signal });
    case 'pdf':
      return file.kind === 'sets'
        ? call('writeComponentsPdf', { params, body: setsOf(file), signal })
        : call('writeProjectPdf', { params, body: scopeOf(file), signal });
    case 'workbook':
      return file.kind === 'sets'
        ? call('writeComponentsWorkbook', { params, body: setsOf(file), signal })
        : call('writeProjectWorkbook', { params, body: scopeOf(file), signal });
    case 'semicolon':
    case 'comma':
      return file.kind === 'sets'
        ? call('writeComponentsCsv', { params, body: { ...setsOf(file), dialect: file.form }, signal })
        : call('writeProjectCsv', { params, body: { ...scopeOf(file), dialect: file.form }, signal });
  }
};

type RequestedFileOfSets = Extract<RequestedFile, { readonly kind: 'sets' }>;

const setsOf = ({ setIds }: RequestedFileOfSets): { readonly sets: string } => ({ sets: setIds.join(',') });

const scopeOf = (
  file: Exclude<RequestedFile, RequestedFileOfSets | { readonly kind: 'variant' | 'installed-set' | 'points' }>,
) => ({
  groupId: file.kind === 'room' ? file.roomId : null,
  ecatalogProductsOnly: file.kind === 'e-catalogue',
});
