import type { Category } from '@ramka/domain/catalogue';

/**
 * Lists things by category or subcategory: those of a category are its own and those of all of its subcategories, in
 * the order in which they were given. Undefined where there is no such category.
 */
export const listing = <Thing>(
  categories: Iterable<Category>,
  things: readonly Thing[],
  categoryOf: (thing: Thing) => number,
): ((categoryId: number) => readonly Thing[] | undefined) => {
  const direct = Map.groupBy(things, categoryOf);
  const lists = new Map<number, readonly Thing[]>();
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
