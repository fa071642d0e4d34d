import { countOf } from '@ramka/server/catalogue/check/report';
import type { PriceList } from '@ramka/server/catalogue/files/catalogue-files';

/** Things that are many: how many, and the first few. */
class Counted {
  count = 0;
  readonly first: string[] = [];

  add(name: string): void {
    this.count += 1;
    if (this.first.length < 3) this.first.push(name);
  }
}

/** A price that has changed by more than half, in which list. */
export type LargePriceChange = {
  readonly symbol: string;
  readonly list: string;
  readonly before: string;
  readonly after: string;
};

/** What an import changes in the e-catalogue and its prices. */
export class ImportChanges {
  readonly new = new Counted();
  readonly gone = new Counted();
  readonly renamed = new Counted();
  /** Products of before. */
  readonly before: number;
  /** Prices that changed by more than half. */
  readonly large: LargePriceChange[] = [];
  readonly #lists = new Map<string, { currency: string; new: number; changed: number }>();

  constructor(before: number) {
    this.before = before;
  }

  /** Takes note of what became of a price list; what costs nothing known has no price. */
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

  /** Whether more than a fifth of the products goes. */
  get losesMuch(): boolean {
    return this.gone.count * 5 > this.before;
  }

  /** As lines for a person: what came, changed and went, and every price that changed by more than half, up to a score. */
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

/** Prices that are listed one by one. */
const LISTED = 20;

const described = ({ count, first }: Counted): string =>
  `${countOf(count, 'product')} (${first.join(', ')}${count > first.length ? ', …' : ''})`;
