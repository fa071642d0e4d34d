import { lookAlikeKey } from '@ramka/domain/search';
import { shortenedForm } from '../pipeline/symbols.ts';

/** A symbol of the catalogue that probably corresponds to an unknown one. */
export type SimilarSymbol = {
  readonly symbol: string;
  /** The reason for the difference: another spelling, or a spreadsheet's conversion. */
  readonly by: 'spelling' | 'spreadsheet';
};

/** Finds the catalogue symbol that corresponds to an unknown one. Undefined if there is none or more than one. */
export type FindSimilar = (symbol: string) => SimilarSymbol | undefined;

/** The symbols of a catalogue: its products, the articles of sets, and the other numbers of products. */
type SymbolIndex = {
  readonly products: ReadonlyMap<string, unknown>;
  readonly sold: ReadonlySet<string>;
  readonly numbers: ReadonlyMap<string, string>;
};

/** Creates the search. Its index is built at first use, because most imports use the symbols of the catalogue. */
export const similarSymbols = ({ products, sold, numbers }: SymbolIndex): FindSimilar => {
  let index: { readonly spellings: Ambiguous; readonly shortened: Ambiguous } | undefined;
  const build = () => {
    const [spellings, shortened] = [new Ambiguous(), new Ambiguous()];
    const add = (number: string, symbol: string): void => {
      spellings.add(lookAlikeKey(number), symbol);
      const form = shortenedForm(number);
      if (form !== undefined) shortened.add(form, symbol);
    };
    for (const symbol of [...products.keys(), ...sold]) add(symbol, symbol);
    for (const [number, symbol] of numbers) add(number, symbol);
    return { spellings, shortened };
  };
  return (symbol) => {
    index ??= build();
    const spelling = index.spellings.get(lookAlikeKey(symbol));
    if (spelling !== undefined) return { symbol: spelling, by: 'spelling' };
    const original = index.shortened.get(symbol);
    return original === undefined ? undefined : { symbol: original, by: 'spreadsheet' };
  };
};

/** A map that omits keys with several values. */
class Ambiguous {
  readonly #values = new Map<string, string | null>();

  add(key: string, value: string): void {
    const before = this.#values.get(key);
    this.#values.set(key, before === undefined || before === value ? value : null);
  }

  get(key: string): string | undefined {
    return this.#values.get(key) ?? undefined;
  }
}

/** The note about a symbol that the catalogue does not contain. */
export const similarNote = (symbol: string, similar: SimilarSymbol): string =>
  similar.by === 'spelling'
    ? `"${symbol}" was read as "${similar.symbol}": they differ in case, blanks or look-alike characters only.`
    : `The catalogue has no "${symbol}". It looks shortened by a spreadsheet: the catalogue has "${similar.symbol}".`;
