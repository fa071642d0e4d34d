import type { WireBundle } from '@ramka/contract/wire/bundle';
import { matchesSearch } from '@ramka/domain/search';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { useSeriesName } from '../../project/use-series-name.ts';
import type { SetOrder } from './set-order.ts';
import { sortSets } from './sort-sets.ts';

/** How many sets are overlooked without searching and sorting. */
const SEARCHED_FROM = 12;

/** What is looked for in the set list. */
export type SetSearch = { readonly query: string; readonly order: SetOrder };

export type FoundSets = {
  readonly found: readonly WireBundle[];
  /** Undefined while there are too few sets to search. */
  readonly search: SetSearch | undefined;
  readonly onSearch: (search: SetSearch) => void;
};

/** Sets of the project as the visitor searches and sorts them, by name and series (specification §2, "Set list"). */
export const useFoundSets = (sets: readonly WireBundle[]): FoundSets => {
  const { language, texts } = useLanguage();
  const seriesName = useSeriesName();
  const [search, setSearch] = useState<SetSearch>({ query: '', order: 'added' });
  if (sets.length <= SEARCHED_FROM) {
    return { found: sets, search: undefined, onSearch: setSearch };
  }
  const listed = sets.map((set) => ({
    set,
    name: nameOfSet(set, texts),
    series: seriesName(set.frameLine),
  }));
  const matching = listed.filter(({ name, series }) =>
    matchesSearch(search.query, { name: `${name} ${series}`, symbols: [] }),
  );
  return {
    found: sortSets(matching, search.order, language).map(({ set }) => set),
    search,
    onSearch: setSearch,
  };
};
