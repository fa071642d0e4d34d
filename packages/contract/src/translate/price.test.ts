import { expect, it } from 'vitest';
import { priceFromWire, priceToWire } from './price.ts';

it.each([
  [117_010, 1170.1],
  [1, 0.01],
  [null, 0],
])('takes a price of %j to %d and back', (price, wire) => {
  expect(priceToWire(price)).toBe(wire);
  expect(priceFromWire(wire)).toBe(price);
});
