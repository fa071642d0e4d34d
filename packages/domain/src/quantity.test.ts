import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canConfirmCatalogueQuantity,
  catalogueQuantity,
  changedQuantity,
  addedQuantity,
  parseQuantity,
  roundQuantity,
  clampQuantity,
} from './quantity.ts';

const { NaN: notANumber, POSITIVE_INFINITY: endless } = Number;

describe('a typed quantity', () => {
  // Holds §5.15, §5.17, §5.19, §5.20, §9.3.
  it.each([
    // typed, added or of a component, of a new set in its room, changed in a room, of an e-catalogue product
    [1, 1, 1, 1, 1],
    [12, 12, 12, 12, 12],
    [2.4, 2, 2, 2, 2],
    [2.5, 2, 3, 2, 2],
    [0.6, 1, 1, undefined, 0],
    [0, 1, 1, undefined, 0],
    [-3, 1, 1, undefined, 3],
    [-2.7, 1, 1, undefined, 2],
    [notANumber, 1, 1, undefined, 0],
    [endless, 1, 1, undefined, 0],
    [123456, 9999, 9999, 9999, 9999],
  ])('of %d becomes %i, %i, %s and %i', (typed, pieces, rounded, changed, catalogue) => {
    expect(clampQuantity(typed)).toBe(pieces);
    expect(roundQuantity(typed)).toBe(rounded);
    expect(changedQuantity(typed)).toBe(changed);
    expect(catalogueQuantity(typed)).toBe(catalogue);
  });

  // Holds R8.
  it.each([
    [undefined, 3, 3],
    [4, 3, 7],
    [9998, 1, 9999],
    [9999, 1, undefined],
  ])('of %s increased by %i is %s', (present, added, risen) => {
    expect(addedQuantity(present, added)).toBe(risen);
  });

  // Holds §5.21.
  it.each([
    [990, 2, true],
    [990, 0, false],
    [0, 2, false],
    [990, notANumber, false],
  ])('at %i minor units and %d pieces can be confirmed: %s', (price, typed, confirmable) => {
    expect(canConfirmCatalogueQuantity(price, typed)).toBe(confirmable);
  });
});

describe('a quantity in text', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['0', 0],
    ['-3', -3],
    ['\u22123', -3],
    ['+3', 3],
    ['007', 7],
    ['2,9', 2.9],
    ['2.5', 2.5],
    ['7,', 7],
    [',5', 0.5],
    ['0,500', 0.5],
    ['2,50', 2.5],
    ['1 000', 1000],
    ['1\u00A0000', 1000],
    ['1\u202F000', 1000],
    ['1\u2009000', 1000],
    ['1.000', 1000],
    ['1,000', 1000],
    ["1'000", 1000],
    ['1’000', 1000],
    ['12 345 678', 12_345_678],
    ['1.000,50', 1000.5],
    ['1,000.5', 1000.5],
    ['1 000,5', 1000.5],
    ['-1 000', -1000],
    ['1000', 1000],
    ['2 szt', 2],
    ['2 szt.', 2],
    ['2szt.', 2],
    ['2 SZT.', 2],
    ['3 sztuki', 3],
    ['1 000 szt.', 1000],
    ['12 ks', 12],
    ['5 kusů', 5],
    ['5 kusov', 5],
    ['5 шт', 5],
    ['5 шт.', 5],
    ['5 штук', 5],
    ['5 pcs', 5],
    ['x2', 2],
    ['X 2', 2],
    ['2x', 2],
    ['2 x', 2],
    ['×2', 2],
    ['2×', 2],
    ['2х', 2],
    ['*2', 2],
    ['2\u200B', 2],
    ['１２', 12],
    ['２，５', 2.5],
    ['１\u3000０００', 1000],
    ['２ｘ', 2],
  ])('%j is %d', (typed, number) => {
    expect(parseQuantity(typed)).toBe(number);
  });

  it.each([
    '',
    ' ',
    'abc',
    'szt.',
    'x',
    '.',
    '-',
    '1 00',
    '1 0000',
    '12 34',
    '1.000 000',
    '1,000,00',
    '10-12',
    '2 lub 3',
    '2 m',
    '2 sz',
    '1e3',
    '0x10',
    '½',
    '5²',
    '٣',
    'Ⅳ',
    '2 x 3',
    'Infinity',
  ])('%j is invalid', (typed) => {
    expect(parseQuantity(typed)).toBeUndefined();
  });

  it('is the same with any thousands separator, sign or unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.constantFrom('', ' ', '\u00A0', '\u202F', '.', ',', "'", '’'),
        fc.constantFrom(
          ['', ''],
          ['', ' szt.'],
          ['', ' ks'],
          ['', '\u00A0шт.'],
          ['x', ''],
          ['× ', ''],
          ['', '×'],
          ['', ' x'],
        ),
        (number, separator, [before, after]) => {
          const written = String(number).replaceAll(/\B(?=(\d{3})+$)/g, separator);
          expect(parseQuantity(`${before}${written}${after}`)).toBe(number);
        },
      ),
    );
  });
});
