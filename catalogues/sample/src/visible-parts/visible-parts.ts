import { articleId } from '../articles/article-id.ts';
import { articlePicture } from '../articles/article-picture.ts';
import type { SampleArticle } from '../articles/sample-article.ts';
import type { SampleColour } from '../colours/all-colours.ts';
import { colourFactor } from '../colours/colour-factor.ts';
import { coloursOfSeries } from '../colours/colours-of-series.ts';
import { priceByRule } from '../prices/price-rule.ts';
import type { SampleSeries } from '../series/all-series.ts';
import { words, type Words } from '../text/words.ts';
import { allKinds, type ModuleKind } from '../kinds/all-kinds.ts';
import { coverNames } from '../kinds/cover-names.ts';
import { kindNames } from '../kinds/kind-names.ts';
import { MECHANISM_SHARE } from '../mechanisms/mechanism-share.ts';
import { seriesPrice } from '../kinds/series-price.ts';
import { hasCover } from './has-cover.ts';
import { type Lid, visiblePartOrder } from './visible-part-order.ts';

/** Visible parts that fit every colour, by series and kind (catalogue.md §6.5, last paragraph). */
const neutralParts: ReadonlySet<string> = new Set(['4 SS1', '5 SS1', '6 SS1', '6 PK1']);

const neutral = { hexColor: '#E3E6E6', name: words('') } as const;
const transparent: Words = {
  pl: 'transparentny',
  cs: 'průhledný',
  sk: 'priehľadný',
  uk: 'прозорий',
  en: 'transparent',
};

/** The visible parts of a kind in a series: by colour, what fits every colour last. */
export function visibleParts(series: SampleSeries, kind: ModuleKind): readonly SampleArticle[] {
  const lids: readonly (Lid | undefined)[] = kind.primitive.endsWith('+lid')
    ? ['coloured', 'transparent']
    : [undefined];
  const colours = coloursOfSeries(series.tag).filter(({ tone }) => tone !== 'antibacterial' || kind.antibacterial);
  const coloured = colours.flatMap((colour) => lids.map((lid) => visiblePart(series, kind, colour, lid)));
  return neutralParts.has(`${series.id} ${kind.key}`) ? [...coloured, neutralPart(series, kind)] : coloured;
}

function visiblePart(series: SampleSeries, kind: ModuleKind, colour: SampleColour, lid?: Lid): SampleArticle {
  const suffix = lid === 'transparent' ? 'A' : '';
  const symbolIn = (code: string) => `${stem(series, kind)}/${code}${suffix}`;
  const symbol = symbolIn(colour.code);
  const owner = ownerOfPart(series, kind);
  return {
    id: articleId(symbol, partId(series, owner, (colour.id % 100) + (lid === 'transparent' ? 10 : 0))),
    symbol,
    name: words(partName(series, kind, lid), ', ', colour.name),
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

function neutralPart(series: SampleSeries, kind: ModuleKind): SampleArticle {
  const symbol = `${stem(series, kind)}/00`;
  return {
    id: partId(series, kind, 0),
    symbol,
    name: words(partName(series, kind), ', ', transparent),
    seriesTag: series.tag,
    picture: articlePicture(series.tag, symbol),
    order: visiblePartOrder(series, kind, { hexColor: neutral.hexColor, tone: 'other' }),
    price: priceByRule({ symbol, zloty: partPrice(series, kind) }),
  };
}

/** The first kind with the same cover: one rocker fits several mechanisms. */
function ownerOfPart(series: SampleSeries, kind: ModuleKind): ModuleKind {
  if (!hasCover(series, kind)) return kind;
  return allKinds.find(({ cover }) => cover === kind.cover) ?? kind;
}

function stem(series: SampleSeries, kind: ModuleKind): string {
  return hasCover(series, kind) ? `${series.letter}${kind.cover}` : `${series.letter}${kind.completeFunction}.00`;
}

function partName(series: SampleSeries, kind: ModuleKind, lid?: Lid): Words {
  const suffix = lid === 'transparent' ? ' A' : '';
  return hasCover(series, kind) ? coverNames(kind.cover + suffix) : kindNames(kind.key + suffix);
}

/** A cover for inserts only, as for Keystone, carries the whole price. */
function partPrice(series: SampleSeries, kind: ModuleKind): number {
  const whole = seriesPrice(series, kind.zloty);
  return hasCover(series, kind) && kind.recipe[0] !== 'KEYS' ? whole * (1 - MECHANISM_SHARE) : whole;
}

function partId(series: SampleSeries, kind: ModuleKind, number: number): number {
  return (series.id * 1000 + kind.number) * 100 + number;
}
