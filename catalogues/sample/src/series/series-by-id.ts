import { allSeries, type SampleSeries } from './all-series.ts';

/** The series with this id, which the tables must have. */
export function seriesById(id: number): SampleSeries {
  const found = allSeries.find((series) => series.id === id);
  if (found === undefined) throw new Error(`No series ${id}`);
  return found;
}
