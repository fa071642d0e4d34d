import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const pages = ['README.md', ...globSync('docs/**/*.md')];

test.each(pages)('every file that %s links to is there', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link);
  const files = links.filter((link) => !link.endsWith('.png'));
  expect(files.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([]);
});

const rowsOf = (page: string): readonly string[] =>
  readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));

/** The titles in the last column of a row. */
const titlesIn = (row: string): readonly string[] =>
  [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, title = '']) => title);

test.each([
  ['docs/editor-tests.md', ['e2e/src/editor/**/*.e2e.ts'], 80],
  ['docs/specification-tests.md', ['e2e/src/**/*.e2e.ts', 'packages/*/src/**/*.test.{ts,tsx}'], 250],
])('every test that the tables of %s name is there', (page, places, fewest) => {
  const tests = globSync(places)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const titles = rowsOf(page).flatMap(titlesIn);
  expect(titles.length).toBeGreaterThan(fewest);
  expect(titles.filter((title) => !tests.includes(`'${title}'`))).toEqual([]);
});

test('no sentence of the specification is without a test', () => {
  const sentences = rowsOf('docs/specification-tests.md').filter((row) => row !== '| Sentence | Test |');
  expect(sentences.filter((row) => titlesIn(row).length === 0)).toEqual([]);
});
