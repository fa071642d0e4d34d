import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const pages = ['README.md', ...globSync('docs/**/*.md')];

test.each(pages)('every file that %s links to is there', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link);
  const files = links.filter((link) => !link.endsWith('.png'));
  expect(files.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([]);
});
