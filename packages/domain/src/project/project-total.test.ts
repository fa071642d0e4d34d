import { describe, expect, it } from 'vitest';
import { projectTotal } from './project-total.ts';
import { roomTotal } from './room-total.ts';

const prices = {
  sets: new Map([
    [1, 15090],
    [2, 29130],
  ]),
  products: new Map([[8001, 3200]]),
};
const kitchen = {
  sets: [
    { id: 1, quantity: 2 },
    { id: 2, quantity: 1 },
  ],
  products: [{ id: 8001, quantity: 3 }],
};
const hall = { sets: [{ id: 1, quantity: 1 }], products: [] };

describe('the total of a room', () => {
  it('is quantity times price of its sets and single products', () => {
    expect(roomTotal(kitchen, prices)).toBe(2 * 15090 + 29130 + 3 * 3200);
  });

  it('counts nothing for what has no price any more', () => {
    expect(roomTotal({ sets: [{ id: 9, quantity: 4 }], products: [] }, prices)).toBe(0);
  });
});

describe('the total of a project', () => {
  it('counts a set in every room that has it, and the e-catalogue products (specification §9)', () => {
    const ecatalogProducts = [
      { quantity: 2, price: 999 },
      { quantity: 1, price: null },
    ];
    expect(projectTotal([kitchen, hall], prices, ecatalogProducts)).toBe(3 * 15090 + 29130 + 3 * 3200 + 2 * 999);
  });

  it('of an empty project is nothing', () => {
    expect(projectTotal([], prices, [])).toBe(0);
  });
});
