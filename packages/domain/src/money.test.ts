import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalFromPrice, formatPrice, parsePrice, priceFromDecimal, totalOf } from './money.ts';

describe('a total', () => {
  // Holds R5.
  it('is exact where decimals are not', () => {
    expect(totalOf(Array.from({ length: 1000 }, () => ({ quantity: 3, price: 10 })))).toBe(30000);
  });

  it('ignores lines without a price', () => {
    expect(
      totalOf([
        { quantity: 5, price: null },
        { quantity: 2, price: 250 },
      ]),
    ).toBe(500);
  });

  it('of nothing is 0', () => {
    expect(totalOf([])).toBe(0);
  });

  // Holds R5.
  it('is the same in any order', () => {
    const rows = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9999 }), price: fc.nat(10_000_000) }));
    fc.assert(
      fc.property(rows, (priced) => {
        const exact = priced.reduce((sum, { quantity, price }) => sum + BigInt(quantity) * BigInt(price), 0n);
        expect(BigInt(totalOf(priced))).toBe(exact);
        expect(totalOf(priced.toReversed())).toBe(totalOf(priced));
      }),
    );
  });
});

describe('a price in JSON', () => {
  // Holds R5.
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

  it('is preserved by conversion in both directions', () => {
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
    '%j is invalid',
    (text) => {
      expect(parsePrice(text)).toBeUndefined();
    },
  );
});

describe('a price on screen and on paper', () => {
  // Holds §9.8, §9.9, R5.
  it.each([
    [0, 'zł', '0,00\u00A0zł'],
    [5, 'zł', '0,05\u00A0zł'],
    [90, 'Kč', '0,90\u00A0Kč'],
    [1840, 'zł', '18,40\u00A0zł'],
    [99999, 'eur', '999,99\u00A0eur'],
    [117010, 'zł', '1\u202F170,10\u00A0zł'],
    [123456789, 'грн', '1\u202F234\u202F567,89\u00A0грн'],
    [-250, 'zł', '\u22122,50\u00A0zł'],
  ])('of %i minor units in %s is %s', (price, label, text) => {
    expect(formatPrice(price, label)).toBe(text);
  });

  it('can be parsed back', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (price) => {
        const digits = formatPrice(price, 'zł').replace(/[^0-9]/gu, '');
        expect(Number(digits)).toBe(price);
      }),
    );
  });

  // Holds R5.
  it('groups digits by three from the comma', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 12), (price) => {
        expect(formatPrice(price, 'zł')).toMatch(/^\d{1,3}(\u202F\d{3})*,\d{2}\u00A0zł$/u);
      }),
    );
  });
});
