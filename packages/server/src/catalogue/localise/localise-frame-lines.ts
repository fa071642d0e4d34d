import type { FrameLine, Series } from '@ramka/domain/catalogue';
import type { Language } from '@ramka/domain/text';
import type { CatalogueFiles } from '../files/catalogue-files.ts';
import { valuesOf } from '../files/values-of.ts';
import { textIn } from './text-in.ts';

/** Every frame line, in the order of the file. */
export const localiseFrameLines = (
  files: CatalogueFiles,
  allSeries: readonly Series[],
  language: Language,
): readonly FrameLine[] => {
  const seriesIds = new Map(allSeries.map(({ tag, id }) => [tag, id]));
  return valuesOf(files.frameLines).flatMap(({ id, tag, seriesTag, name, maxSlots, subcategories }) => {
    const seriesId = seriesIds.get(seriesTag);
    if (seriesId === undefined) return [];
    const inLanguage = subcategories.map((sub) => ({ id: sub.id, name: textIn(sub.name, language) }));
    return [{ id, name: textIn(name, language), seriesId, tag, maxSlots, subcategories: inLanguage }];
  });
};
