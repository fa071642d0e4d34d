import { describe, expect, it } from 'vitest';
import { ecatalogProducts } from './e-catalogue/ecatalog-products.ts';
import { productCategories, singleProducts } from './single-products.ts';

const records = singleProducts.map(({ record }) => record);

/** Number of products and price range in zloty, by series (docs/catalogue-rules.md#c6-6). */
const expected: readonly (readonly [string, number, number, number])[] = [
  ['simon-aquarius', 24, 25, 60],
  ['simon-10', 6, 9, 20],
  ['simon-basic', 6, 15, 30],
  ['simon-54', 6, 60, 140],
  ['simon-55', 6, 60, 140],
  ['simon-82', 4, 150, 170],
  ['simon-go', 6, 180, 330],
];

describe('the single products of the sample', () => {
  // Holds C6.6.
  it.each(expected)('have the number and prices stated in the catalogue rules in %s', (tag, count, least, most) => {
    const ofSeries = records.filter(({ seriesTag }) => seriesTag === tag);
    expect(ofSeries).toHaveLength(count);
    const prices = ofSeries.map(
      ({ catalogId }) => (ecatalogProducts.find(({ id }) => id === catalogId)?.article.price ?? 0) / 100,
    );
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...prices)).toBeLessThanOrEqual(most);
  });

  it('are 58 in total, none of Simon 15', () => {
    expect(records).toHaveLength(58);
    expect(new Set(records.map(({ id }) => id)).size).toBe(58);
    expect(records.filter(({ seriesTag }) => seriesTag === 'simon-15')).toEqual([]);
  });

  it('are in drawers, and no drawer is empty', () => {
    const places = productCategories().flatMap(({ id, subCategories }) =>
      subCategories.length === 0 ? [id] : subCategories.map((subcategory) => subcategory.id),
    );
    expect(new Set(places).size).toBe(places.length);
    expect(new Set(records.map(({ categoryId }) => categoryId))).toEqual(new Set(places));
  });
});
