import { lookAlikeKey } from '@ramka/domain/search';
import { shortenedForm } from '../pipeline/symbols.ts';

/** A symbol of the catalogue that an unknown one probably stands for. */
export type SimilarSymbol = {
  readonly symbol: string;
  /** Another spelling of it, or what a spreadsheet makes of it. */
  readonly by: 'spelling' | 'spreadsheet';
};

/** Finds the symbol of a catalogue that an unknown one stands for; undefined where none, or more than one, can be meant. */
export type FindSimilar = (symbol: string) => SimilarSymbol | undefined;

/** The symbols of a catalogue: of its products, of what is sold for sets, and by the other numbers of products. */
type KnownSymbols = {
  readonly products: ReadonlyMap<string, unknown>;
  readonly sold: ReadonlySet<string>;
  readonly numbers: ReadonlyMap<string, string>;
};

/** Prepares that search at its first use, since most imports name symbols as the catalogue does. */
export const similarSymbols = ({ products, sold, numbers }: KnownSymbols): FindSimilar => {
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

/** Values by keys, without those of keys that have several. */
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

/** Notes on a symbol that the catalogue does not have. */
export const similarNote = (symbol: string, similar: SimilarSymbol): string =>
  similar.by === 'spelling'
    ? `"${symbol}" was read as "${similar.symbol}": they differ in case, blanks or look-alike characters only.`
    : `The catalogue has no "${symbol}". It looks shortened by a spreadsheet: the catalogue has "${similar.symbol}".`;
