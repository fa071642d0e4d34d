import { colourFactor } from '../colours.ts';
import { framePrice } from '../frames/frame-article.ts';
import { seriesPrice } from '../price-rule.ts';
import type { SampleSeries } from '../series.ts';
import { entriesOf, number, readTable, text } from '@ramka/import/vocabulary/table';
import { inColour, translated, type Words, words } from '@ramka/import/vocabulary/words';
import { type CompleteKind, completeKind } from './complete-kinds.ts';
import { type EcatalogPicture, lookName, thingSpec, visiblePartPicture } from './looks.ts';
import { palette, type PaletteColour } from './palettes.ts';
import { type EcatalogArticle, ecatalogName, ecatalogPrice, type Products } from './product.ts';

/**
 * Modules as complete products. A code is a kind, optionally followed by `:` and a feature. In the given colours, or by
 * default in all colours of the series.
 */
export const modules =
  (codes: string, colours?: readonly PaletteColour[]): Products =>
  (series) =>
    entriesOf(codes).flatMap((code) => modulesOf(series, code, colours ?? palette(series.tag)));

function modulesOf(series: SampleSeries, code: string, colours: readonly PaletteColour[]): readonly EcatalogArticle[] {
  const [key = '', featureCode] = code.split(':');
  const feature = allFeatures.find((known) => known.code === featureCode);
  if (featureCode !== undefined && feature === undefined) throw new Error(`No feature ${code}`);
  const white = colours[0]?.code ?? '';
  return colours.map((colour) => moduleArticle(series, completeKind(key), feature, colour, white));
}

function moduleArticle(
  series: SampleSeries,
  kind: CompleteKind,
  feature: Feature | undefined,
  colour: PaletteColour,
  white: string,
): EcatalogArticle {
  const stem = stemWith(kind.symbol.replace('#', series.letter), feature);
  const symbol = `${stem}/${colour.code}`;
  return {
    symbol,
    functionId: kind.functionId,
    name: ecatalogName(series, featured(kind.name, feature), inColour(colour.name)),
    price: ecatalogPrice({
      symbol,
      zloty: seriesPrice(series, kind.zloty + (feature?.surcharge ?? 0)),
      whiteSymbol: `${stem}/${white}`,
      factor: colourFactor[colour.tone],
    }),
    ...pictureOf(kind, feature, colour),
  };
}

/**
 * Adds a feature to a name: "Gniazdo Schuko z przesłonami", "Gniazdo IP44 z klapką i przesłonami", but "…, zaciski
 * śrubowe 16 A". English separates every feature by a comma.
 */
function featured(name: Words, feature: Feature | undefined): Words {
  if (feature === undefined) return name;
  const apart = words(name, ', ', feature.name);
  if (!['C', 'E', 'L', 'X'].includes(feature.code)) return apart;
  const joined = (language: 'pl' | 'cs' | 'sk' | 'uk', withWord: RegExp, and: string): string => {
    const behind = feature.name[language];
    const second = withWord.test(behind) && withWord.test(name[language]);
    return `${name[language]} ${second ? behind.replace(withWord, and) : behind}`;
  };
  return {
    pl: joined('pl', /(?<=^|\s)ze? /, 'i '),
    cs: joined('cs', /(?<=^|\s)se? /, 'a '),
    sk: joined('sk', /(?<=^|\s)so? /, 'a '),
    uk: joined('uk', /(?<=^|\s)(?:з|із|зі) /, 'і '),
    en: apart.en,
  };
}

function stemWith(symbol: string, feature: Feature | undefined): string {
  if (feature === undefined) return symbol;
  return feature.symbol.startsWith('/') ? symbol + feature.symbol : symbol.replace('.00', `${feature.symbol}.00`);
}

function pictureOf({ seen, look }: CompleteKind, feature: Feature | undefined, colour: PaletteColour): EcatalogPicture {
  const { hexColor } = colour;
  if (seen === 'thing') return { image: lookName(look, hexColor), spec: thingSpec(look, hexColor) };
  if (seen === 'framed') {
    const geometry = { height: 81, window: 51 };
    const finish = { material: 'plastic', hexColor } as const;
    return {
      image: lookName('basic', look, hexColor),
      spec: { kind: 'complete', lineTag: 'simon-basic', geometry, finish, primitive: look, hexColor },
    };
  }
  // A rocker without a printed symbol has the plain rocker as its picture.
  const primitive = feature?.code === 'X' ? (look.split('+')[0] ?? look) : look + (feature?.primitive ?? '');
  return visiblePartPicture(primitive, colour);
}

/** A feature of a product, written after `:` in the ranges. */
type Feature = {
  readonly code: string;
  /** Inserted before the revision of the symbol; if it begins with `/`, appended after it. */
  readonly symbol: string;
  /** Surcharge in Simon 54, in zloty. */
  readonly surcharge: number;
  readonly primitive: string;
  readonly name: Words;
};

/** All features (docs/catalogue-rules.md#c1-2). */
const allFeatures: readonly Feature[] = readTable(
  { code: text, symbol: text, surcharge: number, primitive: text, name: translated },
  `
  A  | A  |  3.00 |      | zaciski śrubowe 16 A | šroubové svorky 16 A  | skrutkové svorky 16 A  | гвинтові затискачі 16 A | screw terminals 16 A
  C  | C  |  3.30 |      | z przesłonami        | s clonkami            | s clonkami             | із захисними шторками   | with shutters
  E  | E  | 18.00 |      | ekranowane           | stíněná               | tienená                | екранована              | shielded
  6A | A6 | 34.00 |      | kat. 6A, ekranowane  | kat. 6A, stíněná      | kat. 6A, tienená       | кат. 6A, екранована | cat. 6A, shielded
  L  | L  | 13.00 | +eye | z podświetleniem     | s podsvícením         | s podsvietením         | з підсвіткою            | illuminated
  X  | /X |  0.00 |      | bez piktogramu       | bez symbolu           | bez symbolu            | без піктограми          | without symbol
`,
);

const withFrame: Words = { pl: 'z ramką', cs: 's rámečkem', sk: 's rámikom', uk: 'з рамкою', en: 'with frame' };

/** Simon 10: a kind together with its frame as one article, in the first two colours (docs/catalogue-rules.md#c1-1). */
export const completeProducts =
  (keys: string): Products =>
  (series) =>
    entriesOf(keys).flatMap((key) =>
      palette(series.tag)
        .slice(0, 2)
        .map((colour) => completeArticle(series, key, colour)),
    );

function completeArticle(series: SampleSeries, key: string, colour: PaletteColour): EcatalogArticle {
  const kind = completeKind(key);
  const symbol = `${kind.symbol.replace('#', series.letter)}/${colour.code}/${series.letter}R1/${colour.code}`;
  const zloty = seriesPrice(series, kind.zloty) + framePrice('10', 1);
  const { hexColor, tone } = colour;
  return {
    symbol,
    functionId: kind.functionId,
    name: ecatalogName(series, kind.name, withFrame, inColour(colour.name)),
    price: ecatalogPrice({ symbol, zloty, factor: colourFactor[tone] }),
    image: lookName('ten', kind.look, hexColor),
    spec: {
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
