import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { formatPrice } from './format-price.ts';

describe('a price on screen and on paper', () => {
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

  it('can be read back, whatever it is', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (price) => {
        const digits = formatPrice(price, 'zł').replace(/[^0-9]/gu, '');
        expect(Number(digits)).toBe(price);
      }),
    );
  });

  it('groups digits by three from the comma', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 12), (price) => {
        expect(formatPrice(price, 'zł')).toMatch(/^\d{1,3}(\u202F\d{3})*,\d{2}\u00A0zł$/u);
      }),
    );
  });
});
