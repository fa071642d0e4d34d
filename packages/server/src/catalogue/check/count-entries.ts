import type { CatalogueFiles } from '../files/catalogue-files.ts';

/** How much a catalogue holds, by what it is. */
export const countEntries = (files: CatalogueFiles): Readonly<Record<string, number>> => ({
  series: files.series.entries.length,
  'frame lines': files.frameLines.entries.length,
  frames: countAll(files.frames.values()),
  colours: files.colours.entries.length,
  modules: countAll(files.modules.values()),
  controllers: files.controllers.entries.length,
  articles: files.articles.entries.length,
  'single products': files.products.entries.length,
  'e-catalogue products': files.ecatalogProducts.entries.length,
  'price lists': files.priceLists.size,
  pictures: files.pictures.size,
});

const countAll = (lists: Iterable<{ readonly entries: readonly unknown[] }>): number =>
  [...lists].reduce((sum, { entries }) => sum + entries.length, 0);
