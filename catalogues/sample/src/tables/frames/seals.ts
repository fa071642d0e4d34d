import { articleId, articlePicture, type SampleArticle } from '../article.ts';
import { priceByRule } from '../price-rule.ts';
import { seriesById } from '../series.ts';
import { frameWords } from './frame-words.ts';

/** A seal behind a frame with this number of slots. */
export type FrameSeal = { readonly seriesTag: string; readonly slots: number; readonly article: SampleArticle };

/** Series with seals, and the largest number of slots of their seals (docs/catalogue-rules.md#c6-1). */
const sealed = [
  { seriesId: 1, most: 4 },
  { seriesId: 2, most: 5 },
  { seriesId: 4, most: 5 },
  { seriesId: 5, most: 5 },
];

function frameSeal(seriesId: number, slots: number): FrameSeal {
  const { tag: seriesTag, letter } = seriesById(seriesId);
  const symbol = `${letter}U${slots}`;
  const article: SampleArticle = {
    id: 50_099 + seriesId * 1000 + slots,
    symbol,
    name: frameWords(`seal ${slots}`),
    seriesTag,
    picture: articlePicture(seriesTag, symbol),
    spec: { kind: 'frame-seal', slots },
    price: priceByRule({ symbol, zloty: 3.2 + 1.2 * slots }),
  };
  return { seriesTag, slots, article };
}

/** The seals of all series, shared by their lines. */
export const frameSeals: readonly FrameSeal[] = sealed.flatMap(({ seriesId, most }) =>
  Array.from({ length: most }, (_, before) => frameSeal(seriesId, before + 1)),
);

/** The seals behind double rockers, one for each series that has them. */
export const insertSeals: readonly SampleArticle[] = [2, 4, 5, 6].map((seriesId) => {
  const { tag, letter } = seriesById(seriesId);
  const symbol = `${letter}U1W`;
  return {
    id: articleId(symbol, 50_150 + seriesId * 1000),
    symbol,
    name: frameWords('insert seal'),
    seriesTag: tag,
    picture: articlePicture(tag, symbol),
    spec: { kind: 'part', part: 'insert-seal' },
    price: priceByRule({ symbol, zloty: 2.9 }),
  };
});
