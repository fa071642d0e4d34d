import type { FrameLine } from '../../catalogue/frame-line.ts';
import type { Series } from '../../catalogue/series.ts';

/**
 * The line that a link preselects for a new set: by the line's tag, otherwise the first of the series with that tag
 * (D5).
 */
export const preselectedLine = (
  tag: string,
  lines: readonly FrameLine[],
  allSeries: readonly Series[],
): FrameLine | undefined => {
  const series = allSeries.find((candidate) => candidate.tag === tag);
  return lines.find((line) => line.tag === tag) ?? lines.find((line) => line.seriesId === series?.id);
};
