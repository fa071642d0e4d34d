import { expect, it } from 'vitest';
import { searchNumber, searchWord } from './search-values.ts';

it.for([0, -1, 1.5, Number.NaN, 2 ** 53, '7', null, undefined, {}])('finds no id in %j', (value) => {
  expect(searchNumber(value)).toBeUndefined();
});

it('finds ids and words', () => {
  expect([searchNumber(7), searchWord('simon-54'), searchWord(''), searchWord(54)]).toEqual([
    7,
    'simon-54',
    undefined,
    undefined,
  ]);
});
