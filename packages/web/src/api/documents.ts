import type { DocumentCaller } from './client.ts';

/** Formats of article lists. Lists with semicolons are for spreadsheets, lists with commas for programs. */
type ListForm = 'pdf' | 'workbook' | 'semicolon' | 'comma';

/** Formats of an order. `order-symbols` and `open-trans` are for shops and wholesalers. */
type OrderForm = (typeof orderForms)[number][number];

const orderForms = [
  ['order-pdf', 'order-workbook'],
  ['order-symbols', 'open-trans'],
  ['order-semicolon', 'order-comma'],
] as const;

/**
 * Subject of a document: the project, its order, a room, the e-catalogue products, a selection of sets with quantity 1
 * each, or the comparison with a variant.
 */
export type DocumentSubject =
  | { readonly kind: 'project' }
  | { readonly kind: 'order' }
  | { readonly kind: 'room'; readonly roomId: number }
  | { readonly kind: 'e-catalogue' }
  | { readonly kind: 'sets'; readonly setIds: readonly number[] }
  | { readonly kind: 'variant'; readonly variantId: string };

/** A document to download: subject and format (docs/specification.md#s2-54, docs/readings.md#r10). */
export type WantedFile =
  | (Extract<DocumentSubject, { kind: 'project' }> & {
      readonly form: ListForm | 'order-pdf' | 'client' | 'site-sheets';
    })
  | (Extract<DocumentSubject, { kind: 'order' }> & { readonly form: OrderForm })
  | (Extract<DocumentSubject, { kind: 'e-catalogue' }> & { readonly form: ListForm })
  | (Extract<DocumentSubject, { kind: 'room' }> & { readonly form: ListForm | 'site-sheet' })
  | (Extract<DocumentSubject, { kind: 'sets' }> & { readonly form: ListForm | 'cards' })
  | (Extract<DocumentSubject, { kind: 'variant' }> & { readonly form: (typeof printed)[number] });

const printed = ['pdf', 'workbook'] as const;
const values = ['semicolon', 'comma'] as const;

/** Returns the downloads of a subject in groups of a menu: documents, then lists. */
export const offeredFiles = (subject: DocumentSubject): readonly (readonly WantedFile[])[] => {
  if (subject.kind === 'order') return orderForms.map((forms) => forms.map((form) => ({ ...subject, form })));
  if (subject.kind === 'variant') return [printed.map((form) => ({ ...subject, form }))];
  const lists = values.map((form) => fileOf(subject, form));
  switch (subject.kind) {
    case 'project':
      return [
        (['order-pdf', 'client', 'site-sheets', 'pdf'] as const).map((form) => ({ ...subject, form })),
        [{ ...subject, form: 'workbook' }, ...lists],
      ];
    case 'e-catalogue':
      return [printed.map((form) => fileOf(subject, form)), lists];
    case 'room':
      return [[...printed.map((form) => fileOf(subject, form)), { ...subject, form: 'site-sheet' }], lists];
    case 'sets':
      return [[...printed.map((form) => fileOf(subject, form)), { ...subject, form: 'cards' }], lists];
  }
};

const fileOf = (subject: Exclude<DocumentSubject, { kind: 'variant' | 'order' }>, form: ListForm): WantedFile => ({
  ...subject,
  form,
});

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

const scopeOf = (wanted: Exclude<WantedFile, WantedOfSets | { readonly kind: 'variant' | 'order' }>) => ({
  groupId: wanted.kind === 'room' ? wanted.roomId : null,
  ecatalogProductsOnly: wanted.kind === 'e-catalogue',
});
