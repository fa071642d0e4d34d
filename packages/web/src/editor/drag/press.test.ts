import { describe, expect, it } from 'vitest';
import { meaningOfMove } from './press.ts';

describe('a moving pointer', () => {
  it.each([
    ['mouse', { x: 2, y: 2 }, 'click'],
    ['mouse', { x: 4, y: 4 }, 'drag'],
    ['pen', { x: 0, y: 5 }, 'drag'],
    ['touch', { x: 6, y: 6 }, 'click'],
    ['touch', { x: 0, y: 11 }, 'scroll'],
  ] as const)('of type %s at %o is a %s', (pointerType, now, meaning) => {
    expect(meaningOfMove({ pointerType, start: { x: 0, y: 0 } }, now)).toBe(meaning);
  });
});
