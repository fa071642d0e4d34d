import { readTable } from '../text/table.ts';
import type { Words } from '../text/words.ts';

/** A mechanism behind the visible part, in the versions that its recipe offers. */
export type MechanismRow = {
  /** Its function in symbols. */
  readonly code: string;
  /** Zloty of the complete white module in Simon 54; the mechanism is 60 % of it. */
  readonly zloty: number;
  /** Name of the list of its versions. */
  readonly versions: string;
  /** What it is a mechanism of: in the genitive, in English before the word. */
  readonly of: Words;
};

/** Every mechanism: those of the modules, then what only the e-catalogue has. */
export const mechanismTable: readonly MechanismRow[] = readTable(
  ['code', 'zloty', 'versions', 'pl', 'cs', 'sk', 'uk', 'en'],
  `
  W1   |  31 | terminals | łącznika jednobiegunowego      | spínače jednopólového (řazení 1)     | spínača jednopólového (radenie 1)     | вимикача одноклавішного       | One-way switch
  W5   |  43 | terminals | łącznika świecznikowego        | přepínače sériového (řazení 5)       | prepínača sériového (radenie 5)       | вимикача двоклавішного        | Two-circuit switch
  W6   |  34 | terminals | łącznika schodowego            | přepínače střídavého (řazení 6)      | prepínača striedavého (radenie 6)     | вимикача прохідного           | Two-way switch
  W6/2 |  58 | rated     | łącznika schodowego podwójnego | přepínače střídavého dvojitého (6+6) | prepínača striedavého dvojitého (6+6) | вимикача прохідного двоклавішного | Double two-way switch
  W7   |  46 | rated     | łącznika krzyżowego            | přepínače křížového (řazení 7)       | prepínača krížového (radenie 7)       | вимикача перехресного         | Intermediate switch
  WH1  | 260 | plain     | łącznika hotelowego na kartę   | hotelového kartového spínače         | hotelového kartového spínača          | готельного карткового вимикача | Hotel card switch
  P1   |  35 | terminals | przycisku pojedynczego         | tlačítka zapínacího (řazení 1/0)     | tlačidla zapínacieho (radenie 1/0)    | кнопки одноклавішної          | Push-button
  P2   |  48 | rated     | przycisku podwójnego           | tlačítka zapínacího dvojitého        | tlačidla zapínacieho dvojitého        | кнопки двоклавішної           | Double push-button
  ZW1K |  52 | rated     | łącznika żaluzjowego           | spínače žaluziového                  | spínača žalúziového                   | вимикача жалюзі               | Blind switch
  ZP1  |  56 | terminals | przycisku żaluzjowego          | tlačítka žaluziového                 | tlačidla žalúziového                  | кнопки жалюзі                 | Blind push-button
  EZ1  | 245 | plain     | elektronicznego sterownika rolet | elektronického ovladače rolet      | elektronického ovládača roliet        | електронного контролера ролет | Electronic blind controller
  GZ1  |  25 | shutters  | gniazda z uziemieniem          | zásuvky s ochranným kolíkem          | zásuvky s ochranným kolíkom           | розетки із заземленням        | Earthed socket
  GSZ1 |  27 | plain     | gniazda Schuko                 | zásuvky Schuko                       | zásuvky Schuko                        | розетки Schuko                | Schuko socket
  GZ2  |  39 | shutters  | gniazda podwójnego z uziemieniem | zásuvky dvojnásobné s ochranným kolíkem | zásuvky dvojnásobnej s ochranným kolíkom | розетки подвійної із заземленням | Double earthed socket
  GZ2N |  45 | shutters  | gniazda Nature podwójnego z uziemieniem | zásuvky Nature dvojnásobné s ochranným kolíkem | zásuvky Nature dvojnásobnej s ochranným kolíkom | розетки Nature подвійної із заземленням | Nature double earthed socket
  GD1  |  49 | plain     | gniazda DATA                   | zásuvky DATA                         | zásuvky DATA                          | розетки DATA                  | DATA socket
  BT1  | 385 | plain     | odbiornika audio Bluetooth     | audiopřijímače Bluetooth             | audioprijímača Bluetooth              | аудіоприймача Bluetooth       | Bluetooth audio receiver
  S9   | 195 | dimmer    | ściemniacza obrotowego         | stmívače otočného                    | stmievača otočného                    | світлорегулятора поворотного  | Rotary dimmer
  S13  | 220 | plain     | ściemniacza przyciskowego      | stmívače tlačítkového                | stmievača tlačidlového                | світлорегулятора кнопкового   | Push-button dimmer
  CR1  | 325 | sensor    | czujnika ruchu                 | pohybového čidla                     | pohybového snímača                    | датчика руху                  | Motion sensor
  EW   | 225 | radio     | sterownika oświetlenia Wi-Fi   | ovladače osvětlení Wi-Fi             | ovládača osvetlenia Wi-Fi             | контролера освітлення Wi-Fi   | Wi-Fi lighting controller
  TR1  | 270 | plain     | regulatora temperatury z pokrętłem | termostatu otočného              | termostatu otočného                   | терморегулятора поворотного   | Rotary thermostat
  TR2  | 485 | plain     | termostatu programowalnego     | programovatelného termostatu         | programovateľného termostatu          | термостата програмованого     | Programmable thermostat
  OS   | 180 | light     | oprawy schodowej LED           | LED schodišťového svítidla           | LED schodiskového svietidla           | LED-світильника сходового     | LED step light
  SS   | 104 | lens      | sygnalizatora świetlnego LED   | LED signálky                         | LED signálky                          | світлового LED-сигналізатора  | LED signal lamp
  W2   |  52 | terminals | łącznika dwubiegunowego        | spínače dvoupólového (řazení 2)      | spínača dvojpólového (radenie 2)      | вимикача двополюсного         | Double-pole switch
  PR1  |  36 | rated     | przycisku rozwiernego          | tlačítka rozpínacího                 | tlačidla rozpínacieho                 | кнопки розмикальної           | Normally closed push-button
`,
).map(({ code, zloty, versions, ...of }) => ({ code, zloty: Number(zloty), versions, of }));
