import type { Category } from '@ramka/domain/catalogue';
import type { Language } from '@ramka/domain/text';
import type { CategoryEntry } from '../files/catalogue-files.ts';
import { textIn } from './text-in.ts';

/** Drawers of modules or single products by series tag, in the order of the file. */
export const localiseCategories = (
  entries: readonly CategoryEntry[],
  language: Language,
): ReadonlyMap<string, readonly Category[]> => {
  const bySeries = Map.groupBy(entries, ({ seriesTag }) => seriesTag);
  return new Map(
    [...bySeries].map(([tag, categories]) => [tag, categories.map((entry) => inLanguage(entry, language))]),
  );
};

const inLanguage = ({ id, name, subCategories }: CategoryEntry, language: Language): Category => ({
  id,
  name: textIn(name, language),
  subCategories: subCategories.map((sub) => ({ id: sub.id, name: textIn(sub.name, language) })),
});
