import type { DrawingSpec } from '@ramka/drawing/drawing-spec';
import { articleId, articlePicture, type SampleArticle } from '../article.ts';
import { colourFactor, coloursOfSeries, type SampleColour } from '../colours.ts';
import { MECHANISM_SHARE, priceByRule, seriesPrice } from '../price-rule.ts';
import type { SampleSeries } from '../series.ts';
import { inColour, readWordTable, words, type Words } from '@ramka/import/vocabulary/words';
import { allKinds, kindNames, type ModuleKind } from './kinds.ts';

/**
 * Kinds with a visible part that fits every colour, and the ids of the series with it (docs/catalogue-rules.md#c6-5,
 * last paragraph).
 */
const neutralParts: ReadonlyMap<string, readonly number[]> = new Map([
  ['SS1', [4, 5, 6]],
  ['PK1', [6]],
]);

/** The visible parts of a kind in a series, by colour. Parts that fit every colour come last. */
export function visibleParts(series: SampleSeries, kind: ModuleKind): readonly SampleArticle[] {
  const colours = coloursOfSeries(series.tag).filter(({ tone }) => tone !== 'antibacterial' || kind.antibacterial);
  const coloured = colours.flatMap((colour) => lidsOf(kind).map((lid) => visiblePart(series, kind, colour, lid)));
  return neutralParts.get(kind.key)?.includes(series.id) ? [...coloured, neutralPart(series, kind)] : coloured;
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
    name: partName(series, kind, inColour(colour.name), lid),
    seriesTag: series.tag,
    colourId: colour.id,
    picture: articlePicture(series.tag, symbol),
    spec: visiblePartSpec(series, kind, colour, lid),
    price: priceByRule({
      symbol,
      zloty: partPrice(series, owner),
      whiteSymbol: symbolIn(coloursOfSeries(series.tag)[0]?.code ?? ''),
      factor: colourFactor[colour.tone],
    }),
  };
}

const transparent: Words = {
  pl: 'transparentny',
  cs: 'čirá',
  sk: 'číra',
  uk: 'прозорий',
  en: 'transparent',
};

/** A visible part that fits every colour. */
function neutralPart(series: SampleSeries, kind: ModuleKind): SampleArticle {
  const symbol = `${partStem(series, kind)}/00`;
  return {
    id: partId(series, kind, 0),
    symbol,
    name: partName(series, kind, transparent),
    seriesTag: series.tag,
    picture: articlePicture(series.tag, symbol),
    spec: visiblePartSpec(series, kind, { hexColor: '#E3E6E6', tone: 'other' }),
    price: priceByRule({ symbol, zloty: partPrice(series, kind) }),
  };
}

/** The kind that determines id and price of a shared visible part: the first kind with this cover. */
function partOwner(series: SampleSeries, kind: ModuleKind): ModuleKind {
  if (!hasCover(series, kind)) return kind;
  return allKinds.find(({ cover }) => cover === kind.cover) ?? kind;
}

/** Id of a visible part: the id of its module, followed by two digits. */
function partId(series: SampleSeries, kind: ModuleKind, number: number): number {
  return (series.id * 1000 + kind.number) * 100 + number;
}

/** The symbol of a visible part without the colour code. */
function partStem(series: SampleSeries, kind: ModuleKind): string {
  return hasCover(series, kind) ? `${series.letter}${kind.cover}` : `${series.letter}${kind.completeFunction}.00`;
}

/** The name of a visible part: "Klawisz podwójny, biały mat". */
function partName(series: SampleSeries, kind: ModuleKind, colour: Words, lid?: Lid): Words {
  const suffix = lid === 'transparent' ? ' A' : '';
  return words(hasCover(series, kind) ? coverNames(kind.cover + suffix) : kindNames(kind.key + suffix), ', ', colour);
}

/**
 * The price of a white visible part in zloty. A cover that only takes inserts, such as Keystone, has the full price of
 * the module.
 */
function partPrice(series: SampleSeries, kind: ModuleKind): number {
  const whole = seriesPrice(series, kind.zloty);
  return hasCover(series, kind) && kind.recipe[0] !== 'KEYS' ? whole * (1 - MECHANISM_SHARE) : whole;
}

/** Whether the visible part is a separate article, used with a mechanism or inserts. */
export function hasCover(series: SampleSeries, kind: ModuleKind): boolean {
  return series.mechanismEnding !== '' && kind.cover !== '';
}

/** A transparent lid makes a second visible part of the same colour. */
type Lid = 'coloured' | 'transparent';

/** The drawing of a module in the drawer and as an article. */
export function visiblePartSpec(
  series: SampleSeries,
  kind: Pick<ModuleKind, 'primitive'>,
  colour: Pick<SampleColour, 'hexColor' | 'tone'>,
  lid?: Lid,
): DrawingSpec {
  return {
    kind: 'visible-part',
    window: series.window,
    primitive: kind.primitive,
    hexColor: colour.hexColor,
    ...(lid === undefined ? {} : { lid }),
    ...(colour.tone === 'antibacterial' ? { antibacterial: true } : {}),
  };
}

/** Names of visible parts that are separate articles, by the function in their symbols. */
export const coverNames = readWordTable(`
  KW1     | Klawisz pojedynczy                          | Kryt spínače jednoduchý                 | Kryt spínača jednoduchý                  | Клавіша одинарна                       | Single rocker
  KW1L    | Klawisz pojedynczy z oczkiem                | Kryt spínače jednoduchý s průzorem      | Kryt spínača jednoduchý s priezorom      | Клавіша одинарна з лінзою              | Single rocker with window
  KW5     | Klawisz podwójny                            | Kryt spínače dělený                     | Kryt spínača delený                      | Клавіша подвійна                       | Double rocker
  KW5L    | Klawisz podwójny z oczkami                  | Kryt spínače dělený s průzory           | Kryt spínača delený s priezormi          | Клавіша подвійна з лінзами             | Double rocker with windows
  KW6     | Klawisz pojedynczy z piktogramem „schody”   | Kryt spínače jednoduchý se symbolem „schody“ | Kryt spínača jednoduchý so symbolom „schody“ | Клавіша одинарна з піктограмою «сходи» | Single rocker with stairs symbol
  KW6L    | Klawisz pojedynczy z piktogramem „schody” i oczkiem | Kryt spínače jednoduchý se symbolem „schody“ a průzorem | Kryt spínača jednoduchý so symbolom „schody“ a priezorom | Клавіша одинарна з піктограмою «сходи» і лінзою | Single rocker with stairs symbol and window
  KW6/2   | Klawisz podwójny z piktogramem „schody”     | Kryt spínače dělený se symbolem „schody“ | Kryt spínača delený so symbolom „schody“ | Клавіша подвійна з піктограмою «сходи» | Double rocker with stairs symbol
  KW7     | Klawisz pojedynczy z piktogramem „krzyż”    | Kryt spínače jednoduchý se symbolem „kříž“ | Kryt spínača jednoduchý so symbolom „kríž“ | Клавіша одинарна з піктограмою «хрест» | Single rocker with cross symbol
  WH1P    | Pokrywa łącznika hotelowego                 | Kryt hotelového spínače                 | Kryt hotelového spínača                  | Накладка готельного вимикача           | Hotel card switch cover
  KD1     | Klawisz pojedynczy z piktogramem „dzwonek”  | Kryt spínače jednoduchý se symbolem „zvonek“ | Kryt spínača jednoduchý so symbolom „zvonček“ | Клавіша одинарна з піктограмою «дзвінок» | Single rocker with bell symbol
  KS1     | Klawisz pojedynczy z piktogramem „światło”  | Kryt spínače jednoduchý se symbolem „světlo“ | Kryt spínača jednoduchý so symbolom „svetlo“ | Клавіша одинарна з піктограмою «світло» | Single rocker with light symbol
  KZW1K   | Klawisz łącznika żaluzjowego                | Kryt žaluziového spínače                | Kryt žalúziového spínača                 | Клавіша вимикача для жалюзі            | Blind switch rocker
  KZP1    | Klawisz przycisku żaluzjowego               | Kryt žaluziového tlačítka               | Kryt žalúziového tlačidla                | Клавіша кнопки для жалюзі              | Blind push-button rocker
  KEZ1    | Klawisz elektronicznego sterownika rolet    | Kryt elektronického ovladače rolet      | Kryt elektronického ovládača roliet      | Клавіша електронного контролера ролет  | Electronic blind controller rocker
  GZ1ZP   | Pokrywa gniazda z uziemieniem               | Kryt zásuvky s ochranným kolíkem        | Kryt zásuvky s ochranným kolíkom         | Накладка розетки із заземленням        | Earthed socket cover
  GSZ1ZP  | Pokrywa gniazda Schuko                      | Kryt zásuvky Schuko                     | Kryt zásuvky Schuko                      | Накладка розетки Schuko                | Schuko socket cover
  GZ2MZP  | Pokrywa gniazda podwójnego                  | Kryt dvojnásobné zásuvky                | Kryt dvojnásobnej zásuvky                | Накладка подвійної розетки             | Double socket cover
  GZ2MNZP | Pokrywa gniazda podwójnego do ramek Nature  | Kryt dvojnásobné zásuvky pro rámečky Nature | Kryt dvojnásobnej zásuvky pre rámiky Nature | Накладка подвійної розетки для рамок Nature | Double socket cover for Nature frames
  GZ1BUZP | Pokrywa gniazda IP44 z klapką               | Kryt zásuvky IP44 s víčkem              | Kryt zásuvky IP44 s viečkom              | Накладка розетки IP44 з кришкою        | IP44 socket cover with lid
  GZ1BUZP A | Pokrywa gniazda IP44 z klapką, klapka transparentna | Kryt zásuvky IP44 s víčkem, průhledné víčko | Kryt zásuvky IP44 s viečkom, priehľadné viečko | Накладка розетки IP44 з кришкою, прозора кришка | IP44 socket cover with lid, transparent lid
  GD1ZP   | Pokrywa gniazda DATA                        | Kryt zásuvky DATA                       | Kryt zásuvky DATA                        | Накладка розетки DATA                  | DATA socket cover
  61P     | Pokrywa gniazda komputerowego RJ45          | Kryt datové zásuvky RJ45                | Kryt dátovej zásuvky RJ45                | Накладка комп’ютерної розетки RJ45     | Data socket cover RJ45
  62P     | Pokrywa gniazda komputerowego 2×RJ45        | Kryt datové zásuvky 2×RJ45              | Kryt dátovej zásuvky 2×RJ45              | Накладка комп’ютерної розетки 2×RJ45   | Data socket cover 2×RJ45
  KP2     | Pokrywa na moduły Keystone                  | Kryt pro moduly Keystone                | Kryt pre moduly Keystone                 | Накладка для модулів Keystone          | Keystone outlet plate
  BTP     | Pokrywa odbiornika audio Bluetooth          | Kryt audiopřijímače Bluetooth           | Kryt audioprijímača Bluetooth            | Накладка аудіоприймача Bluetooth       | Bluetooth audio receiver cover
  S9LP    | Pokrywa ściemniacza obrotowego              | Kryt otočného stmívače                  | Kryt otočného stmievača                  | Накладка поворотного світлорегулятора  | Rotary dimmer cover
  S13P    | Klawisz ściemniacza przyciskowego           | Kryt tlačítkového stmívače              | Kryt tlačidlového stmievača              | Клавіша кнопкового світлорегулятора    | Push-button dimmer rocker
  CR1P    | Pokrywa czujnika ruchu                      | Kryt pohybového čidla                   | Kryt snímača pohybu                      | Накладка датчика руху                  | Motion sensor cover
  KEW     | Klawisz sterownika oświetlenia Wi-Fi        | Kryt ovladače osvětlení Wi-Fi           | Kryt ovládača osvetlenia Wi-Fi           | Клавіша контролера освітлення Wi-Fi    | Wi-Fi lighting controller rocker
  TR1P    | Pokrywa regulatora temperatury              | Kryt otočného termostatu                | Kryt otočného termostatu                 | Накладка терморегулятора               | Rotary thermostat cover
  TR2P    | Pokrywa termostatu programowalnego          | Kryt programovatelného termostatu       | Kryt programovateľného termostatu        | Накладка програмованого термостата     | Programmable thermostat cover
  OS1P    | Pokrywa oprawy schodowej LED                | Kryt LED schodišťového svítidla         | Kryt LED schodiskového svietidla         | Накладка сходового LED-світильника     | LED step light cover
  SS1P    | Pokrywa sygnalizatora świetlnego LED        | Kryt LED signálky                       | Kryt LED signálky                        | Накладка LED-сигналізатора             | LED signal lamp cover
`);
