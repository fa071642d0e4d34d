/** The forms in which every list of articles is written; lists with `;` for spreadsheets, with `,` for programs. */
export type ListForm = 'pdf' | 'workbook' | 'semicolon' | 'comma';

/** What a document is about: the whole project, a room, the e-catalogue products, or sets that each count once. */
export type DocumentSubject =
  | { readonly kind: 'project' }
  | { readonly kind: 'room'; readonly roomId: number }
  | { readonly kind: 'e-catalogue' }
  | { readonly kind: 'sets'; readonly setIds: readonly number[] };

/** A document to download: what it is about, and its form (specification §2, reading R10). */
export type WantedFile =
  | (Extract<DocumentSubject, { kind: 'project' | 'e-catalogue' }> & { readonly form: ListForm })
  | (Extract<DocumentSubject, { kind: 'room' }> & { readonly form: ListForm | 'site-sheet' })
  | (Extract<DocumentSubject, { kind: 'sets' }> & { readonly form: ListForm | 'cards' });
