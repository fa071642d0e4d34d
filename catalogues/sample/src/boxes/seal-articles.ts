import { articleId } from '../articles/article-id.ts';
import { articlePicture } from '../articles/article-picture.ts';
import type { SampleArticle } from '../articles/sample-article.ts';
import { frameWords } from '../frames/frame-words.ts';
import { priceByRule } from '../prices/price-rule.ts';
import { seriesById } from '../series/series-by-id.ts';

/** Series with IP44 seals, and the most slots of a seal (catalogue.md §6.1). */
const sealedSeries = [
  { seriesId: 1, slots: [1, 2, 3, 4], insert: false },
  { seriesId: 2, slots: [1, 2, 3, 4, 5], insert: true },
  { seriesId: 4, slots: [1, 2, 3, 4, 5], insert: true },
  { seriesId: 5, slots: [1, 2, 3, 4, 5], insert: true },
  { seriesId: 6, slots: [], insert: true },
] as const;

/** The seals that go behind frames. */
export const frameSeals: readonly SampleArticle[] = sealedSeries.flatMap(({ seriesId, slots }) =>
  slots.map((count) => frameSeal(seriesId, count)),
);

/** The seals that go behind a double rocker. */
export const insertSeals: readonly SampleArticle[] = sealedSeries
  .filter(({ insert }) => insert)
  .map(({ seriesId }) => insertSeal(seriesId));

function frameSeal(seriesId: number, slots: number): SampleArticle {
  const { tag, letter } = seriesById(seriesId);
  const symbol = `${letter}U${slots}`;
  return {
    id: 50_099 + seriesId * 1000 + slots,
    symbol,
    name: frameWords(`seal ${slots}`),
    seriesTag: tag,
    picture: articlePicture(tag, symbol),
    order: { kind: 'frame-seal', slots },
    price: priceByRule({ symbol, zloty: 3.2 + 1.2 * slots }),
  };
}

function insertSeal(seriesId: number): SampleArticle {
  const { tag, letter } = seriesById(seriesId);
  const symbol = `${letter}U1W`;
  return {
    id: articleId(symbol, 50_150 + seriesId * 1000),
    symbol,
    name: frameWords('insert seal'),
    seriesTag: tag,
    picture: articlePicture(tag, symbol),
    order: { kind: 'part', part: 'insert-seal' },
    price: priceByRule({ symbol, zloty: 2.9 }),
  };
}
