import type { productCategoriesFile } from '@ramka/contract/catalogue-format/catalogue-files';
export function productCategories(): ReturnType<typeof productCategoriesFile.parse> {
  return [];
}
