import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { decimalFromPrice } from './decimal-from-price.ts';
import { parsePrice } from './parse-price.ts';
import { priceFromDecimal } from './price-from-decimal.ts';

describe('a price in JSON', () => {
  it.each([
    [1840, 18.4],
    [117010, 1170.1],
    [5, 0.05],
    [0, 0],
    [1005, 10.05],
  ])('of %i minor units is %d, and back', (price, decimal) => {
    expect(decimalFromPrice(price)).toBe(decimal);
    expect(priceFromDecimal(decimal)).toBe(price);
  });

  it('survives every journey there and back', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 13), (price) => {
        const carried: unknown = JSON.parse(JSON.stringify(decimalFromPrice(price)));
        expect(priceFromDecimal(Number(carried))).toBe(price);
      }),
    );
  });
});

describe('a price in a price list', () => {
  it.each([
    ['18.40', 1840],
    ['0.05', 5],
    ['1170.10', 117010],
    ['0.00', 0],
  ])('%s is %i minor units', (text, price) => {
    expect(parsePrice(text)).toBe(price);
  });

  it.each(['18,40', '18.4', '18', '18.400', '-18.40', ' 18.40', '1e3.00', '', '1 170.10', '１８.40'])(
    '%j is none',
    (text) => {
      expect(parsePrice(text)).toBeUndefined();
    },
  );
});
