import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { totalOf } from './total-of.ts';

describe('a total', () => {
  it('is exact where decimals would drift', () => {
    expect(totalOf(Array.from({ length: 1000 }, () => ({ quantity: 3, price: 10 })))).toBe(30000);
  });

  it('counts nothing for what has no price', () => {
    expect(
      totalOf([
        { quantity: 5, price: null },
        { quantity: 2, price: 250 },
      ]),
    ).toBe(500);
  });

  it('of nothing is nothing', () => {
    expect(totalOf([])).toBe(0);
  });

  it('is the same in any order, to the last minor unit', () => {
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
