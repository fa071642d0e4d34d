import type { Category, Colour } from '@ramka/domain/catalogue';
import type { Language } from '@ramka/domain/text';
import { type CatalogueFiles, type CategoryEntry, textIn } from '../files/catalogue-files.ts';
import { valuesOf } from '../files/entries.ts';

/** Localises categories of modules or single products, by series tag, in the order of the file. */
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

/**
 * Lists items by category or subcategory. A category includes the items of all its subcategories. Items keep their
 * order. Undefined for an unknown category.
 */
export const listing = <Item>(
  categories: Iterable<Category>,
  items: readonly Item[],
  categoryOf: (item: Item) => number,
): ((categoryId: number) => readonly Item[] | undefined) => {
  const direct = Map.groupBy(items, categoryOf);
  const lists = new Map<number, readonly Item[]>();
  for (const { id, subCategories } of categories) {
    const members = [id, ...subCategories.map((sub) => sub.id)];
    lists.set(
      id,
      members.flatMap((member) => direct.get(member) ?? []),
    );
    for (const sub of subCategories) lists.set(sub.id, direct.get(sub.id) ?? []);
  }
  return (categoryId) => lists.get(categoryId);
};

/** Localises every colour, by id. */
export const localiseColours = (files: CatalogueFiles, language: Language): ReadonlyMap<number, Colour> =>
  new Map(
    valuesOf(files.colours).map(({ id, name, hexColor, antibacterial, family: familyId = null }) => [
      id,
      { id, name: textIn(name, language), hexColor, antibacterial, familyId },
    ]),
  );
