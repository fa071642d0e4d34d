import type { Article, Colour, Frame, FrameLine, Series } from '@ramka/domain/catalogue';
import type { Language } from '@ramka/domain/text';
import { type CatalogueFiles, type FrameEntry, isTouchFrame, textIn } from '../files/catalogue-files.ts';
import { valuesOf } from '../files/entries.ts';
import type { Lookups } from '../files/lookups.ts';

/** Every frame, in the order of its line's file. */
export const localiseFrames = (
  { frames }: Lookups,
  articles: ReadonlyMap<number, Article>,
  colours: ReadonlyMap<number, Colour>,
  language: Language,
): readonly Frame[] =>
  frames.map(({ value, line }) => ({
    id: value.id,
    ...nameOf(value, articles, language),
    image: value.image,
    lineTag: line.tag,
    seriesTag: line.seriesTag,
    slots: value.slots,
    sort: value.sort,
    subcategoryId: value.subcategoryId,
    finishId: value.finish ?? null,
    geometry: value.geometry,
    supportsIp44: value.sealId !== undefined,
    cornerBoxes: boxesOf(value.cornerBoxes, colours),
    surfaceBoxes: boxesOf(value.surfaceBoxes, colours),
    touchLayout: isTouchFrame(value) ? value.touchLayout : null,
  }));

const nameOf = (
  frame: FrameEntry,
  articles: ReadonlyMap<number, Article>,
  language: Language,
): Pick<Frame, 'name' | 'symbol'> => {
  if (isTouchFrame(frame)) return { name: textIn(frame.name, language), symbol: frame.symbol };
  const article = articles.get(frame.id);
  return { name: article?.name ?? '', symbol: article?.symbol ?? '' };
};

const boxesOf = (
  boxes: FrameEntry['surfaceBoxes'],
  colours: ReadonlyMap<number, Colour>,
): readonly Frame['surfaceBoxes'][number][] =>
  boxes.flatMap(({ articleId, colourId, quantity }) => {
    const colour = colours.get(colourId);
    return colour === undefined ? [] : [{ id: articleId, colour, quantity }];
  });

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
