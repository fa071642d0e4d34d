import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { countOf } from '@ramka/server/catalogue/check/report';
import type { PriceList } from '@ramka/server/catalogue/files/catalogue-files';
import type { ImportFaultCode, ImportNoteCode, Place } from './import-record.ts';

/** A finding about an imported file: a rejected part, a refusal, or a note. */
export type ImportFinding = {
  /** The path of the imported file, as entered. */
  readonly file: string;
  readonly at: Place;
  readonly code: ImportFaultCode | ImportRefusalCode | ImportNoteCode;
  /** In English. */
  readonly message: string;
  /** The symbol of the product, if known. */
  readonly symbol?: string;
};

/** Reasons for refusing the whole file. */
export type ImportRefusalCode = 'unreadable' | 'nothing-sound' | 'no-price-list' | 'strict' | 'many-gone';

/** Formats a finding for the command line. */
export const formatFinding = ({ file, at: { line, path }, code, message }: ImportFinding): string =>
  `${file}:${line}${path === '' ? '' : ` ${path}`}\n    ${message} [${code}]`;

/**
 * Number of findings of each kind that are stored with their message. A large import may have one for every product.
 */
const MAX_EXAMPLES = 3;

/** Stores the first few findings of each kind, and counts all. */
export class DiagnosticsLog<Code extends ImportFinding['code'] = ImportNoteCode> {
  readonly #file: string;
  readonly #counts = new Map<Code, number>();
  readonly #kept: ImportFinding[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  /** The stored findings, in order. */
  get examples(): readonly ImportFinding[] {
    return this.#kept;
  }

  /** Number of findings by kind. */
  get counts(): ReadonlyMap<Code, number> {
    return this.#counts;
  }

  /** Number of all findings. */
  get size(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  add(code: Code, at: Place, message: string, symbol?: string): void {
    const count = (this.#counts.get(code) ?? 0) + 1;
    this.#counts.set(code, count);
    if (count > MAX_EXAMPLES) return;
    this.#kept.push({ file: this.#file, at, code, message, ...(symbol !== undefined && { symbol }) });
  }
}

/** A rejected part of a file, or a change to check. */
export type ListedFinding = {
  readonly code: string;
  readonly at: Place;
  readonly message: string;
  readonly symbol?: string | undefined;
};

/** Characters buffered before a write. */
const WRITTEN_AT_ONCE = 1 << 16;

/**
 * A CSV file of all rejected parts: kind, line, place, symbol, message. It is created with the first entry. Without any
 * entry, the file of an earlier import is removed.
 */
export class RejectedList {
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

  /** Closes the file. Returns its path, or undefined if nothing was rejected. */
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

/** Escapes a CSV cell. A text that a spreadsheet would run as a formula gets an apostrophe. */
const csvCell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A count with the first few names. */
class Counter {
  count = 0;
  readonly first: string[] = [];

  add(name: string): void {
    this.count += 1;
    if (this.first.length < 3) this.first.push(name);
  }
}

/** A price that changed by more than half, with its price list. */
export type LargePriceChange = {
  readonly symbol: string;
  readonly list: string;
  readonly before: string;
  readonly after: string;
};

/** The changes of an import to the e-catalogue and its prices. */
export class ImportChanges {
  readonly new = new Counter();
  readonly gone = new Counter();
  readonly renamed = new Counter();
  /** The number of products before the import. */
  readonly before: number;
  /** Prices that changed by more than half. */
  readonly large: LargePriceChange[] = [];
  readonly #lists = new Map<string, { currency: string; new: number; changed: number }>();

  constructor(before: number) {
    this.before = before;
  }

  /** Compares a price list with its previous version; 0.00 means no price. */
  addPrices(name: string, before: PriceList | undefined, after: PriceList): void {
    const counts = { currency: after.currency, new: 0, changed: 0 };
    for (const [symbol, price] of Object.entries(after.prices)) {
      const old = Number(before?.prices[symbol] ?? 0);
      if (Number(price) === 0 || Number(price) === old) continue;
      if (old === 0) counts.new += 1;
      else {
        counts.changed += 1;
        if (Math.abs(Number(price) - old) > old / 2)
          this.large.push({ symbol, list: name, before: old.toFixed(2), after: price });
      }
    }
    this.#lists.set(name, counts);
  }

  /** Whether the import discontinues more than a fifth of the products. */
  get losesMuch(): boolean {
    return this.gone.count * 5 > this.before;
  }

  /**
   * Formats the changes as lines: products added, renamed and discontinued, and up to twenty prices that changed by
   * more than half.
   */
  lines(): readonly string[] {
    const counted = [
      ['new', this.new],
      ['renamed', this.renamed],
      ['gone', this.gone],
    ] as const;
    return [
      ...counted.filter(([, { count }]) => count > 0).map(([what, some]) => `${what}: ${described(some)}`),
      ...[...this.#lists]
        .filter(([, counts]) => counts.new + counts.changed > 0)
        .map(([name, counts]) => `prices ${name}: ${counts.new} new, ${counts.changed} changed (${counts.currency})`),
      ...this.large
        .slice(0, LISTED)
        .map(({ symbol, list, before, after }) => `  more than 50 %: ${symbol} ${before} → ${after} (${list})`),
      ...(this.large.length > LISTED ? [`  and ${countOf(this.large.length - LISTED, 'price')} more`] : []),
    ];
  }
}

/** Maximum number of prices listed individually. */
const LISTED = 20;

const described = ({ count, first }: Counter): string =>
  `${countOf(count, 'product')} (${first.join(', ')}${count > first.length ? ', …' : ''})`;
