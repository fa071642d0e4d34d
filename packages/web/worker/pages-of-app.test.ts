import { expect, test } from 'vitest';
import { isPageOfApp } from './pages-of-app.ts';

test.each([
  ['', true],
  ['projekt/aB3dE6gH', true],
  ['start', true],
  ['podglad/aB3dE6gH9kLmN2/kopia', true],
  ['podglad/aB3dE6gH9kLmN2', false],
  ['punch-out', false],
  ['shop-answer', false],
  ['sklep-pokazowy/koszyk/x', false],
  ['demo-host', false],
])('the page %j belongs to the app: %s', (path, isOfApp) => {
  expect(isPageOfApp(path)).toBe(isOfApp);
});
