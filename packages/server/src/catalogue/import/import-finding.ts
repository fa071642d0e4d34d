import type { Place } from './import-record.ts';

/** Something to say about an imported file: a fault stops the import, a note does not. */
export type ImportFinding = {
  /** The imported file, as it was named. */
  readonly file: string;
  readonly at: Place;
  readonly code: ImportFaultCode | ImportNoteCode;
  /** In English. */
  readonly message: string;
};

/** Why a file cannot be imported. */
export type ImportFaultCode =
  | 'unreadable'
  | 'duplicate-symbol'
  | 'duplicate-product'
  | 'wrong-symbol'
  | 'no-name'
  | 'unknown-group'
  | 'wrong-currency'
  | 'no-price-list';

/** What is worth knowing about an import that was made. */
export type ImportNoteCode =
  | 'no-group'
  | 'no-picture'
  | 'not-in-catalogue'
  | 'unknown-successor'
  | 'price-on-request'
  | 'update-out-of-order';
