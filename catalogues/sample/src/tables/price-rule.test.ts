import { describe, expect, it } from 'vitest';
import { priceByRule } from './price-rule.ts';

describe('the price of one piece', () => {
  // Holds C2.
  it('is rounded to ten grosze, halves up', () => {
    expect(priceByRule({ symbol: 'X', zloty: 14.25 })).toBe(1430);
    expect(priceByRule({ symbol: 'X', zloty: 14.24 })).toBe(1420);
  });

  it('is that of a worked example, if there is one', () => {
    expect(priceByRule({ symbol: 'DGZ1ZP/49', zloty: 10, whiteSymbol: 'DGZ1ZP/11', factor: 1.2 })).toBe(1240);
  });

  // Holds C2.
  it('follows the stated price of the white article', () => {
    expect(priceByRule({ symbol: 'TKW5/149', zloty: 16.3, whiteSymbol: 'TKW5/111', factor: 1.2 })).toBe(2380);
  });
});
