import { afterEach, expect, test, vi } from 'vitest';
import { feelDrop } from './drag.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['a finger', 'touch', false, 1],
  ['a finger of a visitor who prefers reduced motion', 'touch', true, 0],
  ['a mouse', 'mouse', false, 0],
  ['a pen', 'pen', false, 0],
])('vibration after a drop by %s', (_who, pointerType, reduced, times) => {
  const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
  const wish = window.matchMedia('(prefers-reduced-motion: reduce)');
  Object.defineProperty(wish, 'matches', { value: reduced });
  vi.spyOn(window, 'matchMedia').mockReturnValue(wish);
  feelDrop({ pointerType });
  expect(vibrate).toHaveBeenCalledTimes(times);
});
