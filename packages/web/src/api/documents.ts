import type { DocumentCaller } from './client.ts';

/** Formats of article lists. Lists with semicolons are for spreadsheets, lists with commas for programs. */
type ListForm = 'pdf' | 'workbook' | 'semicolon' | 'comma';

/** Formats of an order. `order-symbols` and `open-trans` are for shops and wholesalers. */
type OrderForm = 'order-pdf' | 'order-workbook' | 'order-symbols' | 'open-trans' | 'order-semicolon' | 'order-comma';

/**
 * Subject of a document: the project with its order, a room, the e-catalogue products, a selection of sets with quantity
 * 1 each, or the comparison with a variant.
 */
export type DocumentSubject =
  | { readonly kind: 'project' }
  | { readonly kind: 'room'; readonly roomId: number }
  | { readonly kind: 'e-catalogue' }
  | { readonly kind: 'sets'; readonly setIds: readonly number[] }
  | { readonly kind: 'variant'; readonly variantId: string };

/** A document to download: subject and format (docs/specification.md#s2-54, docs/readings.md#r10). */
export type WantedFile =
  | (Extract<DocumentSubject, { kind: 'project' }> & {
      readonly form: ListForm | OrderForm | 'client' | 'site-sheets';
    })
  | (Extract<DocumentSubject, { kind: 'e-catalogue' }> & { readonly form: ListForm })
  | (Extract<DocumentSubject, { kind: 'room' }> & { readonly form: ListForm | 'site-sheet' })
  | (Extract<DocumentSubject, { kind: 'sets' }> & { readonly form: ListForm | 'cards' })
  | (Extract<DocumentSubject, { kind: 'variant' }> & { readonly form: (typeof printed)[number] });

const printed = ['pdf', 'workbook'] as const;
const values = ['semicolon', 'comma'] as const;

/** The downloads of a subject. `data` are files for programs, shops and wholesalers. */
export type OfferedFiles = {
  readonly documents: readonly (readonly WantedFile[])[];
  readonly data: readonly WantedFile[];
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
        documents: [([...printed, 'site-sheet'] as const).map((form) => ({ ...subject, form }))],
        data: values.map((form) => ({ ...subject, form })),
      };
    case 'sets':
      return {
        documents: [([...printed, 'cards'] as const).map((form) => ({ ...subject, form }))],
        data: values.map((form) => ({ ...subject, form })),
      };
  }
};

/** Calls the endpoint of a project's document, for example to fetch it or to build its address. */
export const callForDocument = <Answer>(
  call: DocumentCaller<Answer>,
  projectId: string,
  wanted: WantedFile,
  signal?: AbortSignal,
): Answer => {
  const params = { projectId };
  if (wanted.kind === 'variant') {
    const { form, variantId } = wanted;
    const onVariant = { params: { projectId, variantId }, signal };
    return form === 'pdf' ? call('writeComparisonPdf', onVariant) : call('writeComparisonWorkbook', onVariant);
  }
  switch (wanted.form) {
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
      return call('writeSiteSheet', { params: { projectId, groupId: wanted.roomId }, signal });
    case 'cards':
      return call('writeCards', { params, body: setsOf(wanted), signal });
    case 'pdf':
      return wanted.kind === 'sets'
        ? call('writeComponentsPdf', { params, body: setsOf(wanted), signal })
        : call('writeProjectPdf', { params, body: scopeOf(wanted), signal });
    case 'workbook':
      return wanted.kind === 'sets'
        ? call('writeComponentsWorkbook', { params, body: setsOf(wanted), signal })
        : call('writeProjectWorkbook', { params, body: scopeOf(wanted), signal });
    case 'semicolon':
    case 'comma':
      return wanted.kind === 'sets'
        ? call('writeComponentsCsv', { params, body: { ...setsOf(wanted), dialect: wanted.form }, signal })
        : call('writeProjectCsv', { params, body: { ...scopeOf(wanted), dialect: wanted.form }, signal });
  }
};

type WantedOfSets = Extract<WantedFile, { readonly kind: 'sets' }>;

const setsOf = ({ setIds }: WantedOfSets): { readonly sets: string } => ({ sets: setIds.join(',') });

const scopeOf = (wanted: Exclude<WantedFile, WantedOfSets | { readonly kind: 'variant' }>) => ({
  groupId: wanted.kind === 'room' ? wanted.roomId : null,
  ecatalogProductsOnly: wanted.kind === 'e-catalogue',
});
