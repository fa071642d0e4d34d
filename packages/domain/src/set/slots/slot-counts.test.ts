import { expect, it } from 'vitest';
import { aLine } from '../../testing/a-line.ts';
import { slotCounts } from './slot-counts.ts';

it.each([
  [5, [1, 2, 3, 4, 5]],
  [4, [1, 2, 3, 4]],
  [3, [1, 2, 3]],
] as const)('a line of at most %i slots offers %j', (maxSlots, counts) => {
  expect(slotCounts(aLine({ maxSlots }))).toEqual(counts);
});
