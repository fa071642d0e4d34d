import { buildDictionary, isNear, matchesSearch, searchKey, searchWords } from '@ramka/domain/search';
import { array, assert, constantFrom, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSearchIndex, MOST_RESULTS, nameWords, type Searchable } from './search-index.ts';

/** How well a word fits a product that it does fit, best first. */
const fitOf = ({ symbol, name }: Searchable, word: string): number => {
  if (searchKey(symbol).startsWith(word)) return 0;
  if (nameWords(name).some((other) => other.startsWith(word))) return 1;
  return searchKey(symbol).includes(word) ? 2 : 3;
};

/** What is found where nothing fits: every word fits, or is a word of the name but for one error. */
const guesses = (products: readonly Searchable[], query: string): readonly number[] =>
  products.flatMap(({ symbol, name }, position) => {
    const fits = (word: string): boolean =>
      matchesSearch(word, { name, symbols: [symbol] }) || nameWords(name).some((other) => isNear(other, word));
    return searchWords(query).length > 0 && searchWords(query).every(fits) ? [position] : [];
  });

const ascending = (one: number, other: number): number => one - other;

/** The rule of docs/readings.md#r15 as it is said, product by product. */
const scan = (products: readonly Searchable[], query: string): readonly number[] => {
  const words = searchWords(query);
  return products
    .map((product, position) => ({ product, position }))
    .filter(({ product }) => words.length > 0 && matchesSearch(query, { ...product, symbols: [product.symbol] }))
    .map(({ product, position }) => ({ position, fit: Math.max(...words.map((word) => fitOf(product, word))) }))
    .toSorted((one, other) => one.fit - other.fit || one.position - other.position)
    .map(({ position }) => position);
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
  it('wants every word, in any order, in name or symbol', () => {
    expect(found('podwójny łącznik')).toEqual([1]);
    expect(found('podwójny tw6 łącznik')).toEqual([1]);
    expect(found('podwójny dw1')).toEqual([]);
  });

  // Holds R15.
  it('puts symbols before names, and starts of words before the rest', () => {
    expect(found('sw1')).toEqual([4, 3]);
    expect(found('sat')).toEqual([2]);
    expect(found('w1')).toEqual([0, 4, 3]);
    expect(found('tv')).toEqual([2]);
    expect(found('rj45')).toEqual([5]);
  });

  it('finds nothing where the query has no letter or digit', () => {
    expect(found('-/.')).toEqual([]);
    expect(found('zzz')).toEqual([]);
  });

  // Holds R15.
  it('stops at 200 products and says that there were more', () => {
    expect(sockets(MOST_RESULTS)('gniazdo')).toMatchObject({ more: false });
    expect(sockets(MOST_RESULTS)('gniazdo').positions).toHaveLength(MOST_RESULTS);
    expect(sockets(MOST_RESULTS + 1)('gniazdo')).toMatchObject({ more: true });
    expect(sockets(MOST_RESULTS + 1)('gniazdo').positions).toHaveLength(MOST_RESULTS);
  });

  it('answers exactly what looking at every product answers', () => {
    const word = string({ unit: constantFrom('a', 'b', 'ł', 'Ż', '1', '2', '/', '-', '.', '×'), maxLength: 6 });
    const name = array(word, { maxLength: 4 }).map((words) => words.join(' '));
    const product = record({ symbol: word, name });
    assert(
      property(array(product, { maxLength: 30 }), array(name, { minLength: 1, maxLength: 5 }), (all, queries) => {
        const search = buildSearchIndex(all);
        for (const query of queries) {
          const hits = scan(all, query);
          const found = search(query);
          expect(found.more).toBe(false);
          expect(hits.length > 0 ? found.positions : found.positions.toSorted(ascending)).toEqual(
            hits.length > 0 ? hits : guesses(all, query),
          );
        }
      }),
    );
  });
});

describe('searching by the words that people use', () => {
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
