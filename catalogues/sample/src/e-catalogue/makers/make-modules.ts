import { colourFactor } from '../../colours/colour-factor.ts';
import { seriesPrice } from '../../kinds/series-price.ts';
import type { SampleSeries } from '../../series/all-series.ts';
import type { EcatalogArticle } from '../ecatalog-range.ts';
import type { PaletteColour } from '../palettes.ts';
import { type CompleteKind, completeKind } from '../kinds/complete-kind.ts';
import { ecatalogName } from './ecatalog-name.ts';
import { ecatalogPrice } from './ecatalog-price.ts';
import { allFeatures, type Feature } from '../kinds/all-features.ts';
import type { Maker } from './maker.ts';
import type { EcatalogPicture } from '../looks/ecatalog-picture.ts';
import { lookName } from '../looks/look-name.ts';
import { visiblePartPicture } from '../looks/visible-part-picture.ts';
import { thingOrder } from '../looks/thing-order.ts';

/** Complete products in every colour; a code is a kind and, behind `:`, a feature. */
export const makeModules: Maker = ({ series, colours, codes }) =>
  codes.flatMap((code) => {
    const [key = '', featureCode] = code.split(':');
    const feature = allFeatures.find((known) => known.code === featureCode);
    if (featureCode !== undefined && feature === undefined) throw new Error(`No feature ${code}`);
    const white = colours[0]?.code ?? '';
    return colours.map((colour) => moduleArticle(series, completeKind(key), feature, colour, white));
  });

function moduleArticle(
  series: SampleSeries,
  kind: CompleteKind,
  feature: Feature | undefined,
  colour: PaletteColour,
  white: string,
): EcatalogArticle {
  const stem = stemWith(kind.symbol.replace('#', series.letter), feature);
  const symbol = `${stem}/${colour.code}`;
  const features = feature === undefined ? [] : [feature.name];
  return {
    symbol,
    name: ecatalogName(series, kind.name, ...features, colour.name),
    price: ecatalogPrice({
      symbol,
      zloty: seriesPrice(series, kind.zloty + (feature?.surcharge ?? 0)),
      whiteSymbol: `${stem}/${white}`,
      factor: colourFactor[colour.tone],
    }),
    ...pictureOf(kind.look, feature, colour),
  };
}

function stemWith(symbol: string, feature: Feature | undefined): string {
  if (feature === undefined) return symbol;
  return feature.symbol.startsWith('/') ? symbol + feature.symbol : symbol.replace('.00', `${feature.symbol}.00`);
}

function pictureOf(look: string, feature: Feature | undefined, colour: PaletteColour): EcatalogPicture {
  const [kind = '', what = ''] = look.split(' ');
  const { hexColor } = colour;
  if (kind === 'thing') return { image: lookName(what, hexColor), order: thingOrder(what, hexColor) };
  if (kind === 'complete') {
    const geometry = { height: 81, window: 51 };
    const finish = { material: 'plastic', hexColor } as const;
    return {
      image: lookName('basic', what, hexColor),
      order: { kind: 'complete', lineTag: 'simon-basic', geometry, finish, primitive: what, hexColor },
    };
  }
  // Without a symbol on it, a rocker is a plain rocker.
  const primitive = feature?.code === 'X' ? (look.split('+')[0] ?? look) : look + (feature?.primitive ?? '');
  return visiblePartPicture(primitive, colour);
}
