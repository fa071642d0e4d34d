import { articleId } from '../articles/article-id.ts';
import type { SampleArticle } from '../articles/sample-article.ts';
import { articlePicture } from '../articles/article-picture.ts';
import { colourByCode } from '../colours/colour-by-code.ts';
import { frameWords } from '../frames/frame-words.ts';
import { priceByRule } from '../prices/price-rule.ts';
import { seriesById } from '../series/series-by-id.ts';
import { words } from '../text/words.ts';
import { allBoxes, type SampleBox } from './all-boxes.ts';

/** A box in one colour, and which box it is. */
export type BoxArticle = { readonly box: SampleBox; readonly colourId: number; readonly article: SampleArticle };

/** Every box in every colour. */
export const boxArticles: readonly BoxArticle[] = allBoxes.flatMap((box, index) =>
  box.codes.map((code) => boxArticle(box, code, 900_000 + box.seriesId * 1000 + index * 10)),
);

function boxArticle(box: SampleBox, code: string, firstId: number): BoxArticle {
  const series = seriesById(box.seriesId);
  const colour = colourByCode(series.tag, code);
  if (colour === undefined) throw new Error(`${box.stem}: no colour ${code}`);
  const symbol = `${box.stem}/${code}`;
  const article: SampleArticle = {
    id: articleId(symbol, firstId + (colour.id % 100)),
    symbol,
    name: words(frameWords(box.nameKey), ', ', colour.name),
    seriesTag: series.tag,
    picture: articlePicture(series.tag, symbol),
    order: { kind: 'box', box: box.box, slots: box.slots, hexColor: colour.hexColor },
    price: priceByRule({ symbol, zloty: box.zloty }),
  };
  return { box, colourId: colour.id, article };
}
