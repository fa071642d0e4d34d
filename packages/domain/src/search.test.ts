import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  buildDictionary,
  canSearchFor,
  findItems,
  isWithinOneTypo,
  lookAlikeKey,
  matchesSearch,
  searchKey,
  searchWords,
} from './search.ts';

// Holds §9.4, R15.
test.each([
  ['', false],
  ['DW', false],
  [' DW ', false],
  ['z\u0307o', false],
  ['DW1', true],
  [' ramka dwukrotna ', true],
  ['z\u0307o\u0301w', true],
])('%j is long enough for a search: %j', (query, expected) => {
  expect(canSearchFor(query)).toBe(expected);
});

describe('a search key', () => {
  it.each([
    ['DW1.01/11', 'dw10111'],
    ['dw1 01-11', 'dw10111'],
    ['Żaluzjowy', 'zaluzjowy'],
    ['ŁADOWARKA', 'ladowarka'],
    ['Příchytka', 'prichytka'],
    ['Вимикач схОдовий', 'вимикачсходовии'],
    ['роз’єм', "роз'єм"],
    ['biały\u00A0mat', 'bialymat'],
    ['ІР-44', 'ip44'],
    ['IР20', 'ip20'],
    ['Ірис', 'ірис'],
    ['ТR1/11', 'tr111'],
    ['ТР–1', 'tp1'],
    ['TP\u20111\u221211', 'tp111'],
    ['ΑΒ1', 'ab1'],
    ['16А', '16a'],
    ['USB-зарядка', 'usbзарядка'],
    ['TR1\u00AD/11', 'tr111'],
  ])('of %j is %j', (text, key) => {
    expect(searchKey(text)).toBe(key);
  });

  it('of a key is the key itself, unless it contains letters that may look like Latin ones', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/[\u0370-\u052F]/u.test(searchKey(text)));
        expect(searchKey(searchKey(text))).toBe(searchKey(text));
      }),
    );
  });

  // Holds R15.
  it('ignores letter case', () => {
    for (const letter of 'aąbcćdeęłńóśźżčďěňřšťůžľĺŕ') {
      expect(searchKey(letter.toUpperCase())).toBe(searchKey(letter));
    }
  });
});

describe('a look-alike key', () => {
  it.each(['TR1/11', 'ТR1/11', 'tr1/11', 'TR 1/11', 'ТЯ1/11', 'TR1⁄11'].map((symbol) => [symbol]))(
    'is the same for all spellings of a symbol: %s',
    (symbol) => {
      expect(lookAlikeKey(symbol) === lookAlikeKey('TR1/11')).toBe(symbol !== 'ТЯ1/11');
    },
  );

  it('differs for symbols that differ in punctuation', () => {
    expect(new Set(['3-4', '34', '3/4', '3.4'].map(lookAlikeKey)).size).toBe(4);
    expect(lookAlikeKey('A–1')).toBe(lookAlikeKey('A-1'));
  });
});

describe('the words of a query', () => {
  it.each([
    ['  Gniazdo  POJEDYNCZE ', ['gniazdo', 'pojedyncze']],
    ['rj-45', ['rj45']],
    [' / - . ', []],
  ])('%j are %j', (query, words) => {
    expect(searchWords(query)).toEqual(words);
  });
});

describe('a search', () => {
  const socket = { name: 'Gniazdo z uziemieniem, białe', symbols: ['DGZ1.01/11'] };

  // Holds R15.
  it.each(['gniazdo', 'BIALE', 'biał gniaz', 'dgz1 biale', 'DGZ1.01/11', 'gz101', ''])('%j matches', (query) => {
    expect(matchesSearch(query, socket)).toBe(true);
  });

  it.each(['gniazda', 'gniazdo czarne', 'dgz2'])('%j does not match', (query) => {
    expect(matchesSearch(query, socket)).toBe(false);
  });
});

const dictionary = buildDictionary({
  functions: [
    { id: 'switch', name: 'Łącznik', words: ['pstryczek', 'łącznik 1'] },
    { id: 'two-way', name: 'Łącznik schodowy', words: ['schodowy', 'łącznik 1/0'] },
    { id: 'socket', name: 'Gniazdo', words: ['gniazdko', 'zásuvka', 'розетка'] },
  ],
  sharedWords: [{ words: ['kontakt'], functionIds: ['socket', 'switch'] }],
});

describe('a dictionary', () => {
  it.each([
    ['kontakt', ['socket', 'switch']],
    ['Kontaktu', ['socket', 'switch']],
    ['gniazdka', ['socket']],
    ['zásuvky', ['socket']],
    ['zasuvek', ['socket']],
    ['розеток', ['socket']],
    ['schodowych', ['two-way']],
    ['łącznik 1', ['switch']],
    ['łącznik 1/0', ['two-way']],
    ['schodowy łącznik', ['two-way']],
    ['gnia', ['socket']],
    ['gn', []],
    ['toster', []],
    ['', []],
  ])('interprets %j as %j', (phrase, expected) => {
    expect(dictionary.functionsMatching(phrase)).toEqual(expected);
  });

  it.each([
    ['pstrczek', ['switch']],
    ['gniadzko', ['socket']],
    ['kontkat', ['socket', 'switch']],
    ['toster', []],
  ])('suggests similar functions for %j: %j', (phrase, near) => {
    expect(dictionary.suggestionsFor(phrase)).toEqual(near);
  });
});

const letters = ['g', 'n', 'i', 'a', 'z', 'd', 'o', 'k', 'ł', ' '] as const;

describe('finding items', () => {
  const items = [
    { id: 1, name: 'Łącznik', functionId: 'switch' },
    { id: 2, name: 'Gniazdo', functionId: 'socket' },
    { id: 3, name: 'Ramka gniazdka', functionId: null },
  ];
  const found = (query: string) =>
    findItems(query, items, ({ name, functionId }) => ({ name, symbols: [], functionId }), dictionary).map(
      ({ id }) => id,
    );

  it.each([
    ['gniazdk', [3, 2]],
    ['kontakt', [2, 1]],
    ['pstryczek', [1]],
    ['gnaizdka', [3]],
    ['kotnakt', [1, 2]],
    ['kota', []],
    ['', [1, 2, 3]],
  ])('%j finds %j: matches by name before matches by word, guesses only without any other match', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('never lists a guess before or among real matches', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...letters), maxLength: 9 }), (query) => {
        const hits = items.filter(({ name }) => matchesSearch(query, { name, symbols: [] })).map(({ id }) => id);
        expect(new Set(found(query).slice(0, hits.length))).toEqual(new Set(hits));
      }),
    );
  });
});

describe('a typing error', () => {
  it.each([
    ['gniazdo', 'gnazdo', true],
    ['gniazdo', 'gniazzdo', true],
    ['gniazdo', 'gniadzo', true],
    ['gniazdo', 'gniezdo', true],
    ['gniazdo', 'hniazdo', true],
    ['gniazdo', 'gniaz', true],
    ['gniazdo', 'gnaiz', true],
    ['gniazdo', 'gnaz', false],
    ['gniazdo', 'gnezdu', false],
    ['dw101', 'dw102', false],
  ])('in %s, typed as %s, is tolerated: %s', (word, typed, forgiven) => {
    expect(isWithinOneTypo(word, typed)).toBe(forgiven);
  });

  it('is any change of one letter in a word of five', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...letters), minLength: 6, maxLength: 10 }),
        fc.nat(),
        fc.constantFrom('a', 'x'),
        (typedWord, at, letter) => {
          const word = searchKey(typedWord).padEnd(6, 'o');
          const place = at % word.length;
          for (const typed of [
            word.slice(0, place) + word.slice(place + 1),
            word.slice(0, place) + letter + word.slice(place),
            word.slice(0, place) + letter + word.slice(place + 1),
          ])
            expect(isWithinOneTypo(word, typed)).toBe(true);
        },
      ),
    );
  });
});
