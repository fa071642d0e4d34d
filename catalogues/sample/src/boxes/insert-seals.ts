import { articleId } from '../articles/article-id.ts';
import { articlePicture } from '../articles/article-picture.ts';
import type { SampleArticle } from '../articles/sample-article.ts';
import { frameWords } from '../frames/frame-words.ts';
import { priceByRule } from '../prices/price-rule.ts';
import { seriesById } from '../series/series-by-id.ts';

/** The seals that go behind a double rocker, one in each series that has some. */
export const insertSeals: readonly SampleArticle[] = [2, 4, 5, 6].map((seriesId) => {
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
});
