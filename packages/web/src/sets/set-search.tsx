import { matchesSearch } from '@ramka/domain/search';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { ArrowDownUp } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { SavedSet } from '../api/project.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { useSeriesName } from '../project/catalogue.ts';
import { Select } from '../ui/fields/select.tsx';
import { SearchField } from '../ui/fields/text-field.tsx';
import { useSearchThreshold } from '../ui/lists.ts';
import styles from './set-search.module.css';

export type FindBarProps = {
  readonly search: SetSearch;
  readonly onSearch: (search: SetSearch) => void;
  /** Whether it gets the initial focus of its dialog. */
  readonly first?: boolean | undefined;
};

/** Search field and sort order of sets. Enter does not submit an enclosing form. */
export const FindBar = ({ search, onSearch, first }: FindBarProps): ReactElement => {
  const { sets } = useTexts();
  return (
    <search className={styles['bar']}>
      <SearchField
        label={sets.search}
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
        options={sortOrders.map((order) => ({ value: order, label: sets.orders[order] }))}
        value={search.order}
        onValue={(order) => onSearch({ ...search, order })}
      />
    </search>
  );
};

/** Number of sets above which the search is shown. */
const SEARCHED_FROM = 12;

/** Search text and sort order. */
type SetSearch = { readonly query: string; readonly order: SetOrder };

export type FoundSets = {
  readonly found: readonly SavedSet[];
  /** Undefined if there are too few sets to search. */
  readonly search: SetSearch | undefined;
  readonly onSearch: (search: SetSearch) => void;
};

/** Filters and sorts sets by name and series (docs/specification.md#s2-73). */
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

/** A set with the texts shown on its card. */
export type ListedSet = { readonly set: SavedSet; readonly name: string; readonly series: string };

/** Sorts sets by the rules of the language; equal ones keep their order of creation. */
export const sortSets = (sets: readonly ListedSet[], order: SetOrder, language: string): readonly ListedSet[] => {
  // Avoids creating a collator, which is slow.
  if (order === 'added') return sets;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const comparators: Readonly<Record<typeof order, (a: ListedSet, b: ListedSet) => number>> = {
    name: (a, b) => compare(a.name, b.name),
    series: (a, b) => compare(a.series, b.series) || compare(a.name, b.name),
    cheapest: (a, b) => a.set.price - b.set.price,
    dearest: (a, b) => b.set.price - a.set.price,
  };
  return sets.toSorted(comparators[order]);
};

/** Sort orders of the list; `added` is the order of creation. */
const sortOrders = ['added', 'name', 'series', 'cheapest', 'dearest'] as const;

export type SetOrder = (typeof sortOrders)[number];
