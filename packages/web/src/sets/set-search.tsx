import { matchesSearch } from '@ramka/domain/search';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { ArrowDownUp } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { SavedSet } from '../api/project.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { useSeriesName } from '../project/catalogue.ts';
import { Select } from '../ui/fields/select.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useSearchThreshold } from '../ui/lists.ts';
import styles from './set-search.module.css';

export type FindBarProps = {
  readonly search: SetSearch;
  readonly onSearch: (search: SetSearch) => void;
  /** Has the focus first in the dialog that it stands in. */
  readonly first?: boolean | undefined;
};

/** Finds sets while one types, and puts them in order. Enter submits no form around it. */
export const FindBar = ({ search, onSearch, first }: FindBarProps): ReactElement => {
  const { sets } = useTexts();
  return (
    <search className={styles['bar']}>
      <TextField
        label={sets.search}
        labelHidden
        placeholder={sets.search}
        type="search"
        value={search.query}
        onValue={(query) => onSearch({ ...search, query })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
          }
        }}
        data-autofocus={first === true ? '' : undefined}
      />
      <Select
        icon={ArrowDownUp}
        label={sets.order}
        labelHidden
        options={setOrders.map((order) => ({ value: order, label: sets.orders[order] }))}
        value={search.order}
        onValue={(order) => onSearch({ ...search, order })}
      />
    </search>
  );
};

/** How many sets are overlooked without searching and sorting. */
const SEARCHED_FROM = 12;

/** What is looked for in the set list. */
type SetSearch = { readonly query: string; readonly order: SetOrder };

export type FoundSets = {
  readonly found: readonly SavedSet[];
  /** Undefined while there are too few sets to search. */
  readonly search: SetSearch | undefined;
  readonly onSearch: (search: SetSearch) => void;
};

/**
 * Sets of the project as the visitor searches and sorts them, by name and series (docs/specification.md#s2-73).
 */
export const useFoundSets = (sets: readonly SavedSet[]): FoundSets => {
  const { language, texts } = useLanguage();
  const seriesName = useSeriesName();
  const [search, setSearch] = useState<SetSearch>({ query: '', order: 'added' });
  if (!useSearchThreshold(sets.length, SEARCHED_FROM + 1)) {
    return { found: sets, search: undefined, onSearch: setSearch };
  }
  const listed = sets.map((set) => ({
    set,
    name: nameOfSet(set, texts),
    series: seriesName(set.seriesTag),
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

/** A set with the words that are read on its card. */
export type ListedSet = { readonly set: SavedSet; readonly name: string; readonly series: string };

/** Sets in an order, words as the language sorts them; what is equal stays as it was made. */
export const sortSets = (sets: readonly ListedSet[], order: SetOrder, language: string): readonly ListedSet[] => {
  // Browsers take a while to learn how a language sorts.
  if (order === 'added') return sets;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const orders: Readonly<Record<typeof order, (a: ListedSet, b: ListedSet) => number>> = {
    name: (a, b) => compare(a.name, b.name),
    series: (a, b) => compare(a.series, b.series) || compare(a.name, b.name),
    cheapest: (a, b) => a.set.price - b.set.price,
    dearest: (a, b) => b.set.price - a.set.price,
  };
  return sets.toSorted(orders[order]);
};

/** The orders in which the set list can be read; `added` is the order in which the sets were made. */
const setOrders = ['added', 'name', 'series', 'cheapest', 'dearest'] as const;

/** One of `setOrders`. */
export type SetOrder = (typeof setOrders)[number];
