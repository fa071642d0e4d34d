import { expect, test } from 'vitest';
import { ownSeriesFirst } from './own-series.ts';

test('the series of the project come first, those of most sets before others; the rest keeps its order', () => {
  const series = ['Simon 10', 'Simon 54', null, 'Simon 55', 'Simon 82'];
  const sorted = ownSeriesFirst(series, (name) => name, ['Simon 55', 'Simon 54']);
  expect(sorted).toEqual(['Simon 55', 'Simon 54', 'Simon 10', null, 'Simon 82']);
  expect(ownSeriesFirst(series, (name) => name, [])).toEqual(series);
});
