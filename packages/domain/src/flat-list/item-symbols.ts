import type { FlatListContext, NearReading, NotUnderstood } from './flat-list.ts';
import { type CountedSymbol, MAX_NEAREST, problemOf } from './item-reading.ts';
import { groupsOf } from './words.ts';

/** Finds the symbols of products in the text of an item. */
export type SymbolReader = {
  readonly isSymbol: (token: string) => boolean;
  /** Takes the symbols out of a text, each with the number before it: "2 x 1234-56". */
  readonly takeSymbols: (text: string) => {
    readonly symbols: readonly CountedSymbol[];
    /** Tokens that look like symbols, and that neither the catalogue nor the words know. */
    readonly unknown: readonly string[];
    readonly rest: string;
  };
  /** Unknown symbols, with those of the same article in another colour or revision. */
  readonly problemOfSymbols: (symbols: readonly string[]) => NotUnderstood;
};

export const createSymbolReader = (
  { index, findProduct }: Pick<FlatListContext<unknown>, 'index' | 'findProduct'>,
  isPhrase: (text: string) => boolean,
): SymbolReader => {
  const isSymbol = (token: string): boolean => index.usesOf(token).length > 0 || findProduct(token) !== undefined;
  return {
    isSymbol,
    takeSymbols: (text) => {
      const symbols: CountedSymbol[] = [];
      const unknown: string[] = [];
      const rest = text.replaceAll(
        /(?:(?<![\p{L}\p{N}.])(?<before>\d{1,3})\s?[xX×хХ*]\s?)?(?<token>[\p{L}\p{N}][\p{L}\p{N}./@–-]{3,})(?=[\s+,;:|&)]|$)/gu,
        (all: string, ...found: readonly unknown[]) => {
          const { before, token = '' } = groupsOf(found);
          if (!/\d/u.test(token)) return all;
          if (isSymbol(token)) symbols.push({ symbol: token, count: Number(before ?? 1) });
          else if (looksLikeSymbol(token) && !isPhrase(token)) unknown.push(token);
          else return all;
          return ' ';
        },
      );
      return { symbols, unknown, rest };
    },
    problemOfSymbols: (symbols) => ({
      ...problemOf('unknown-symbol', symbols),
      nearest: symbols
        .flatMap((symbol) => [symbol.replace(/\/[^/]*$/u, '/11'), symbol.replace(/\.\d+/u, '.01')])
        .filter((symbol) => !symbols.includes(symbol) && index.usesOf(symbol).length > 0)
        .slice(0, MAX_NEAREST)
        .map((symbol): NearReading => ({ kind: 'symbol', symbol })),
    }),
  };
};

/** Whether a word may be a symbol: at least four characters, with digits and capitals or Latin letters with a slash. */
export const looksLikeSymbol = (token: string): boolean =>
  /^(?=.*\d)(?=.*[A-Z])[A-Z0-9][A-Z0-9./@-]{3,}$/iu.test(token) &&
  (/\d.*[./-].*\d|[A-Z]{2,}\d.*\/|[A-Z]+\d+[A-Z]*[./-]\d/iu.test(token) || /^[A-Z]{1,4}\d{3,}[A-Z0-9]*$/u.test(token));
