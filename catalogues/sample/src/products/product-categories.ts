import type { productCategoriesFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { seriesById } from '../series/series-by-id.ts';
import { categoryNames, subcategoryNames } from './category-names.ts';
import { categoryWords } from './category-words.ts';
import { productCategoryId } from './product-category-id.ts';

type CategoryRecord = ReturnType<typeof productCategoriesFile.parse>[number];

/** The drawers of single products, in the order of their table. */
export function productCategories(): readonly CategoryRecord[] {
  return categoryNames().map(({ series, category }) => {
    const id = productCategoryId(series, category);
    return {
      id,
      seriesTag: seriesById(Number(series)).tag,
      name: categoryWords(category),
      subCategories: subcategoryNames(series, category).map((subcategory) => ({
        id: productCategoryId(series, category, subcategory),
        name: categoryWords(subcategory),
      })),
    };
  });
}
