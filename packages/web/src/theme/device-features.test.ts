import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8');

// Browsers that force a dark theme leave alone what declares itself to be light only.
test.each([
  ['packages/web/src/theme/base.css', 'img'],
  ['packages/web/src/theme/tokens.css', ":root[data-scheme='light']"],
  ['packages/web/src/editor/canvas/set-canvas.module.css', '.drawing'],
  ['packages/server/src/share-links/share-link.css', 'img'],
])('%s keeps the colours of %s in a forced dark theme', (path, selector) => {
  const rules = [...read(path).matchAll(/([^{};]+)\{([^{}]*)\}/g)].filter(([, selectors = '']) =>
    selectors
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .split(',')
      .some((each) => each.trim() === selector),
  );
  expect(rules.some(([, , declarations = '']) => declarations.includes('color-scheme: only light;'))).toBe(true);
});

test.each(['packages/web/index.html', 'packages/server/src/share-links/share-link-page.ts'])(
  '%s asks phones not to turn symbols into telephone numbers',
  (path) => {
    expect(read(path)).toMatch(/<meta name="format-detection" content="telephone=no[^"]*"/);
  },
);
