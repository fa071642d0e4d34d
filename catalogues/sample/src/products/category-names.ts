import { singleProductTable } from './single-product-table.ts';

type CategoryName = { readonly series: string; readonly category: string };

/** The categories of single products, in the order of the series. */
export function categoryNames(): readonly CategoryName[] {
  const names = new Map<string, CategoryName>(
    singleProductTable.map(({ series, category }) => [`${series} ${category}`, { series, category }]),
  );
  return [...names.values()].toSorted((one, other) => Number(one.series) - Number(other.series));
}

/** The subcategories of a category; none where the category lists products itself. */
export function subcategoryNames(series: string, category: string): readonly string[] {
  return singleProductTable
    .filter((row) => row.series === series && row.category === category && row.subcategory !== '-')
    .map(({ subcategory }) => subcategory);
}
