import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PROJECT_ID_ALPHABET,
  projectIdFrom,
  projectIdPattern,
  projectTotal,
  roomTotal,
  normaliseProjectId,
} from './project.ts';

/** A random source that repeats these bytes. */
const repeating = (bytes: readonly number[]) => {
  let taken = 0;
  return (count: number) => Uint8Array.from({ length: count }, () => bytes[taken++ % bytes.length] ?? 0);
};

describe('a project id', () => {
  it.each(['aB3kR7xZ', '22222222', 'zzzzzzzz'])('is valid: %s', (text) => {
    expect(text).toMatch(projectIdPattern);
  });

  it.each([
    '',
    'aB3kR7x',
    'aB3kR7xZ2',
    'aB3kR7x0',
    'aB3kR7xO',
    'aB3kR7x1',
    'aB3kR7xI',
    'aB3kR7xl',
    'aB3kR7xé',
    'aB3k7x😀',
  ])('is invalid: %j', (text) => {
    expect(text).not.toMatch(projectIdPattern);
  });

  // Holds R6.
  it('may be typed with white space', () => {
    expect(normaliseProjectId(' aB3k R7xZ\n')).toBe('aB3kR7xZ');
  });

  // Holds §1.4, §9.1, R6.
  it('consists of 57 characters that are hard to confuse', () => {
    expect(new Set(PROJECT_ID_ALPHABET).size).toBe(57);
    expect(PROJECT_ID_ALPHABET).not.toMatch(/[01OIl]/u);
  });

  // Holds R6.
  it('is generated from any random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 64 }), (bytes) => {
        fc.pre(bytes.some((byte) => byte < 228));
        expect(projectIdFrom(repeating([...bytes]))).toMatch(projectIdPattern);
      }),
    );
  });

  // Holds R6.
  it('is uniformly distributed: each character has the same number of bytes, and the rest are discarded', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 228; byte += 1) {
      const character = projectIdFrom(repeating([byte])).charAt(0);
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array.from(PROJECT_ID_ALPHABET, () => 4));
    expect(projectIdFrom(repeating([255, 228, 1]))).toBe('33333333');
  });
});

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
  // Holds D15.
  it('is Σ quantity × price of its sets and single products', () => {
    expect(roomTotal(kitchen, prices)).toBe(2 * 15090 + 29130 + 3 * 3200);
  });

  it('ignores items without a price', () => {
    expect(roomTotal({ sets: [{ id: 9, quantity: 4 }], products: [] }, prices)).toBe(0);
  });
});

describe('the total of a project', () => {
  // Holds §9.27.
  it('counts a set in every room that contains it, and the e-catalogue products', () => {
    const ecatalogProducts = [
      { quantity: 2, price: 999 },
      { quantity: 1, price: null },
    ];
    expect(projectTotal([kitchen, hall], prices, ecatalogProducts)).toBe(3 * 15090 + 29130 + 3 * 3200 + 2 * 999);
  });

  it('of an empty project is 0', () => {
    expect(projectTotal([], prices, [])).toBe(0);
  });
});
