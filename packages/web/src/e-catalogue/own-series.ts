import { useProject } from '../project/project-query.ts';
import { useSeriesName } from '../project/catalogue.ts';

/** Returns the names of the series of the project's sets, those of most sets first. */
export const useOwnSeries = (): readonly string[] => {
  const { sets } = useProject();
  const nameOf = useSeriesName();
  return [...Map.groupBy(sets, ({ seriesTag }) => seriesTag)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([tag]) => nameOf(tag));
};

/** Sorts the series of the project's sets first; the others keep their order. */
export const ownSeriesFirst = <Item>(
  items: readonly Item[],
  seriesOf: (item: Item) => string | null,
  own: readonly string[],
): readonly Item[] => {
  const rankOf = (item: Item): number => {
    const rank = own.indexOf(seriesOf(item) ?? '');
    return rank === -1 ? own.length : rank;
  };
  return items.toSorted((one, other) => rankOf(one) - rankOf(other));
};
