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

/** How many notes of one kind are kept word by word; a large import may have one for every product. */
const KEPT_NOTES = 5;

/** What is worth knowing about an import, by kind: the first few, and how many there are. */
export class Notebook {
  readonly #file: string;
  readonly #counts = new Map<ImportNoteCode, number>();
  readonly #kept: ImportFinding[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  /** In the order in which they came. */
  get kept(): readonly ImportFinding[] {
    return this.#kept;
  }

  /** How many there are of each kind. */
  get counts(): ReadonlyMap<ImportNoteCode, number> {
    return this.#counts;
  }

  add(code: ImportNoteCode, at: Place, message: string): void {
    const count = (this.#counts.get(code) ?? 0) + 1;
    this.#counts.set(code, count);
    if (count <= KEPT_NOTES) this.#kept.push({ file: this.#file, at, code, message });
  }
}

/** A finding as the command prints it. */
export const describeFinding = ({ file, at: { line, path }, code, message }: ImportFinding): string =>
  `${file}:${line}${path === '' ? '' : ` ${path}`}\n    ${message} [${code}]`;
