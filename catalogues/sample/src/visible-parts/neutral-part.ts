import { articlePicture } from '../articles/article-picture.ts';
import type { SampleArticle } from '../articles/sample-article.ts';
import type { ModuleKind } from '../kinds/all-kinds.ts';
import { priceByRule } from '../prices/price-rule.ts';
import type { SampleSeries } from '../series/all-series.ts';
import type { Words } from '../text/words.ts';
import { partId } from './part-id.ts';
import { partName } from './part-name.ts';
import { partPrice } from './part-price.ts';
import { partStem } from './part-stem.ts';
import { visiblePartOrder } from './visible-part-order.ts';

const transparent: Words = {
  pl: 'transparentny',
  cs: 'průhledný',
  sk: 'priehľadný',
  uk: 'прозорий',
  en: 'transparent',
};

/** A visible part that fits every colour. */
export function neutralPart(series: SampleSeries, kind: ModuleKind): SampleArticle {
  const symbol = `${partStem(series, kind)}/00`;
  return {
    id: partId(series, kind, 0),
    symbol,
    name: partName(series, kind, transparent),
    seriesTag: series.tag,
    picture: articlePicture(series.tag, symbol),
    order: visiblePartOrder(series, kind, { hexColor: '#E3E6E6', tone: 'other' }),
    price: priceByRule({ symbol, zloty: partPrice(series, kind) }),
  };
}
