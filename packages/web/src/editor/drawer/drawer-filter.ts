import type { Category, FrameLine, Module } from '@ramka/domain/catalogue';
import { cardsOfModule, fitsLine, type ModuleCard } from '@ramka/domain/set/modules';
import { matchesSearch } from '@ramka/domain/search';

/** What of the drawer is in sight. */
export type DrawerFilter = {
  readonly colourId: number;
  /** Null for all categories. */
  readonly category: Category | null;
  /** Null for the whole category. */
  readonly subcategoryId: number | null;
  /** What is typed into the search; it looks through all categories. */
  readonly query: string;
};

/** The cards that the drawer shows: of modules that fit the line, in the swatch, in the category or found (D7). */
export const drawerCards = (modules: readonly Module[], line: FrameLine, filter: DrawerFilter): readonly ModuleCard[] =>
  modules
    .filter((module) => fitsLine(module, line) && (filter.query.trim() === '' ? isListed(module, filter) : true))
    .flatMap((module) => cardsOfModule(module, filter.colourId))
    .filter(({ module, visiblePart }) =>
      matchesSearch(filter.query, { name: `${module.name} ${visiblePart.name}`, symbols: [visiblePart.symbol] }),
    );

const isListed = (module: Module, { category, subcategoryId }: DrawerFilter): boolean => {
  if (subcategoryId !== null) return module.categoryId === subcategoryId;
  if (category === null) return true;
  return module.categoryId === category.id || category.subCategories.some(({ id }) => id === module.categoryId);
};
