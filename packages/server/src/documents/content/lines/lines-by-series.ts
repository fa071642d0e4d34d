import type { MinorUnits } from '@ramka/domain/money';
import type { DocumentLine } from './document-line.ts';
import { totalOfLines } from './total-of-lines.ts';

/** The lines of one series; null is for those outside of every series, and comes last. */
export type SeriesLines = {
  readonly seriesName: string | null;
  readonly lines: readonly DocumentLine[];
  readonly pieces: number;
  readonly total: MinorUnits;
};

/** Lines grouped by series, in the order in which each series first comes up. */
export const linesBySeries = (lines: readonly DocumentLine[]): readonly SeriesLines[] =>
  [...Map.groupBy(lines, ({ article }) => article.seriesName)]
    .map(([seriesName, own]) => ({
      seriesName,
      lines: own,
      pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
      total: totalOfLines(own),
    }))
    .toSorted((left, right) => Number(left.seriesName === null) - Number(right.seriesName === null));
