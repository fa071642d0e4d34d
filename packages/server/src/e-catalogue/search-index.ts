import { searchKey } from '@ramka/domain/text/search-key';
import { searchWords } from '@ramka/domain/text/search-words';
import { nameWords } from './name-words.ts';
import { buildWordIndex, type WordIndex } from './word-index.ts';

/** At most so many products are found (reading R15). */
export const MOST_RESULTS = 200;

/** What is searched of a product. */
export type Searchable = { readonly symbol: string; readonly name: string };

/**
 * Answers a query with the positions of products, best first, and whether there were more. Every word must be in the
 * symbol or the name. A product fits as its worst word does; equal ones keep their order (reading R15).
 */
export type SearchIndex = (query: string) => { readonly positions: readonly number[]; readonly more: boolean };

/** How a word can fit, best first: word starts before the rest, symbols before names. */
const fits = ['symbol starts', 'name word starts', 'symbol contains', 'name contains'] as const;

const NO_FIT = fits.length;

/** Indexes products for searching. */
export const buildSearchIndex = (products: readonly Searchable[]): SearchIndex => {
  const symbols = buildWordIndex(products.map(({ symbol }) => [searchKey(symbol)]));
  const names = buildWordIndex(products.map(({ name }) => nameWords(name)));
  const worst = new Uint8Array(products.length);
  const ofWord = new Uint8Array(products.length);
  return (query) => {
    const words = new Set(searchWords(query));
    worst.fill(words.size === 0 ? NO_FIT : 0);
    for (const word of words) {
      fitWord(ofWord, word, symbols, names);
      for (let position = 0; position < worst.length; position += 1) {
        worst[position] = Math.max(worst[position] ?? NO_FIT, ofWord[position] ?? NO_FIT);
      }
    }
    return best(worst);
  };
};

/** Writes how a word fits every product; what fits better is written later. */
const fitWord = (ofWord: Uint8Array, word: string, symbols: WordIndex, names: WordIndex): void => {
  const write = (fit: (typeof fits)[number]): ((position: number) => void) => {
    const rank = fits.indexOf(fit);
    return (position) => {
      ofWord[position] = rank;
    };
  };
  ofWord.fill(NO_FIT);
  names.visitContaining(word, write('name contains'));
  symbols.visitContaining(word, write('symbol contains'));
  names.visitStarting(word, write('name word starts'));
  symbols.visitStarting(word, write('symbol starts'));
};

const best = (worst: Uint8Array): ReturnType<SearchIndex> => {
  const byFit = fits.map((): number[] => []);
  let count = 0;
  for (let position = 0; position < worst.length; position += 1) {
    const positions = byFit[worst[position] ?? NO_FIT];
    if (positions === undefined) continue;
    count += 1;
    if (positions.length < MOST_RESULTS) positions.push(position);
  }
  return { positions: byFit.flat().slice(0, MOST_RESULTS), more: count > MOST_RESULTS };
};
