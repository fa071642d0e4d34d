import type { Category, Colour, FrameLine, Module } from '@ramka/domain/catalogue';
import { type Dictionary, findItems, type Searchable } from '@ramka/domain/search';
import { cardsOfModule, fitsLine, type ModuleCard } from '@ramka/domain/set/modules';
import { useDeferredValue, useState } from 'react';

/** Filter of the module drawer. */
export type DrawerFilter = {
  readonly colourId: number;
  /** Null for all categories. */
  readonly category: Category | null;
  /** Null for all subcategories. */
  readonly subcategoryId: number | null;
  /** Search text. A search covers all categories. */
  readonly query: string;
  /** Whether to show only modules that a sealed set may contain. */
  readonly onlySealed?: boolean;
};

/**
 * Returns the drawer's cards: modules that fit the line, in the chosen colour, and in the chosen category or found by
 * name, symbol or everyday word (docs/catalogue-rules.md#d7).
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

/** Returns the colours in which a search has results, with the number of cards, in catalogue order. */
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

/** Returns the visible parts that several modules share. Their pictures alone do not distinguish these modules. */
export const sharedParts = (modules: readonly Module[]): ReadonlySet<number> => {
  const parts = modules.flatMap(({ visibleComponents }) => visibleComponents);
  return new Set(parts.filter((id, index) => parts.indexOf(id) < index));
};

const isListed = (module: Module, { category, subcategoryId }: DrawerFilter): boolean => {
  if (subcategoryId !== null) return module.categoryId === subcategoryId;
  if (category === null) return true;
  return module.categoryId === category.id || category.subCategories.some(({ id }) => id === module.categoryId);
};

/** Returns the cards with the given ones first, each once. */
export const cardsWithFirst = (first: readonly ModuleCard[], cards: readonly ModuleCard[]): readonly ModuleCard[] => {
  const listed = new Set(cards.map(keyOfCard));
  const shown = first.filter((card) => listed.has(keyOfCard(card)));
  const keys = new Set(shown.map(keyOfCard));
  return [...shown, ...cards.filter((card) => !keys.has(keyOfCard(card)))];
};

const keyOfCard = ({ module, visiblePart }: ModuleCard): string => `${module.id} ${visiblePart.id}`;

/** State of the drawer's filter, except for the colour. `startsWithAll` only counts when the drawer opens. */
export const useDrawerFilter = (categories: readonly Category[], startsWithAll: boolean) => {
  const [chosenId, setChosenId] = useState<number | null | undefined>(startsWithAll ? null : undefined);
  const [subcategoryId, setSubcategoryId] = useState<number | null>(null);
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query.trim());
  const fallback = chosenId === undefined ? categories[0] : undefined;
  return {
    category: categories.find(({ id }) => id === chosenId) ?? fallback ?? null,
    subcategoryId,
    query,
    /** The deferred search text, by which the cards are currently filtered. */
    sought,
    /** Shows a category and clears the search. */
    chooseCategory: (category: Category | null): void => {
      setQuery('');
      setChosenId(category?.id ?? null);
      setSubcategoryId(null);
    },
    chooseSubcategory: setSubcategoryId,
    search: setQuery,
  };
};
