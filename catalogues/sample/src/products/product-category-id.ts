import { categoryNames, subcategoryNames } from './category-names.ts';

/** Id of a category, or of a subcategory: the series' number, then one digit each for their places. */
export function productCategoryId(series: string, category: string, subcategory?: string): number {
  const ofSeries = categoryNames().filter((known) => known.series === series);
  const place = ofSeries.findIndex((known) => known.category === category) + 1;
  const id = Number(series) * 1000 + place * 10;
  return subcategory === undefined ? id : id + subcategoryNames(series, category).indexOf(subcategory) + 1;
}
