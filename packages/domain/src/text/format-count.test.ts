import { expect, test } from 'vitest';
import { formatCount } from './format-count.ts';

test.for([
  [0, '0'],
  [999, '999'],
  [1000, '1\u202F000'],
  [46258, '46\u202F258'],
  [1234567, '1\u202F234\u202F567'],
] as const)('the count %i reads %j', ([count, text]) => {
  expect(formatCount(count)).toBe(text);
});
