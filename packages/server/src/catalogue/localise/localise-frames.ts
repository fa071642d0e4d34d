import type { Article, Colour, Frame } from '@ramka/domain/catalogue';
import type { Language } from '@ramka/domain/text';
import type { FrameEntry } from '../files/catalogue-files.ts';
import type { Lookups } from '../files/lookups.ts';
import { isTouchFrame } from '../files/is-touch-frame.ts';
import { textIn } from './text-in.ts';

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
