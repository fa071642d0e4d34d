import type { Category, Colour, FrameLine, Module } from '@ramka/domain/catalogue';
import { type Dictionary, findItems, type Searchable } from '@ramka/domain/search';
import { cardsOfModule, fitsLine, type ModuleCard } from '@ramka/domain/set/modules';
import { useDeferredValue, useState } from 'react';

/** What of the drawer is in sight. */
export type DrawerFilter = {
  readonly colourId: number;
  /** Null for all categories. */
  readonly category: Category | null;
  /** Null for the whole category. */
  readonly subcategoryId: number | null;
  /** What is typed into the search; it looks through all categories. */
  readonly query: string;
  /** Whether only what a sealed set may hold is wanted. */
  readonly onlySealed?: boolean;
};

/**
 * The cards that the drawer shows: of modules that fit the line, in the swatch, in the category or found by name, symbol
 * or the words that people use (docs/catalogue-rules.md#d7).
 */
export const drawerCards = (
  modules: readonly Module[],
  line: FrameLine,
  filter: DrawerFilter,
  dictionary?: Dictionary,
): readonly ModuleCard[] => {
  const cards = modules
    .filter((module) => fitsLine(module, line) && !(filter.onlySealed && module.disablesIp44))
    .filter((module) => filter.query.trim() !== '' || isListed(module, filter))
    .flatMap((module) => cardsOfModule(module, filter.colourId));
  return filter.query.trim() === '' ? cards : findItems(filter.query, cards, searchableCard, dictionary);
};

const searchableCard = ({ module, visiblePart }: ModuleCard): Searchable => ({
  name: `${module.name} ${visiblePart.name}`,
  symbols: [visiblePart.symbol],
  functionId: module.functionId,
});

/** The colours of a series in which the drawer would have what is sought, in their order. */
export const coloursWith = (
  modules: readonly Module[],
  line: FrameLine,
  { query, colours }: { readonly query: string; readonly colours: readonly Colour[] },
  dictionary?: Dictionary,
): readonly { readonly colour: Colour; readonly count: number }[] =>
  colours
    .map((colour) => {
      const filter = { colourId: colour.id, category: null, subcategoryId: null, query };
      return { colour, count: drawerCards(modules, line, filter, dictionary).length };
    })
    .filter(({ count }) => count > 0);

/** Visible parts that several modules have: what is seen of these modules does not tell them apart. */
export const sharedParts = (modules: readonly Module[]): ReadonlySet<number> => {
  const parts = modules.flatMap(({ visibleComponents }) => visibleComponents);
  return new Set(parts.filter((id, index) => parts.indexOf(id) < index));
};

const isListed = (module: Module, { category, subcategoryId }: DrawerFilter): boolean => {
  if (subcategoryId !== null) return module.categoryId === subcategoryId;
  if (category === null) return true;
  return module.categoryId === category.id || category.subCategories.some(({ id }) => id === module.categoryId);
};

/** What of the drawer the user wants to see, besides the swatch. */
export const useDrawerFilter = (categories: readonly Category[]) => {
  const [chosenId, setChosenId] = useState<number | null | undefined>(undefined);
  const [subcategoryId, setSubcategoryId] = useState<number | null>(null);
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query.trim());
  const fallback = chosenId === undefined ? categories[0] : undefined;
  return {
    category: categories.find(({ id }) => id === chosenId) ?? fallback ?? null,
    subcategoryId,
    query,
    /** The query as far as the cards follow it. */
    sought,
    /** Shows a category, in place of what a search has found. */
    chooseCategory: (category: Category | null): void => {
      setQuery('');
      setChosenId(category?.id ?? null);
      setSubcategoryId(null);
    },
    chooseSubcategory: setSubcategoryId,
    search: setQuery,
  };
};
