import { articleId, articlePicture, type Attributes, attributes, type SampleArticle } from '../article.ts';
import { MECHANISM_SHARE, priceByRule, seriesPrice } from '../price-rule.ts';
import type { SampleSeries } from '../series.ts';
import { number, readTable, text } from '@ramka/import/vocabulary/table';
import { translated, words, type Words } from '@ramka/import/vocabulary/words';

/** All versions of a mechanism in a series with bare mechanisms, the default first. */
export function mechanismArticles(series: SampleSeries, code: string): readonly SampleArticle[] {
  const index = mechanismTable.findIndex((row) => row.code === code);
  const row = mechanismTable[index];
  if (row === undefined) throw new Error(`No mechanism ${code}`);
  const firstId = series.id * 100_000 + 6000 + index * 10;
  return mechanismVersions(row.versions).map((version, number) => mechanism(series, row, version, firstId + number));
}

function mechanism(series: SampleSeries, row: MechanismRow, version: MechanismVersion, id: number): SampleArticle {
  const symbol = `S${row.code}${version.code}${series.mechanismEnding}`;
  const zloty = seriesPrice(series, row.zloty) * MECHANISM_SHARE + version.surcharge;
  return {
    id: articleId(symbol, id),
    symbol,
    name: mechanismName(row, version.ending),
    seriesTag: series.tag,
    attributes: version.attributes,
    picture: articlePicture(series.tag, symbol),
    spec: { kind: 'mechanism', function: row.code },
    price: priceByRule({ symbol, zloty }),
  };
}

/** The name of a mechanism: "Mechanizm łącznika świecznikowego 10 AX". English appends the word for "mechanism". */
function mechanismName({ of, versions }: MechanismRow, ending: Words): Words {
  const heads: Words = { pl: 'Mechanizm ', cs: 'Přístroj ', sk: 'Prístroj ', uk: 'Механізм ', en: '' };
  const tails: Words = { pl: '', cs: '', sk: '', uk: '', en: ' mechanism' };
  const name = words(heads, of, tails, ending);
  return versions === 'dimmer' ? { ...name, en: `${ending.en.trim()} ${of.en.toLowerCase()}${tails.en}` } : name;
}

/** A mechanism behind a visible part, with its versions. */
type MechanismRow = {
  /** Function code in symbols. */
  readonly code: string;
  /** Price of the complete white module in Simon 54, in zloty; the mechanism is 60 % of it. */
  readonly zloty: number;
  /** Key of the list of versions. */
  readonly versions: string;
  /** Name of the device: in the genitive, or in English in front of the word "mechanism". */
  readonly of: Words;
};

/** All mechanisms: those of modules, followed by those that exist only in the e-catalogue. */
const mechanismTable: readonly MechanismRow[] = readTable(
  { code: text, zloty: number, versions: text, of: translated },
  `
  W1   |  31 | terminals | łącznika jednobiegunowego      | spínače jednopólového (řazení 1)     | spínača jednopólového (radenie 1)     | вимикача одноклавішного       | One-way switch
  W5   |  43 | terminals | łącznika świecznikowego        | přepínače sériového (řazení 5)       | prepínača sériového (radenie 5)       | вимикача двоклавішного        | 2-gang one-way switch
  W6   |  34 | terminals | łącznika schodowego            | přepínače střídavého (řazení 6)      | prepínača striedavého (radenie 6)     | вимикача прохідного           | Two-way switch
  W6/2 |  58 | rated     | łącznika schodowego podwójnego | přepínače střídavého dvojitého (řazení 6+6) | prepínača striedavého dvojitého (radenie 6+6) | вимикача прохідного двоклавішного | 2-gang two-way switch
  W7   |  46 | rated     | łącznika krzyżowego            | přepínače křížového (řazení 7)       | prepínača krížového (radenie 7)       | вимикача перехресного         | Intermediate switch
  WH1  | 260 | plain     | łącznika hotelowego na kartę   | hotelového kartového spínače         | hotelového kartového spínača          | готельного карткового вимикача | Hotel card switch
  P1   |  35 | terminals | przycisku pojedynczego         | tlačítka zapínacího (řazení 1/0)     | tlačidla zapínacieho (radenie 1/0)    | кнопки одноклавішної          | Push-button
  P2   |  48 | rated     | przycisku podwójnego           | tlačítka zapínacího dvojitého (řazení 1/0+1/0) | tlačidla zapínacieho dvojitého (radenie 1/0+1/0) | кнопки двоклавішної           | 2-gang push-button
  ZW1K |  52 | rated     | łącznika żaluzjowego           | spínače žaluziového (řazení 1+1)     | spínača žalúziového (radenie 1+1)     | вимикача для жалюзі           | Blind switch
  ZP1  |  56 | terminals | przycisku żaluzjowego          | tlačítka žaluziového (řazení 1/0+1/0) | tlačidla žalúziového (radenie 1/0+1/0) | кнопки для жалюзі             | Blind push-button
  EZ1  | 245 | plain     | elektronicznego sterownika rolet | elektronického ovladače rolet      | elektronického ovládača roliet        | електронного контролера ролет | Electronic blind controller
  GZ1  |  25 | shutters  | gniazda z uziemieniem          | zásuvky s ochranným kolíkem          | zásuvky s ochranným kolíkom           | розетки із заземленням        | Earthed socket
  GSZ1 |  27 | plain     | gniazda Schuko                 | zásuvky Schuko                       | zásuvky Schuko                        | розетки Schuko                | Schuko socket
  GZ2  |  39 | shutters  | gniazda podwójnego z uziemieniem | dvojnásobné zásuvky s ochrannými kolíky | dvojnásobnej zásuvky s ochrannými kolíkmi | подвійної розетки із заземленням | Double earthed socket
  GZ2N |  45 | shutters  | gniazda podwójnego Nature z uziemieniem | dvojnásobné zásuvky Nature s ochrannými kolíky | dvojnásobnej zásuvky Nature s ochrannými kolíkmi | подвійної розетки Nature із заземленням | Nature double earthed socket
  GD1  |  49 | plain     | gniazda DATA                   | zásuvky DATA                         | zásuvky DATA                          | розетки DATA                  | DATA socket
  BT1  | 385 | plain     | odbiornika audio Bluetooth     | audiopřijímače Bluetooth             | audioprijímača Bluetooth              | аудіоприймача Bluetooth       | Bluetooth audio receiver
  S9   | 195 | dimmer    | ściemniacza obrotowego         | otočného stmívače                    | otočného stmievača                    | поворотного світлорегулятора  | Rotary dimmer
  S13  | 220 | plain     | ściemniacza przyciskowego      | tlačítkového stmívače                | tlačidlového stmievača                | кнопкового світлорегулятора   | Push-button dimmer
  CR1  | 325 | sensor    | czujnika ruchu                 | pohybového čidla                     | snímača pohybu                        | датчика руху                  | Motion sensor
  EW   | 225 | radio     | sterownika oświetlenia Wi-Fi   | ovladače osvětlení Wi-Fi             | ovládača osvetlenia Wi-Fi             | контролера освітлення Wi-Fi   | Wi-Fi lighting controller
  TR1  | 270 | plain     | regulatora temperatury z pokrętłem | otočného termostatu              | otočného termostatu                   | поворотного терморегулятора   | Rotary thermostat
  TR2  | 485 | plain     | termostatu programowalnego     | programovatelného termostatu         | programovateľného termostatu          | програмованого термостата     | Programmable thermostat
  OS   | 180 | light     | oprawy schodowej LED           | LED schodišťového svítidla           | LED schodiskového svietidla           | сходового LED-світильника     | LED step light
  SS   | 104 | lens      | sygnalizatora świetlnego LED   | LED signálky                         | LED signálky                          | світлового LED-сигналізатора  | LED signal lamp
  W2   |  52 | terminals | łącznika dwubiegunowego        | spínače dvoupólového (řazení 2)      | spínača dvojpólového (radenie 2)      | вимикача двополюсного         | Double-pole switch
  PR1  |  36 | rated     | przycisku rozwiernego          | tlačítka rozpínacího                 | tlačidla rozpínacieho                 | кнопки з розмикальним контактом | Normally closed push-button
`,
);

/** A version of a mechanism. */
type MechanismVersion = {
  /** The suffix of the function in symbols; empty for the basic version. */
  readonly code: string;
  /** Surcharge over the basic version, in zloty. */
  readonly surcharge: number;
  readonly attributes: Attributes;
  /** The end of the name; begins with a space or comma, or is empty. */
  readonly ending: Words;
};

const lists = Map.groupBy(
  readTable(
    { list: text, code: text, attributes, surcharge: number, ending: translated },
    `
    plain     |    |                                               |   0.00 |                           |                       |                         |                          |
    rated     |    | rating=10-ax terminals=quick section=1-to-2-5 |   0.00 | 10 AX                     | 10 AX                 | 10 AX                   | 10 AX                    | 10 AX
    terminals |    | rating=10-ax terminals=quick section=1-to-2-5 |   0.00 | 10 AX                     | 10 AX                 | 10 AX                   | 10 AX                    | 10 AX
    terminals | A  | rating=16-ax terminals=screw                  |   3.00 | 16 AX, zaciski śrubowe    | 16 AX, šroubové svorky | 16 AX, skrutkové svorky | 16 AX, гвинтові затискачі | 16 AX, screw terminals
    shutters  |    | shutters=no                                   |   0.00 |                           |                       |                         |                          |
    shutters  | C  | shutters=yes                                  |   3.30 | i przesłonami             | a clonkami            | a clonkami              | і захисними шторками     | with shutters
    dimmer    | L  | dimming=led                                   |   0.00 | LED                       | LED                   | LED                     | LED                      | LED
    dimmer    | V  | dimming=1-10v                                 |  12.00 | 1–10 V                    | 1–10 V                | 1–10 V                  | 1–10 В                   | 1–10 V
    dimmer    | D  | dimming=two-pole                              |  24.00 | dwubiegunowego            | dvoupólového          | dvojpólového            | двополюсного             | Two-pole
    sensor    | 0P | output=relay                                  |   0.00 | z przekaźnikiem           | s relé                | s relé                  | з реле                   | with relay
    sensor    | 0T | output=triac                                  |   9.00 | z triakiem                | s triakem             | s triakom               | із симістором            | with triac
    sensor    | 1P | output=relay-protected                        |  21.00 | z przekaźnikiem i zabezpieczeniem | s relé a ochranou | s relé a ochranou     | з реле та захистом       | with relay and protection
    radio     | S  | wifi=switch                                   |   0.00 | SWITCH                    | SWITCH                | SWITCH                  | SWITCH                   | SWITCH
    radio     | D  | wifi=switch-d                                 |  25.00 | SWITCH D                  | SWITCH D              | SWITCH D                | SWITCH D                 | SWITCH D
    radio     | R  | wifi=dimmer                                   | 105.00 | DIMMER                    | DIMMER                | DIMMER                  | DIMMER                   | DIMMER
    light     | 30 | kelvin=3000                                   |   0.00 | 3000 K                    | 3000 K                | 3000 K                  | 3000 K                   | 3000 K
    light     | 40 | kelvin=4000                                   |   0.00 | 4000 K                    | 4000 K                | 4000 K                  | 4000 K                   | 4000 K
    light     | 57 | kelvin=5700                                   |   0.00 | 5700 K                    | 5700 K                | 5700 K                  | 5700 K                   | 5700 K
    lens      | 1  | colour=white                                  |   0.00 | biały                     | bílá                  | biela                   | білий                    | white
    lens      | 2  | colour=red                                    |   0.00 | czerwony                  | červená               | červená                 | червоний                 | red
    lens      | 3  | colour=green                                  |   0.00 | zielony                   | zelená                | zelená                  | зелений                  | green
`,
  ),
  (row) => row.list,
);

/** The versions of a list, the default first. */
function mechanismVersions(list: string): readonly MechanismVersion[] {
  return (lists.get(list) ?? []).map(({ code, attributes, surcharge, ending }) => ({
    code,
    attributes,
    surcharge,
    ending: words(ending.pl === '' ? '' : list === 'lens' ? ', ' : ' ', ending),
  }));
}
