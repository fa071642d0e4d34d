import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import type { Place } from './import-record.ts';

/** Something that was left out of a file, or that a person should look at. */
export type ListedFinding = {
  readonly code: string;
  readonly at: Place;
  readonly message: string;
  readonly symbol?: string | undefined;
};

/** Characters that go to the disk in one step. */
const WRITTEN_AT_ONCE = 1 << 16;

/**
 * A table of everything that was left out, for a spreadsheet: kind, line, place, symbol, message. The file is made where
 * there is something to tell; one of before is removed.
 */
export class LeftOutList {
  readonly #file: string;
  #descriptor: number | undefined;
  #waiting = '';

  constructor(file: string) {
    this.#file = file;
  }

  add({ code, at: { line, path }, message, symbol = '' }: ListedFinding): void {
    if (this.#descriptor === undefined) {
      this.#descriptor = openSync(this.#file, 'w');
      this.#waiting = `\u{FEFF}kind;line;place;symbol;message\r\n`;
    }
    this.#waiting += `${[code, line === 0 ? '' : String(line), path, symbol, message].map(csvCell).join(';')}\r\n`;
    if (this.#waiting.length > WRITTEN_AT_ONCE) this.#write();
  }

  /** Answers the file, or undefined where there was nothing to tell. */
  close(): string | undefined {
    if (this.#descriptor === undefined) {
      rmSync(this.#file, { force: true });
      return undefined;
    }
    this.#write();
    closeSync(this.#descriptor);
    return this.#file;
  }

  #write(): void {
    if (this.#descriptor !== undefined) writeSync(this.#descriptor, this.#waiting);
    this.#waiting = '';
  }
}

/** What a spreadsheet would take for a formula is a text. */
const csvCell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
