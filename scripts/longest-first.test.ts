import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longest } from './longest-first.ts';

test('the files that are said to take longest are there', () => {
  expect(longest.filter((path) => !existsSync(path))).toEqual([]);
});
