import { expect, test } from 'vitest';
import type { Figure } from '../benchmark.ts';
import { comparedFigures } from './against.ts';

const paint = (value: number, atMostOfOther?: number): Figure => ({
  what: 'largest paint',
  value,
  unit: 's',
  ...(atMostOfOther === undefined ? {} : { atMostOfOther }),
});

test('the middles of both checkouts stand beside one another, and the one as a share of the other', () => {
  expect(comparedFigures([paint(1, 0.6), paint(3, 0.6), paint(2, 0.6)], [paint(9), paint(4), paint(1)])).toEqual([
    { what: 'largest paint', value: 2, unit: 's' },
    { what: '… in the other checkout', value: 4, unit: 's' },
    { what: '… against the other checkout', value: 0.5, unit: '×', atMost: 0.6 },
  ]);
});

test('a measure that the other checkout does not have stands alone', () => {
  expect(comparedFigures([paint(1)], [])).toEqual([{ what: 'largest paint', value: 1, unit: 's' }]);
});

test('nothing against nothing is as much as before', () => {
  expect(comparedFigures([paint(0)], [paint(0)]).at(-1)).toEqual({
    what: '… against the other checkout',
    value: 1,
    unit: '×',
  });
});
