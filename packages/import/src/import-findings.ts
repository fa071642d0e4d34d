import type { ImportFaultCode, ImportNoteCode, Place } from './import-record.ts';

/** Something to say about an imported file: what is left out of it, why it is refused, or what is worth knowing. */
export type ImportFinding = {
  /** The imported file, as it was named. */
  readonly file: string;
  readonly at: Place;
  readonly code: ImportFaultCode | ImportRefusalCode | ImportNoteCode;
  /** In English. */
  readonly message: string;
  /** Of the product that it is about, where that is known. */
  readonly symbol?: string;
};

/** Why a file as a whole is not imported. */
export type ImportRefusalCode = 'unreadable' | 'nothing-sound' | 'no-price-list' | 'strict' | 'many-gone';

/** A finding as the command prints it. */
export const describeFinding = ({ file, at: { line, path }, code, message }: ImportFinding): string =>
  `${file}:${line}${path === '' ? '' : ` ${path}`}\n    ${message} [${code}]`;

/** How many findings of one kind are told word by word; a large import may have one for every product. */
const KEPT = 3;

/** Findings by kind: the first few, and how many there are. */
export class Notebook<Code extends ImportFinding['code'] = ImportNoteCode> {
  readonly #file: string;
  readonly #counts = new Map<Code, number>();
  readonly #kept: ImportFinding[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  /** In the order in which they came. */
  get kept(): readonly ImportFinding[] {
    return this.#kept;
  }

  /** How many there are of each kind. */
  get counts(): ReadonlyMap<Code, number> {
    return this.#counts;
  }

  /** How many there are in all. */
  get size(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  add(code: Code, at: Place, message: string, symbol?: string): void {
    const count = (this.#counts.get(code) ?? 0) + 1;
    this.#counts.set(code, count);
    if (count > KEPT) return;
    this.#kept.push({ file: this.#file, at, code, message, ...(symbol !== undefined && { symbol }) });
  }
}
