import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canSearchFor, matchesSearch, searchKey, searchWords } from './search.ts';

// Holds §9.4, R15.
test.each([
  ['', false],
  ['DW', false],
  [' DW ', false],
  ['z\u0307o', false],
  ['DW1', true],
  [' ramka dwukrotna ', true],
  ['z\u0307o\u0301w', true],
])('that %j can be searched for is %j', (query, expected) => {
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
  ])('of %j is %j', (text, key) => {
    expect(searchKey(text)).toBe(key);
  });

  it('of a key is that key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(searchKey(searchKey(text))).toBe(searchKey(text));
      }),
    );
  });

  // Holds R15.
  it('does not tell letter case apart', () => {
    for (const letter of 'aąbcćdeęłńóśźżčďěňřšťůžľĺŕ') {
      expect(searchKey(letter.toUpperCase())).toBe(searchKey(letter));
    }
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
  it.each(['gniazdo', 'BIALE', 'biał gniaz', 'dgz1 biale', 'DGZ1.01/11', 'gz101', ''])('%j finds it', (query) => {
    expect(matchesSearch(query, socket)).toBe(true);
  });

  it.each(['gniazda', 'gniazdo czarne', 'dgz2'])('%j does not find it', (query) => {
    expect(matchesSearch(query, socket)).toBe(false);
  });
});
