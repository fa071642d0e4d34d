import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { domHooks } from './dom-hooks.ts';

const root = join(import.meta.dirname, '../../../..');
const sources = globSync(['packages/web/src/**/*.{ts,tsx}', 'e2e/src/**/*.ts', 'bench/src/**/*.ts'], { cwd: root })
  .filter((file) => !/dom-hooks|older-browsers-css/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const pages = sources.filter(({ file }) => file.startsWith('packages/web') && !/\.test\.tsx?$/.test(file));

/** Attributes that are written by `dataset`. */
const datasets = /dataset(?:\.|\[')([a-z]+)/g;

const names = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

/** The data attributes by which a source finds elements or reads their state. */
const usedIn = (text: string): readonly string[] => [
  ...names(text, /\[(data-[a-z-]+)/g),
  ...names(text, /(?:get|has)Attribute\('(data-[a-z-]+)'/g),
  ...names(text, datasets).map((name) => `data-${name}`),
];

/** The data attributes of elements of the pages; tests mark elements of their own, too. */
const onPages = new Set(
  pages.flatMap(({ text }) => [
    ...names(text, /\b(data-[a-z-]+)(?==|'?:|'?\]|', )/g),
    ...names(text, datasets).map((name) => `data-${name}`),
  ]),
);

test('every data attribute by which code or tests find elements is declared, and none in vain', () => {
  const used = new Set(sources.flatMap(({ text }) => usedIn(text)).filter((name) => onPages.has(name)));
  expect(used).toEqual(new Set(Object.keys(domHooks)));
});
