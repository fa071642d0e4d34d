import {
  buildDictionary,
  type Dictionary,
  isWithinOneTypo,
  matchesSearch,
  emptyDictionary,
  searchKey,
  searchWords,
} from '@ramka/domain/search';
import { array, assert, constantFrom, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSearchIndex, MAX_RESULTS, nameWords, type Searchable, type SearchIndex } from './search-index.ts';

const NO_FIT = 1000;

/** The rank of a word in a product, best first: matches in symbol and name, then synonyms in the query's order. */
const fitOf = (
  { symbol, name, functionId }: Searchable,
  word: string,
  query: string,
  dictionary: Dictionary,
): number => {
  if (searchKey(symbol).startsWith(word)) return 0;
  if (nameWords(name).some((other) => other.startsWith(word))) return 1;
  if (searchKey(symbol).includes(word)) return 2;
  if (matchesSearch(word, { name, symbols: [] })) return 3;
  if (!dictionary.functionsWith(word).has(functionId ?? '')) return NO_FIT;
  const order = dictionary.functionsOfPhrase(query);
  return 4 + (order.includes(functionId ?? '') ? order.indexOf(functionId ?? '') : order.length);
};

const isGuessed = ({ name, functionId }: Searchable, word: string, dictionary: Dictionary): boolean =>
  dictionary.functionsNear(word).has(functionId ?? '') || nameWords(name).some((other) => isWithinOneTypo(other, word));

/**
 * A literal implementation of the rule in docs/readings.md#r15 that scans all products. Without a match it allows one
 * typo per word.
 */
const scan = (all: readonly Searchable[], query: string, dictionary = emptyDictionary): ReturnType<SearchIndex> => {
  const words = searchWords(query);
  const fits = all.map((product) => words.map((word) => fitOf(product, word, query, dictionary)));
  const worst = fits.map((own) => (own.length === 0 ? NO_FIT : Math.max(...own)));
  const named = [...all.keys()].filter((position) => (worst[position] ?? NO_FIT) < NO_FIT);
  const guessed = [...all.entries()].filter(
    ([position, product]) =>
      words.length > 0 &&
      words.every((word, at) => (fits[position]?.[at] ?? NO_FIT) < NO_FIT || isGuessed(product, word, dictionary)),
  );
  const found =
    named.length > 0
      ? named.toSorted((one, other) => (worst[one] ?? 0) - (worst[other] ?? 0) || one - other)
      : guessed.map(([position]) => position);
  return { positions: found.slice(0, MAX_RESULTS), more: found.length > MAX_RESULTS };
};

const products: readonly Searchable[] = [
  { symbol: 'DW1.01/11', name: 'Łącznik jednobiegunowy, biały' },
  { symbol: 'TW6/2.01/111', name: 'Łącznik schodowy podwójny' },
  { symbol: 'SAT-1', name: 'Gniazdo antenowe R-TV-SAT' },
  { symbol: 'CAC', name: 'Ładowarka USB A+C 30 W do SW1' },
  { symbol: 'SW1M', name: 'Mechanizm' },
  { symbol: '5', name: 'Розетка комп’ютерна 2×RJ45' },
];

const sockets = (count: number) =>
  buildSearchIndex(Array.from({ length: count }, (_, index) => ({ symbol: `G${index}`, name: 'Gniazdo' })));

describe('searching the e-catalogue', () => {
  const search = buildSearchIndex(products);
  const found = (query: string) => search(query).positions;

  // Holds R15.
  it.for([
    ['letter case', 'dw1', [0]],
    ['diacritics', 'lacznik JEDNO', [0]],
    ['diacritics where the name has none', 'mećhańizm', [4]],
    ['signs of symbols', 'dw10111', [0]],
    ['signs of the query', 'TW 6.2/01', [1]],
    ['a hyphen within a word', 'rtv sat', [2]],
    ['Cyrillic letter case', 'РОЗЕТКА', [5]],
  ] as const)('does not mind %s', ([, query, positions]) => {
    expect(found(query)).toEqual(positions);
  });

  // Holds R15.
  it('requires every word, in any order, in name or symbol', () => {
    expect(found('podwójny łącznik')).toEqual([1]);
    expect(found('podwójny tw6 łącznik')).toEqual([1]);
    expect(found('podwójny dw1')).toEqual([]);
  });

  // Holds R15.
  it('ranks symbols before names, and prefixes before other matches', () => {
    expect(found('sw1')).toEqual([4, 3]);
    expect(found('sat')).toEqual([2]);
    expect(found('w1')).toEqual([0, 4, 3]);
    expect(found('tv')).toEqual([2]);
    expect(found('rj45')).toEqual([5]);
  });

  it('finds nothing for a query without letters and digits', () => {
    expect(found('-/.')).toEqual([]);
    expect(found('zzz')).toEqual([]);
  });

  // Holds R15.
  it('returns at most 200 products and reports that there are more', () => {
    expect(sockets(MAX_RESULTS)('gniazdo')).toMatchObject({ more: false });
    expect(sockets(MAX_RESULTS)('gniazdo').positions).toHaveLength(MAX_RESULTS);
    expect(sockets(MAX_RESULTS + 1)('gniazdo')).toMatchObject({ more: true });
    expect(sockets(MAX_RESULTS + 1)('gniazdo').positions).toHaveLength(MAX_RESULTS);
  });

  it('returns exactly the result of a full scan', () => {
    const word = string({ unit: constantFrom('a', 'b', 'ł', 'Ż', '1', '2', '/', '-', '.', '×'), maxLength: 6 });
    const name = array(word, { maxLength: 4 }).map((words) => words.join(' '));
    const product = record({ symbol: word, name });
    assert(
      property(array(product, { maxLength: 30 }), array(name, { minLength: 1, maxLength: 5 }), (all, queries) => {
        const search = buildSearchIndex(all);
        for (const query of queries) expect(search(query)).toEqual(scan(all, query));
      }),
    );
  });

  it('returns exactly the result of a full scan, also with synonyms, typos and more matches than the limit', () => {
    const word = string({ unit: constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 });
    const name = array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
    const functionId = constantFrom('one', 'two', 'three', null);
    const functions = constantFrom('one', 'two', 'three').chain((id) =>
      record({ name, words: array(name, { maxLength: 2 }) }).map((own) => ({ ...own, id })),
    );
    const shared = record({
      words: array(name, { maxLength: 2 }),
      functionIds: array(constantFrom('one', 'two', 'three'), { maxLength: 3 }),
    });
    const asked = record({
      functions: array(functions, { maxLength: 4 }),
      sharedWords: array(shared, { maxLength: 3 }),
      queries: array(name, { minLength: 1, maxLength: 5 }),
    });
    const product = record({ symbol: word, name, functionId });
    assert(
      property(
        array(product, { maxLength: 40 }),
        constantFrom(1, 12),
        asked,
        (some, times, { functions: known, sharedWords, queries }) => {
          const all = Array.from({ length: times }, () => some).flat();
          const words = buildDictionary({ functions: known, sharedWords });
          const search = buildSearchIndex(all, words);
          const phrases = [...known.flatMap((own) => own.words), ...sharedWords.flatMap((own) => own.words)];
          for (const query of [...queries, ...phrases]) expect(search(query)).toEqual(scan(all, query, words));
        },
      ),
    );
  });
});

describe('searching by synonyms', () => {
  const dictionary = buildDictionary({
    functions: [
      { id: 'switch-one-way', name: 'Łącznik', words: ['pstryczek'] },
      { id: 'data-rj45', name: 'Gniazdo komputerowe', words: ['internet', 'gniazdo ethernet'] },
    ],
    sharedWords: [{ words: ['kontakt'], functionIds: ['data-rj45', 'switch-one-way'] }],
  });
  const search = buildSearchIndex(
    [
      { symbol: 'DW1', name: 'Łącznik, biały', functionId: 'switch-one-way' },
      { symbol: 'D61', name: 'Gniazdo RJ45, białe', functionId: 'data-rj45' },
      { symbol: 'INT', name: 'Oprawa internetowa' },
    ],
    dictionary,
  );

  it.for([
    ['pstryczek', [0]],
    ['internet', [2, 1]],
    ['ethernet białe', [1]],
    ['kontakt', [1, 0]],
    ['internte', [1]],
    ['psrtyczek biały', [0]],
    ['oprwaa', [2]],
    ['lacznki', [0]],
    ['oprwaa czarna', []],
    ['dw2', []],
  ] as const)('%s finds %s', ([query, positions]) => {
    expect(search(query).positions).toEqual(positions);
  });
});
