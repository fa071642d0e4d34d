import { expect, it } from 'vitest';
import { aLine } from '../../testing/a-line.ts';
import { preselectedLine } from './preselected-line.ts';

const lines = [
  aLine({ id: 41, tag: 'simon-54-premium', seriesId: 4 }),
  aLine({ id: 42, tag: 'simon-54-nature', seriesId: 4 }),
  aLine({ id: 21, tag: 'simon-basic', seriesId: 2 }),
];
const allSeries = [
  { id: 2, name: 'Simon Basic', tag: 'simon-basic' },
  { id: 4, name: 'Simon 54', tag: 'simon-54' },
];

it.each([
  ['simon-54-nature', 42],
  ['simon-54', 41],
  ['simon-basic', 21],
  ['simon-aquarius', undefined],
])('a link to %s preselects line %s', (tag, id) => {
  expect(preselectedLine(tag, lines, allSeries)?.id).toBe(id);
});
