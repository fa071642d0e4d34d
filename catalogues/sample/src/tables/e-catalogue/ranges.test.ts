import { describe, expect, it } from 'vitest';
import { allRanges } from './ranges.ts';

/** Number of products in each group, by range (docs/catalogue-rules.md#c6-7). */
const counted: readonly (readonly [string | null, readonly number[]])[] = [
  ['Simon 10', [48, 36, 36, 12, 16, 12, 16]],
  ['Simon Basic', [80, 50, 70, 30, 25, 25, 14]],
  ['Simon 15', [16, 16, 6]],
  ['Simon 54', [306, 90, 162, 144, 108, 126, 54, 252, 42, 60, 12, 50, 108, 6, 24, 7]],
  ['Simon 55', [256, 72, 176, 120, 88, 96, 32, 240, 38, 40, 30, 45, 42, 6]],
  ['Simon 82', [46, 264, 24, 24, 48]],
  ['Simon GO', [72, 8, 24]],
  ['Simon Aquarius', [18, 16, 4]],
  ['Simon Connect', [140, 45, 40, 24]],
  [null, [30, 25, 22, 28, 10, 16]],
];

describe('the e-catalogue of the sample', () => {
  // Holds C6.7.
  it('has the numbers of products stated in the catalogue rules', () => {
    const counts = allRanges.map(({ name, groups }) => [
      name,
      groups.map(({ productGroups }) => productGroups.flatMap(({ articles }) => articles).length),
    ]);
    expect(counts).toEqual(counted);
  });

  it('lists 8 to 60 products per product group, or all of a small group', () => {
    const pages = allRanges.flatMap(({ groups }) =>
      groups.flatMap(({ productGroups }) =>
        productGroups.map(({ articles }) => ({ alone: productGroups.length === 1, length: articles.length })),
      ),
    );
    expect(pages.filter(({ length }) => length > 60)).toEqual([]);
    expect(pages.filter(({ alone, length }) => !alone && length < 8)).toEqual([]);
    expect(pages.filter(({ alone, length }) => alone && length > 15)).toEqual([]);
  });

  it('has at most six product groups per group', () => {
    expect(Math.max(...allRanges.flatMap(({ groups }) => groups.map((group) => group.productGroups.length)))).toBe(6);
  });
});
