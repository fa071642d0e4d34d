import { describe, expect, it } from 'vitest';
import { quantity } from './identifiers.ts';

describe('a quantity', () => {
  // Holds R8.
  it.each([
    [1, true],
    [9999, true],
    [0, false],
    [10000, false],
    [1.5, false],
    [-1, false],
    [Number.NaN, false],
  ])('of %d can be stored: %s', (pieces, storable) => {
    expect(quantity.safeParse(pieces).success).toBe(storable);
  });
});
