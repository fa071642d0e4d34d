import { entriesOf, number, readTable, text } from '@ramka/import/vocabulary/table';
import { inColour, translated, type Words } from '@ramka/import/vocabulary/words';
import { colourFactor } from '../colours.ts';
import { allKinds } from '../modules/kinds.ts';
import { coverNames } from '../modules/visible-parts.ts';
import { MECHANISM_SHARE, seriesPrice } from '../price-rule.ts';
import { type SampleSeries, seriesById } from '../series.ts';
import { accessories } from './accessories.ts';
import { frames, listed, mechanisms, namesakes } from './configurator-products.ts';
import { visiblePartPicture } from './looks.ts';
import { modules } from './module-products.ts';
import { palette } from './palettes.ts';
import { type EcatalogArticle, ecatalogName, ecatalogPrice, type Products } from './product.ts';
import { range } from './range.ts';

/** Rockers and covers in every colour of the series, by the function code in their symbols. */
const covers =
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

/** Covers that no module of the configurator uses. Prices are those of the complete white module in Simon 54. */
const furtherCovers = readTable(
  { cover: text, zloty: number, primitive: text, name: translated },
  `
  KW2    |  52 | rocker1           | Klawisz pojedynczy z symbolem „0–1”        | Kryt spínače jednoduchý se symbolem „0–1“  | Kryt spínača jednoduchý so symbolom „0–1“  | Клавіша одинарна із символом «0–1»        | Single rocker with 0–1 symbol
  KW2L   |  65 | rocker1+eye       | Klawisz pojedynczy z symbolem „0–1” i oczkiem | Kryt spínače jednoduchý se symbolem „0–1“ a průzorem | Kryt spínača jednoduchý so symbolom „0–1“ a priezorom | Клавіша одинарна із символом «0–1» і лінзою | Single rocker with 0–1 symbol and window
  KW31   |  61 | rocker3           | Klawisz potrójny                           | Kryt spínače trojitý                       | Kryt spínača trojitý                       | Клавіша потрійна                          | Triple rocker
  KW7L   |  61 | rocker1+cross+eye | Klawisz pojedynczy z piktogramem „krzyż” i oczkiem | Kryt spínače jednoduchý se symbolem „kříž“ a průzorem | Kryt spínača jednoduchý so symbolom „kríž“ a priezorom | Клавіша одинарна з піктограмою «хрест» і лінзою | Single rocker with cross symbol and window
  KW6/2L |  74 | rocker2+stairs+eye | Klawisz podwójny z piktogramem „schody” i oczkami | Kryt spínače dělený se symbolem „schody“ a průzory | Kryt spínača delený so symbolom „schody“ a priezormi | Клавіша подвійна з піктограмою «сходи» і лінзами | Double rocker with stairs symbol and windows
  KD1L   |  48 | rocker1+bell+eye  | Klawisz pojedynczy z piktogramem „dzwonek” i oczkiem | Kryt spínače jednoduchý se symbolem „zvonek“ a průzorem | Kryt spínača jednoduchý so symbolom „zvonček“ a priezorom | Клавіша одинарна з піктограмою «дзвінок» і лінзою | Single rocker with bell symbol and window
  KS1L   |  48 | rocker1+bulb+eye  | Klawisz pojedynczy z piktogramem „światło” i oczkiem | Kryt spínače jednoduchý se symbolem „světlo“ a průzorem | Kryt spínača jednoduchý so symbolom „svetlo“ a priezorom | Клавіша одинарна з піктограмою «світло» і лінзою | Single rocker with light symbol and window
  KR1    |  40 | rocker1           | Klawisz pojedynczy z polem opisowym        | Kryt spínače jednoduchý s popisovým polem  | Kryt spínača jednoduchý s popisným poľom   | Клавіша одинарна з полем для напису       | Single rocker with label holder
  KZP2   |  60 | rocker2+arrows    | Klawisz przycisku żaluzjowego podwójny     | Kryt žaluziového tlačítka dělený           | Kryt žalúziového tlačidla delený           | Клавіша кнопки для жалюзі подвійна        | Blind push-button rocker, double
  G1ZP   |  21 | socketF           | Pokrywa gniazda bez uziemienia             | Kryt zásuvky bez ochranného kolíku         | Kryt zásuvky bez ochranného kolíka         | Накладка розетки без заземлення           | Unearthed socket cover
  AK1P   |  42 | tv                | Pokrywa gniazda antenowego TV              | Kryt anténní zásuvky TV                    | Kryt anténnej zásuvky TV                   | Накладка розетки ТВ                       | TV socket cover
  ASKP   |  98 | tvrsat            | Pokrywa gniazda antenowego R-TV-SAT        | Kryt anténní zásuvky R-TV-SAT              | Kryt anténnej zásuvky R-TV-SAT             | Накладка антенної розетки R-TV-SAT        | R-TV-SAT socket cover
  ASFP   |  49 | f2                | Pokrywa gniazda antenowego SAT (złącza F)  | Kryt anténní zásuvky SAT (F konektor)      | Kryt anténnej zásuvky SAT (F konektor)     | Накладка супутникової розетки (F-роз’єм)  | Satellite socket cover (F connector)
  GL1P   |  48 | spk1              | Pokrywa gniazda głośnikowego               | Kryt reproduktorové zásuvky                | Kryt reproduktorovej zásuvky               | Накладка акустичної розетки               | Loudspeaker socket cover
  GL2P   |  69 | spk2              | Pokrywa gniazda głośnikowego podwójnego    | Kryt dvojité reproduktorové zásuvky        | Kryt dvojitej reproduktorovej zásuvky      | Накладка подвійної акустичної розетки     | Double loudspeaker socket cover
`,
);

/** The range of Simon 54 in the e-catalogue. */
export const simon54 = range(seriesById(4), {
  'switches IP': {
    'one-way': modules('W1 W1:A W1:X W1L W1L:A'),
    'double-pole, triple': modules('W2 W2:A W2:X W2:L W31 W31:L'),
    'two-circuit': modules('W5 W5:A W5:X W5L W5L:A'),
    'two-way': modules('W6 W6:A W6:X W6L W62 W62:L'),
    'intermediate, special': modules('W7 W7:A W7:L W1K WH1 WH2'),
    'push-buttons': modules('P1 P1:L P2 D1 S1 PR1'),
  },
  blinds: {
    'blind switches': modules('ZW1 ZW1:X ZWK ZP1 ZP1:A'),
    'blind controllers': modules('EZ1 EZ1G EZ1T EZ1R EZ1W'),
  },
  sockets: {
    'single sockets': modules('GZ1 GZ1:C GZ1:A GSZ1 GSZ1:C G1'),
    'double sockets': modules('GZ2 GZ2:C GZ2:A GZ2N GZ2N:C'),
    'IP44, special': modules('GZ1B GZ1B:C GD1 GZ1U'),
    'multiple sockets': modules('GSZ2Z EGSZ2NZ EGSZ4NZ'),
  },
  data: {
    RJ45: modules('RJ1 RJ1:E RJ1:6A RJ2 RJ2:E RJ2:6A'),
    'telephone, Keystone': modules('TF1 TF2 5T KP1 KP2'),
    'USB, HDMI': modules('C2A CAC ECQ HD1 HD2'),
  },
  aerial: {
    'TV, SAT': modules('TV1 TVP SAT SAP SF1 SF2'),
    'R-TV, audio': modules('RTV RTP GL1 GL2 GL4 BT1'),
  },
  'dimmers, sensors': {
    dimmers: modules('S9L S9V S13 S13R WFD'),
    'sensors, Wi-Fi': modules('CR1 CR1T CR1P WF1 DS1'),
    'light, signals': modules('OS1 OS2 SS1 PS'),
  },
  heating: {
    'rotary thermostats': modules('TR1 TRC TRH'),
    'digital thermostats': modules('TR2 TRD TRW'),
  },
  covers: {
    'single rockers': covers('KW1 KW1L KW6 KW6L KW7 KW2'),
    'double rockers': covers('KW5 KW5L KW6/2 KZW1K KZP1'),
    'symbol rockers': covers('KD1 KS1 KEZ1 KEW S13P'),
    'socket covers': covers('GZ1ZP GSZ1ZP GZ2MZP GZ2MNZP GZ1BUZP GD1ZP'),
    'other covers': covers('61P 62P AK1P S9LP CR1P TR1P'),
  },
  mechanisms: {
    'switch mechanisms': mechanisms('W1 W1:A W5 W5:A W6 W6:A W6/2 W7 W2 W2:A WH1 P1 P1:A P2'),
    'socket mechanisms': mechanisms('ZW1K ZP1 ZP1:A EZ1 GZ1 GZ1:C GSZ1 GZ2 GZ2:C GZ2N GZ2N:C GD1'),
    electronics: mechanisms('BT1 S9:L S9:V S9:D S13 CR1:0P CR1:0T CR1:1P EW:S EW:D EW:R TR1 TR2 OS:30 OS:40 OS:57'),
  },
  'frames Premium': {
    plastic: frames(411, 1, 5),
    metal: frames(412, 1, 5),
  },
  'frames GK': {
    'all frames': frames(413, 1, 4),
  },
  'frames Nature': {
    glass: frames(421, 1, 5),
    wood: frames(422, 1, 5),
    metal: frames(423, 1, 5),
  },
  panels: {
    'panels 1': listed('DTP1-*'),
    'panels 2': listed('DTP2-*'),
    'panels 3': listed('DTP3-*'),
  },
  'touch controllers': {
    'touch controllers': listed('DTS1 DTS2 DTZ2 DTD2 DTS3 DTP4'),
  },
  boxes: {
    'one-piece boxes': listed('DPN1/* DPN2/* DPN3/*'),
    'composable boxes': listed('DSC/* DSH/* DPNR2/*'),
  },
  seals: {
    seals: [listed('DU1 DU2 DU3 DU4'), namesakes('DU5'), listed('DU1W'), accessories('U1G')],
  },
});

/** The range of Simon 55 in the e-catalogue. */
export const simon55 = range(seriesById(5), {
  switches: {
    'one-way': modules('W1 W1:A W1:X W1L W1L:A W2'),
    'two-circuit, triple': modules('W5 W5:A W5:X W5L W31 W31:L'),
    'two-way': modules('W6 W6:A W6:X W6L W62 W62:L'),
    'intermediate, special': modules('W7 W7:A W7:L W1K WH1 WH2 W2:A'),
    'push-buttons': modules('P1 P1:L P2 P2:L D1 S1 PR1'),
  },
  blinds: {
    'blind switches': modules('ZW1 ZW1:X ZWK ZP1 ZP1:A'),
    'blind controllers': modules('EZ1 EZ1G EZ1T EZ1W'),
  },
  sockets: {
    'single sockets': modules('GZ1 GZ1:C GZ1:A GSZ1 GSZ1:C G1'),
    'double sockets': modules('GZ2 GZ2:C GZ2:A GZ2TS GZ2TSZ'),
    'IP44, special': modules('GZ1B GZ1B:C GD1 GD1:C GZ1U GSU'),
    'multiple sockets': modules('GSZ2Z GSZ3Z GSZ4Z GZ3M GZ4M'),
  },
  data: {
    RJ45: modules('RJ1 RJ1:E RJ1:6A RJ2 RJ2:E RJ2:6A'),
    'telephone, Keystone': modules('TF1 TF2 5T KP1 KP2'),
    'USB, HDMI': modules('C2A CAC ECQ HD1'),
  },
  aerial: {
    'TV, SAT': modules('TV1 TVP SAT SAP SF1 SF2'),
    'R-TV, audio': modules('RTV GL1 GL2 GL4 BT1'),
  },
  control: {
    'dimmers, Wi-Fi': modules('S9L S9V S13 S13R WF1 WFD'),
    'sensors, light': modules('CR1 CR1T CR1P OS1 OS2 SS1'),
  },
  heating: {
    'rotary thermostats': modules('TR1 TRC'),
    'digital thermostats': modules('TR2 TRW'),
  },
  covers: {
    'single rockers': covers('KW1 KW1L KW6 KW6L KW7 KW2'),
    'double rockers': covers('KW5 KW5L KW6/2 KZW1K KZP1 KW31'),
    'symbol rockers': covers('KD1 KS1 KEZ1 KEW S13P KD1L'),
    'socket covers': covers('GZ1ZP GSZ1ZP GZ2MZP GZ1BUZP GD1ZP G1ZP'),
    'other covers': covers('61P 62P AK1P S9LP CR1P TR1P'),
  },
  mechanisms: {
    'switch mechanisms': mechanisms('W1 W1:A W5 W5:A W6 W6:A W6/2 W7 W2 W2:A WH1 P1 P1:A P2'),
    'socket mechanisms': mechanisms('ZW1K ZP1 ZP1:A EZ1 GZ1 GZ1:C GSZ1 GZ2 GZ2:C GD1'),
    electronics: mechanisms('BT1 S9:L S9:V S9:D S13 CR1:0P CR1:0T CR1:1P EW:S EW:D EW:R TR1 TR2 OS:30'),
  },
  'frames Line': {
    'frames 1–2': frames(511, 1, 2),
    'frames 3–5': frames(511, 3, 5),
  },
  'frames Duo': {
    'black base': frames(521, 1, 5),
    'silver base': frames(522, 1, 5),
    'gold base': frames(523, 1, 5),
  },
  'frames Nature': {
    glass: frames(531, 1, 5),
    wood: frames(532, 1, 5),
    steel: frames(533, 1, 5),
  },
  boxes: {
    'one-piece boxes': listed('TPN1/* TPN2/* TPN3/*'),
    'composable boxes': listed('TSC/* TSH/* TPNR2/*'),
  },
  seals: {
    seals: [listed('TU1 TU2 TU3 TU4'), namesakes('TU5'), listed('TU1W')],
  },
});

/** The range of Simon 82 in the e-catalogue. */
export const simon82 = range(seriesById(6), {
  mechanisms: {
    'switch mechanisms': mechanisms('W1 W1:A W5 W5:A W6 W6:A W6/2 W7 W2 W2:A WH1 P1 P1:A P2 PR1'),
    'socket mechanisms': mechanisms('ZW1K ZP1 ZP1:A EZ1 GZ1 GZ1:C GSZ1 GZ2 GZ2:C GZ2N GZ2N:C GD1'),
    electronics: mechanisms(
      'BT1 S9:L S9:V S9:D S13 CR1:0P CR1:0T CR1:1P EW:S EW:D EW:R TR1 TR2 OS:30 OS:40 OS:57 SS:1 SS:2 SS:3',
    ),
  },
  covers: {
    'single rockers': covers('KW1 KW1L KW2 KW2L KW6 KW6L KW7 KW7L KR1'),
    'double rockers': covers('KW5 KW5L KW6/2 KW6/2L KW31 KZW1K KZP1 KZP2 KEZ1'),
    'symbol rockers': covers('KD1 KD1L KS1 KS1L KEW S13P WH1P OS1P SS1P'),
    'socket covers': covers('GZ1ZP GSZ1ZP GZ2MZP GZ1BUZP GD1ZP G1ZP AK1P ASKP ASFP'),
    'other covers': covers('61P 62P KP2 GL1P GL2P S9LP CR1P TR1P'),
  },
  'frames Original': {
    'frames 1–2': frames(611, 1, 2),
    'frames 3–4': frames(611, 3, 4),
  },
  'frames Select': {
    'frames 1–2': frames(612, 1, 2),
    'frames 3–4': frames(612, 3, 4),
  },
  control: {
    'dimmers, sensors': modules('S9L S13 CR1'),
    thermostats: modules('TR1 TR2 TRW'),
    'USB-Schuko': modules('GSU GSC'),
  },
});
