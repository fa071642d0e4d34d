import { expect, test } from 'vitest';
import { allTexts } from './all-texts.ts';

// Holds §2.52, R36.
test.each([
  [{ sets: 2, products: 1, points: 13 }, ['3 pozycje · 13 punktów', '3 položky · 13 pozic', '3 items · 13 points']],
  [{ sets: 1, products: 0, points: 4 }, ['1 zestaw · 4 punkty', '1 sestava · 4 pozice', '1 set · 4 points']],
  [{ sets: 0, products: 2, points: 0 }, ['2 produkty', '2 produkty', '2 products']],
  [{ sets: 0, products: 0, points: 0 }, ['pusto', 'prázdná', 'empty']],
])('the header of a room with %o has the total number of entries', (counts, told) => {
  expect([allTexts.pl, allTexts.cs, allTexts.en].map(({ rooms }) => rooms.counts(counts))).toEqual(told);
});
