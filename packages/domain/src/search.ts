import { graphemeCount } from './text.ts';

/** The fewest characters that the e-catalogue is searched for (docs/specification.md#s9-4). */
const SHORTEST_QUERY = 3;

/**
 * Whether a query is long enough for the e-catalogue: 3 characters or more, as a person counts them
 * (docs/readings.md#r15).
 */
export const canSearchFor = (query: string): boolean => graphemeCount(query.trim()) >= SHORTEST_QUERY;

/** What can be searched for: by name, and by its symbols where it has any. */
export type Searchable = { readonly name: string; readonly symbols: readonly string[] };

/**
 * Whether every word of a query is in the name or in one of the symbols, in any order (docs/readings.md#r15); an empty
 * query always is.
 */
export const matchesSearch = (query: string, { name, symbols }: Searchable): boolean => {
  const keys = [...searchWords(name), ...symbols.map(searchKey)];
  return searchWords(query).every((word) => keys.some((key) => key.includes(word)));
};

/** The keys of a text's words, in order: of a query, or of a name (docs/readings.md#r15). */
export const searchWords = (text: string): readonly string[] =>
  text
    .split(/\s+/u)
    .map(searchKey)
    .filter((word) => word !== '');

/**
 * What a symbol or a word is looked up by: folded, without `/ . -` and white space, so that `dw101` finds `DW1.01/11`
 * (docs/readings.md#r15).
 */
export const searchKey = (text: string): string => foldText(text).replace(/[/.\-\s]/gu, '');

/**
 * A text without letter case and diacritics, `ł` as `l`, so that `Żaluzjowy` and `zaluzjowy` are the same
 * (docs/readings.md#r15). The apostrophes of Ukrainian words are one, whichever way they were typed.
 */
const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łđøß’ʼ]/gu, (letter) => folded[letter] ?? letter);

/** Letters whose stroke is no diacritic to Unicode, and apostrophes. */
const folded: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', '’': "'", ʼ: "'" };
