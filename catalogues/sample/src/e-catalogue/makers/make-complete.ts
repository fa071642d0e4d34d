import type { EcatalogArticle } from '../ecatalog-range.ts';
import type { PaletteColour } from '../palettes.ts';
import { colourFactor } from '../../colours/colour-factor.ts';
import { framePrice } from '../../frames/frame-price.ts';
import { seriesPrice } from '../../kinds/series-price.ts';
import type { SampleSeries } from '../../series/all-series.ts';
import type { Words } from '../../text/words.ts';
import { completeKind } from '../kinds/complete-kind.ts';
import { ecatalogName } from './ecatalog-name.ts';
import { ecatalogPrice } from './ecatalog-price.ts';
import type { Maker } from './maker.ts';
import { lookName } from '../looks/look-name.ts';

const withFrame: Words = { pl: 'z ramką', cs: 's rámečkem', sk: 's rámikom', uk: 'з рамкою', en: 'with frame' };

/** Simon 10: a module and its frame as one article, in every colour; a code is a kind (catalogue.md §1.1). */
export const makeComplete: Maker = ({ series, colours, codes }) =>
  codes.flatMap((key) => colours.map((colour) => completeArticle(series, key, colour)));

function completeArticle(series: SampleSeries, key: string, colour: PaletteColour): EcatalogArticle {
  const kind = completeKind(key);
  const symbol = `${kind.symbol.replace('#', series.letter)}/${colour.code}/${series.letter}R1/${colour.code}`;
  const zloty = seriesPrice(series, kind.zloty) + framePrice('10', 1);
  const { hexColor, tone } = colour;
  return {
    symbol,
    name: ecatalogName(series, kind.name, withFrame, colour.name),
    price: ecatalogPrice({ symbol, zloty, factor: colourFactor[tone] }),
    image: lookName('ten', kind.look, hexColor),
    order: {
      kind: 'complete',
      lineTag: 'simon-10',
      geometry: { height: 80, window: 50 },
      finish: { material: 'plastic', hexColor },
      primitive: kind.look,
      hexColor,
      ...(kind.look.endsWith('+lid') ? { lid: 'coloured' } : {}),
    },
  };
}
