import type { Category } from '@ramka/domain/catalogue';
import { useDeferredValue, useState } from 'react';

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
    chooseCategory: (category: Category | null): void => {
      setChosenId(category?.id ?? null);
      setSubcategoryId(null);
    },
    chooseSubcategory: setSubcategoryId,
    search: setQuery,
  };
};
