import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const pages = ['README.md', ...globSync('docs/**/*.md')];

test.each(pages)('every file that %s links to is there', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link);
  const files = links.filter((link) => !link.endsWith('.png'));
  expect(files.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([]);
});

test('every test that the table of the editor names is there', () => {
  const tests = globSync('e2e/src/editor/**/*.e2e.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const rows = readFileSync('docs/editor-tests.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const titles = rows.flatMap((row) =>
    [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, title = '']) => title),
  );
  expect(titles.length).toBeGreaterThan(80);
  expect(titles.filter((title) => !tests.includes(title))).toEqual([]);
});
