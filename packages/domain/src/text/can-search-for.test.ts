import { expect, test } from 'vitest';
import { canSearchFor } from './can-search-for.ts';

test.each([
  ['', false],
  ['DW', false],
  [' DW ', false],
  ['z\u0307o', false],
  ['DW1', true],
  [' ramka dwukrotna ', true],
  ['z\u0307o\u0301w', true],
])('that %j can be searched for is %j', (query, expected) => {
  expect(canSearchFor(query)).toBe(expected);
});
