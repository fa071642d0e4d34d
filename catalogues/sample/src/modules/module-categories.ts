import type { moduleCategoriesFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { allSeries } from '../series/all-series.ts';
import { allModules } from './all-modules.ts';
import { categoryWords } from './category-words.ts';

type CategoryRecord = ReturnType<typeof moduleCategoriesFile.parse>[number];

/** The drawers of every series; what holds no module is left out (catalogue.md §6.4). */
export const moduleCategories: readonly CategoryRecord[] = allSeries.flatMap(({ id: seriesId, tag }) => {
  const filled = new Set(allModules.filter(({ series }) => series.tag === tag).map(({ record }) => record.categoryId));
  return categoryWords
    .filter(({ number }) => !/\./u.test(number))
    .map(({ number, name }) => {
      const id = seriesId * 10_000 + Number(number) * 100;
      return { id, seriesTag: tag, name, subCategories: subcategories(number, id).filter((sub) => filled.has(sub.id)) };
    })
    .filter(({ subCategories }) => subCategories.length > 0);
});

function subcategories(category: string, categoryId: number): CategoryRecord['subCategories'] {
  return categoryWords
    .filter(({ number }) => number.startsWith(`${category}.`))
    .map(({ number, name }) => ({ id: categoryId + Number(number.split(/\./u)[1]), name }));
}
