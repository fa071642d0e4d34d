import { colourFactor } from '../colours.ts';
import { allKinds } from '../modules/kinds.ts';
import { coverNames } from '../modules/visible-parts.ts';
import { MECHANISM_SHARE, seriesPrice } from '../price-rule.ts';
import type { SampleSeries } from '../series.ts';
import { entriesOf, number, readTable, text } from '@ramka/import/trade/table';
import { inColour, translated, type Words } from '@ramka/import/trade/words';
import { visiblePartPicture } from './looks.ts';
import { palette } from './palettes.ts';
import { type EcatalogArticle, ecatalogName, ecatalogPrice, type Products } from './product.ts';

/** Rockers and covers in every colour of the series, by their function in symbols. */
export const covers =
  (codes: string): Products =>
  (series) =>
    entriesOf(codes).flatMap((code) => coversOf(series, code));

function coversOf(series: SampleSeries, code: string): readonly EcatalogArticle[] {
  const { name, zloty, primitive } = coverNamed(code);
  const colours = palette(series.tag);
  const symbolIn = (colour: string) => `${series.letter}${code}/${colour}`;
  return colours.map((colour) => ({
    symbol: symbolIn(colour.code),
    name: ecatalogName(series, name, inColour(colour.name)),
    price: ecatalogPrice({
      symbol: symbolIn(colour.code),
      zloty: seriesPrice(series, zloty) * (1 - MECHANISM_SHARE),
      whiteSymbol: symbolIn(colours[0]?.code ?? ''),
      factor: colourFactor[colour.tone],
    }),
    ...visiblePartPicture(primitive, colour),
  }));
}

function coverNamed(code: string): { readonly name: Words; readonly zloty: number; readonly primitive: string } {
  const kind = allKinds.find((known) => known.cover === code);
  if (kind !== undefined) return { name: coverNames(code), zloty: kind.zloty, primitive: kind.primitive };
  const further = furtherCovers.find((known) => known.cover === code);
  if (further === undefined) throw new Error(`No cover ${code}`);
  return further;
}

/** Covers that no module of the configurator has; prices as of the complete white module in Simon 54. */
const furtherCovers = readTable(
  { cover: text, zloty: number, primitive: text, name: translated },
  `
  KW2    |  52 | rocker1           | Klawisz pojedynczy z symbolem „0–1”        | Kryt spínače jednoduchý se symbolem „0–1“  | Kryt spínača jednoduchý so symbolom „0–1“  | Клавіша одинарна із символом «0–1»        | Single rocker with 0–1 symbol
  KW2L   |  65 | rocker1+eye       | Klawisz pojedynczy z symbolem „0–1” i oczkiem | Kryt spínače jednoduchý se symbolem „0–1“ a průzorem | Kryt spínača jednoduchý so symbolom „0–1“ a priezorom | Клавіша одинарна із символом «0–1» і вічком | Single rocker with 0–1 symbol and window
  KW31   |  61 | rocker3           | Klawisz potrójny                           | Kryt spínače trojitý                       | Kryt spínača trojitý                       | Клавіша потрійна                          | Triple rocker
  KW7L   |  61 | rocker1+cross+eye | Klawisz pojedynczy z piktogramem „krzyż” i oczkiem | Kryt spínače jednoduchý se symbolem „kříž“ a průzorem | Kryt spínača jednoduchý so symbolom „kríž“ a priezorom | Клавіша одинарна з піктограмою «хрест» і вічком | Single rocker with cross symbol and window
  KW6/2L |  74 | rocker2+stairs+eye | Klawisz podwójny z piktogramem „schody” i oczkami | Kryt spínače dělený se symbolem „schody“ a průzory | Kryt spínača delený so symbolom „schody“ a priezormi | Клавіша подвійна з піктограмою «сходи» і вічками | Double rocker with stairs symbol and windows
  KD1L   |  48 | rocker1+bell+eye  | Klawisz pojedynczy z piktogramem „dzwonek” i oczkiem | Kryt spínače jednoduchý se symbolem „zvonek“ a průzorem | Kryt spínača jednoduchý so symbolom „zvonček“ a priezorom | Клавіша одинарна з піктограмою «дзвінок» і вічком | Single rocker with bell symbol and window
  KS1L   |  48 | rocker1+bulb+eye  | Klawisz pojedynczy z piktogramem „światło” i oczkiem | Kryt spínače jednoduchý se symbolem „světlo“ a průzorem | Kryt spínača jednoduchý so symbolom „svetlo“ a priezorom | Клавіша одинарна з піктограмою «світло» і вічком | Single rocker with light symbol and window
  KR1    |  40 | rocker1           | Klawisz pojedynczy z polem opisowym        | Kryt spínače jednoduchý s popisovým polem  | Kryt spínača jednoduchý s popisným poľom   | Клавіша одинарна з полем для підпису      | Single rocker with label field
  KZP2   |  60 | rocker2+arrows    | Klawisz przycisku żaluzjowego podwójny     | Kryt žaluziového tlačítka dělený           | Kryt žalúziového tlačidla delený           | Клавіша кнопки жалюзі подвійна            | Blind push-button rocker, double
  G1ZP   |  21 | socketF           | Pokrywa gniazda bez uziemienia             | Kryt zásuvky bez ochranného kolíku         | Kryt zásuvky bez ochranného kolíka         | Накладка розетки без заземлення           | Unearthed socket cover
  AK1P   |  42 | tv                | Pokrywa gniazda antenowego TV              | Kryt anténní zásuvky TV                    | Kryt anténnej zásuvky TV                   | Накладка антенної розетки TV              | TV socket cover
  ASKP   |  98 | tvrsat            | Pokrywa gniazda antenowego R-TV-SAT        | Kryt anténní zásuvky R-TV-SAT              | Kryt anténnej zásuvky R-TV-SAT             | Накладка антенної розетки R-TV-SAT        | R-TV-SAT socket cover
  ASFP   |  49 | f2                | Pokrywa gniazda antenowego SAT (złącza F)  | Kryt anténní zásuvky SAT (F konektor)      | Kryt anténnej zásuvky SAT (F konektor)     | Накладка супутникової розетки (F-роз’єм)  | Satellite socket cover (F connector)
  GL1P   |  48 | spk1              | Pokrywa gniazda głośnikowego               | Kryt reproduktorové zásuvky                | Kryt reproduktorovej zásuvky               | Накладка розетки для динаміка             | Loudspeaker socket cover
  GL2P   |  69 | spk2              | Pokrywa gniazda głośnikowego podwójnego    | Kryt dvojité reproduktorové zásuvky        | Kryt dvojitej reproduktorovej zásuvky      | Накладка подвійної розетки для динаміків  | Double loudspeaker socket cover
`,
);
