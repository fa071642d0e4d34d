import { expect, test } from 'vitest';
import type { BuiltChunk, BuiltPages } from './built-pages.ts';
import { loadedSize } from './loaded-size.ts';

const chunk = (name: string, needs: readonly string[], overrides: Partial<BuiltChunk> = {}): BuiltChunk => ({
  name,
  needs,
  source: null,
  isEntry: false,
  ...overrides,
});

const pages: BuiltPages = {
  chunks: [
    chunk('page.js', ['shared.js', 'page.css'], { isEntry: true }),
    chunk('shared.js', ['page.js']),
    chunk('rooms.js', ['shared.js', 'dialog.js'], { source: '/web/src/rooms/rooms-screen.tsx' }),
    chunk('dialog.js', ['dialog.css']),
    chunk('unused.js', []),
  ],
  sizes: new Map([
    ['page.js', 1],
    ['page.css', 2],
    ['shared.js', 4],
    ['rooms.js', 8],
    ['dialog.js', 16],
    ['dialog.css', 32],
    ['unused.js', 64],
  ]),
};

test('a visit loads the page and all its imports', () => {
  expect(loadedSize(pages, [])).toBe(1 + 2 + 4);
});

test('a visit also loads its screens, and shared files once', () => {
  expect(loadedSize(pages, ['rooms/rooms-screen.tsx'])).toBe(1 + 2 + 4 + 8 + 16 + 32);
});

test('a screen that is part of another file cannot be measured', () => {
  expect(() => loadedSize(pages, ['sets/sets-screen.tsx'])).toThrow('sets/sets-screen.tsx is not loaded by itself');
});
