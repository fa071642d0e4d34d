import { type CatalogueFault, fault } from '../../catalogue-fault.ts';
import { isComplete, type FileEntries } from '../../files/file-entries.ts';
import type { Lookups } from '../../files/lookups.ts';

/** Whatever names a series names one that exists; articles name colours of their own series. */
export function* lintSeries(lookups: Lookups): Generator<CatalogueFault> {
  const { files } = lookups;
  const lists: readonly FileEntries<{ readonly seriesTag?: string | undefined }>[] = [
    files.colours,
    files.frameLines,
    files.articles,
    files.moduleCategories,
    files.controllers,
    files.productCategories,
    files.products,
  ];
  for (const { file, entries } of lists) {
    for (const { value, path } of entries) {
      const tag = value.seriesTag;
      if (tag !== undefined && !lookups.seriesTags.has(tag) && isComplete([files.series], tag)) {
        yield fault(file, `${path}.seriesTag`, 'unknown-series', `There is no series "${tag}".`);
      }
    }
  }
  yield* lintArticleColours(lookups);
}

function* lintArticleColours({ files, colours }: Lookups): Generator<CatalogueFault> {
  for (const { value, path } of files.articles.entries) {
    if (value.colourId === undefined || !isComplete([files.colours], value.colourId)) continue;
    const colour = colours.get(value.colourId);
    if (colour === undefined || colour.seriesTag !== value.seriesTag) {
      const message = `The series "${value.seriesTag ?? 'none'}" has no colour ${value.colourId}.`;
      yield fault(files.articles.file, `${path}.colourId`, 'unknown-colour', message);
    }
  }
}
