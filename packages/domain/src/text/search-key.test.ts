import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { matchesSearch } from './matches-search.ts';
import { searchKey } from './search-key.ts';
import { searchWords } from './search-words.ts';

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

  it.each(['gniazdo', 'BIALE', 'biał gniaz', 'dgz1 biale', 'DGZ1.01/11', 'gz101', ''])('%j finds it', (query) => {
    expect(matchesSearch(query, socket)).toBe(true);
  });

  it.each(['gniazda', 'gniazdo czarne', 'dgz2'])('%j does not find it', (query) => {
    expect(matchesSearch(query, socket)).toBe(false);
  });
});
