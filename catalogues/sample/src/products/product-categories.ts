import type { productCategoriesFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { seriesById } from '../series/series-by-id.ts';
import { categoryWords } from './category-words.ts';
import { singleProductTable } from './single-product-table.ts';

type CategoryRecord = ReturnType<typeof productCategoriesFile.parse>[number];

/** The drawers of single products, in the order of their table. */
export function productCategories(): readonly CategoryRecord[] {
  return categoryNames().map(({ series, category }) => {
    const id = productCategoryId(series, category);
    return {
      id,
      seriesTag: seriesById(Number(series)).tag,
      name: categoryWords(category),
      subCategories: subcategories(series, category).map((subcategory) => ({
        id: productCategoryId(series, category, subcategory),
        name: categoryWords(subcategory),
      })),
    };
  });
}

/** Id of a category, or of a subcategory: the series' number, then one digit each for their places. */
export function productCategoryId(series: string, category: string, subcategory?: string): number {
  const ofSeries = categoryNames().filter((known) => known.series === series);
  const place = ofSeries.findIndex((known) => known.category === category) + 1;
  const id = Number(series) * 1000 + place * 10;
  return subcategory === undefined ? id : id + subcategories(series, category).indexOf(subcategory) + 1;
}

type CategoryName = { readonly series: string; readonly category: string };

function categoryNames(): readonly CategoryName[] {
  const names = new Map<string, CategoryName>(
    singleProductTable.map(({ series, category }) => [`${series} ${category}`, { series, category }]),
  );
  return [...names.values()].toSorted((one, other) => Number(one.series) - Number(other.series));
}

function subcategories(series: string, category: string): readonly string[] {
  return singleProductTable
    .filter((row) => row.series === series && row.category === category && row.subcategory !== '-')
    .map(({ subcategory }) => subcategory);
}
