import { articleId } from '../articles/article-id.ts';
import { articlePicture } from '../articles/article-picture.ts';
import type { SampleArticle } from '../articles/sample-article.ts';
import type { SampleColour } from '../colours/all-colours.ts';
import { colourFactor } from '../colours/colour-factor.ts';
import { coloursOfSeries } from '../colours/colours-of-series.ts';
import type { ModuleKind } from '../kinds/all-kinds.ts';
import { priceByRule } from '../prices/price-rule.ts';
import type { SampleSeries } from '../series/all-series.ts';
import { neutralPart } from './neutral-part.ts';
import { partId } from './part-id.ts';
import { partName } from './part-name.ts';
import { partOwner } from './part-owner.ts';
import { partPrice } from './part-price.ts';
import { partStem } from './part-stem.ts';
import { type Lid, visiblePartOrder } from './visible-part-order.ts';

/** What exists in a version that fits every colour, by series and kind (catalogue.md §6.5, last paragraph). */
const neutralParts: ReadonlySet<string> = new Set(['4 SS1', '5 SS1', '6 SS1', '6 PK1']);

/** The visible parts of a kind in a series: by colour, what fits every colour last. */
export function visibleParts(series: SampleSeries, kind: ModuleKind): readonly SampleArticle[] {
  const colours = coloursOfSeries(series.tag).filter(({ tone }) => tone !== 'antibacterial' || kind.antibacterial);
  const coloured = colours.flatMap((colour) => lidsOf(kind).map((lid) => visiblePart(series, kind, colour, lid)));
  return neutralParts.has(`${series.id} ${kind.key}`) ? [...coloured, neutralPart(series, kind)] : coloured;
}

function lidsOf({ primitive }: ModuleKind): readonly (Lid | undefined)[] {
  return primitive.endsWith('+lid') ? ['coloured', 'transparent'] : [undefined];
}

function visiblePart(series: SampleSeries, kind: ModuleKind, colour: SampleColour, lid?: Lid): SampleArticle {
  const suffix = lid === 'transparent' ? 'A' : '';
  const symbolIn = (code: string) => `${partStem(series, kind)}/${code}${suffix}`;
  const symbol = symbolIn(colour.code);
  const owner = partOwner(series, kind);
  return {
    id: articleId(symbol, partId(series, owner, (colour.id % 100) + (lid === 'transparent' ? 10 : 0))),
    symbol,
    name: partName(series, kind, colour.name, lid),
    seriesTag: series.tag,
    colourId: colour.id,
    picture: articlePicture(series.tag, symbol),
    order: visiblePartOrder(series, kind, colour, lid),
    price: priceByRule({
      symbol,
      zloty: partPrice(series, owner),
      whiteSymbol: symbolIn(coloursOfSeries(series.tag)[0]?.code ?? ''),
      factor: colourFactor[colour.tone],
    }),
  };
}
