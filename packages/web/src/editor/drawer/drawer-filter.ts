import type { Category } from '@ramka/domain/catalogue/category';
import type { FrameLine } from '@ramka/domain/catalogue/frame-line';
import type { Module } from '@ramka/domain/catalogue/module';
import { cardsOfModule } from '@ramka/domain/set/modules/cards-of-module';
import { fitsLine } from '@ramka/domain/set/modules/fits-line';
import type { ModuleCard } from '@ramka/domain/set/modules/module-card';
import { matchesSearch } from '@ramka/domain/text/matches-search';

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
