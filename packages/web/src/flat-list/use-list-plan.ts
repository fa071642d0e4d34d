import type { ColumnRoles, FlatListInput, RecognisedColumns } from '@ramka/domain/flat-list/flat-list';
import { parseFlatList } from '@ramka/domain/flat-list/parse-flat-list';
import type { MinorUnits } from '@ramka/domain/money';
import { searchKey } from '@ramka/domain/search';
import type { SetDefaults } from '@ramka/domain/set/frames';
import type { FramedSet } from '@ramka/domain/set/product-set';
import { keepPreviousData, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useProject } from '../project/project-query.ts';
import { knownSetsQuery, pricesQuery, symbolsQuery } from './list-queries.ts';
import { type ListPlan, type ListProduct, planList } from './plan-list.ts';
import { correctedRows, rowBuilder, type RowCorrections } from './read-list.ts';
import type { ListCatalogue } from './use-list-catalogue.ts';

/** A visitor's answers about a list. */
export type ListAnswers = RowCorrections & {
  readonly abbreviations: Readonly<Record<string, string>>;
  readonly columns: Readonly<Record<string, ColumnRoles>>;
  /** The chosen function for words with several meanings, by the words. */
  readonly chosen: Readonly<Record<string, string>>;
};

export type ListReadingInput = {
  readonly input: FlatListInput;
  readonly list: ListCatalogue;
  /** The room for rows without one; null for none. */
  readonly roomId: number | null;
  readonly defaults: SetDefaults | null;
  readonly answers: ListAnswers;
};

export type PlannedList = {
  /** Undefined while the contents of the project's sets are loading. */
  readonly plan: ListPlan | undefined;
  readonly columns: RecognisedColumns | null;
  readonly unknownAbbreviations: readonly string[];
  /** Prices of sets by their keys, as far as they are loaded. */
  readonly prices: ReadonlyMap<string, MinorUnits>;
  /** Whether the plan belongs to an earlier state of the text. */
  readonly isOutdated: boolean;
  readonly failure: Error | null;
  readonly retry: () => void;
};

/** Reads a list and compares it with the project. */
export const usePlannedList = (present: ListReadingInput): PlannedList => {
  const project = useProject();
  const used = useDeferredValue(present);
  const { input, list, roomId, defaults, answers } = used;
  const { abbreviations, columns } = answers;
  const context = useMemo(
    () => ({
      ...list,
      findProduct: (): undefined => undefined,
      abbreviations,
      columns,
      rooms: project.rooms.map(({ name }) => name),
      defaults,
    }),
    [list, abbreviations, columns, project.rooms, defaults],
  );
  const first = useMemo(() => parseFlatList<ListProduct>(input, context), [input, context]);
  const symbols = useQuery({ ...symbolsQuery(first.unknownSymbols), enabled: first.unknownSymbols.length > 0 });
  const products = symbols.data;
  const complete = useMemo(
    () => ({ ...context, findProduct: (symbol: string) => products?.get(searchKey(symbol)) }),
    [context, products],
  );
  const reading = useMemo(
    () => (products ? parseFlatList<ListProduct>(input, complete) : first),
    [first, products, input, complete],
  );
  const { chosen } = answers;
  const build = useMemo(
    () => rowBuilder({ ...list, chosen }, project.rooms, defaults),
    [list, chosen, project.rooms, defaults],
  );
  // The context stays the same for a list without a legend: its readers remember what they have read.
  const legend = useSharedParts(reading.explained);
  const explained = useMemo(
    () =>
      Object.keys(legend).length === 0
        ? complete
        : { ...complete, abbreviations: { ...legend, ...complete.abbreviations } },
    [legend, complete],
  );
  const rows = useMemo(() => build(correctedRows(reading, explained, answers)), [build, reading, explained, answers]);
  const known = useQuery(knownSetsQuery(project));
  const plan = useSharedParts(
    useMemo(() => known.data && planList(rows, project, known.data, roomId), [rows, project, known.data, roomId]),
  );
  const newSets = useMemo(() => newSetsOf(plan), [plan]);
  const prices = useQuery({
    ...pricesQuery(project.id, newSets),
    enabled: newSets.size > 0,
    placeholderData: keepPreviousData,
  });
  return {
    plan,
    columns: reading.columns,
    unknownAbbreviations: reading.unknownAbbreviations,
    prices: useDeferredValue(prices.data ?? noPrices),
    isOutdated: used !== present || symbols.isFetching,
    failure: known.error,
    retry: () => void known.refetch(),
  };
};

/** The value with the equal parts of the one before, so that rows that did not change are not rendered again. */
const useSharedParts = <Value>(value: Value): Value => {
  const [previous, setPrevious] = useState(value);
  const shared = useMemo(() => replaceEqualDeep(previous, value), [previous, value]);
  if (shared !== previous) setPrevious(shared);
  return shared;
};

const noPrices: ReadonlyMap<string, MinorUnits> = new Map();

const newSetsOf = (plan: ListPlan | undefined): ReadonlyMap<string, FramedSet> =>
  new Map(
    plan?.rooms.flatMap(({ items }) =>
      items.flatMap(({ content }) => (content.kind === 'set' ? [[content.setKey, content.built.set] as const] : [])),
    ),
  );
