import { list, number, numbers, readTable, text, yesNo } from '@ramka/import/vocabulary/table';
import { readWordTable } from '@ramka/import/vocabulary/words';

/** A kind of module: one function in several series (docs/catalogue-rules.md#c6-5). */
export type ModuleKind = {
  readonly number: number;
  readonly key: string;
  /** Id of the function, shared by all series. */
  readonly functionId: string;
  /** Numbers of the drawer's category and subcategory. */
  readonly category: number;
  readonly subcategory: number;
  /** Codes of the component groups; used where mechanism and visible part are two articles. */
  readonly recipe: readonly string[];
  /** Ids of the series with this kind. */
  readonly seriesIds: readonly number[];
  /** Ids of the series whose module of this kind can be IP44. */
  readonly ip44Series: readonly number[];
  /** Price of the white module in Simon 54, in zloty. */
  readonly zloty: number;
  /** Name of the primitive in drawings. */
  readonly primitive: string;
  /** Function code in the symbol of a complete article. */
  readonly completeFunction: string;
  /** Symbol part of the visible part if it is a separate article; otherwise empty. */
  readonly cover: string;
  /** Symbol part of the mechanism if it is a separate article; otherwise empty. */
  readonly mechanism: string;
  /** Ids of the frame lines that the kind does not fit. */
  readonly disabledFrameLines: readonly number[];
  readonly antibacterial: boolean;
};

/** All kinds, in the order of the drawers. */
export const allKinds: readonly ModuleKind[] = readTable(
  {
    number: number,
    key: text,
    functionId: text,
    category: number,
    subcategory: number,
    recipe: list,
    seriesIds: numbers,
    ip44Series: numbers,
    zloty: number,
    primitive: text,
    completeFunction: text,
    cover: text,
    mechanism: text,
    disabledFrameLines: numbers,
    antibacterial: yesNo,
  },
  `
  1  | W1   | switch-one-way                 | 1  | 1 | M2 CL      | 1 2 3 4 5 6 | 1 2 3 4 5 6 | 31  | rocker1            | W1     | KW1     | W1   |       | yes
  2  | W1L  | switch-one-way-illuminated     | 1  | 1 | M LED1 CL  | 1 2 4 5 6   | 1 2 4 5 6   | 44  | rocker1+eye        | W1L    | KW1L    | W1   |       | no
  3  | W5   | switch-two-circuit             | 1  | 2 | M2 INS CL  | 1 2 3 4 5 6 | 1 2 3 4 5 6 | 43  | rocker2            | W5     | KW5     | W5   |       | yes
  4  | W5L  | switch-two-circuit-illuminated | 1  | 2 | M LED2 INS | 1 2 4 5 6   | 1 2 4 5 6   | 62  | rocker2+eye        | W5L    | KW5L    | W5   |       | no
  5  | W31  | switch-three-gang              | 1  | 2 |            | 4 5         |             | 61  | rocker3            | W31    |         |      |       | no
  6  | W6   | switch-two-way                 | 1  | 3 | M2 CL      | 1 2 3 4 5 6 | 1 2 3 4 5 6 | 34  | rocker1+stairs     | W6     | KW6     | W6   |       | yes
  7  | W6L  | switch-two-way-illuminated     | 1  | 3 | M LED1     | 1 2 4 5 6   | 1 2 4 5 6   | 47  | rocker1+stairs+eye | W6L    | KW6L    | W6   |       | no
  8  | W62  | switch-two-way-double          | 1  | 3 | M CL       | 2 4 5 6     | 4           | 58  | rocker2+stairs     | W6/2   | KW6/2   | W6/2 |       | yes
  9  | W7   | switch-intermediate            | 1  | 3 | M CL       | 1 2 3 4 5 6 | 1 2 3 4 5 6 | 46  | rocker1+cross      | W7     | KW7     | W7   |       | no
  10 | W1K  | key-switch                     | 1  | 4 |            | 4 5 6       |             | 440 | key                | W1K    |         |      |       | no
  11 | WH1  | hotel-card-switch              | 1  | 4 | M CARD     | 4 5         |             | 260 | card               | WH1    | WH1P    | WH1  | 43    | no
  12 | P1   | push-button                    | 2  | 1 | M2 CL      | 1 2 4 5 6   | 1 2 4 5 6   | 35  | rocker1            | P1     | KW1     | P1   |       | no
  13 | P2   | push-button-double             | 2  | 1 | M INS      | 2 4 5 6     | 2 4 5 6     | 48  | rocker2            | P2     | KW5     | P2   |       | no
  14 | D1   | push-button-bell               | 2  | 2 | M LEDO     | 1 2 3 4 5 6 | 1 2 3 4 5 6 | 36  | rocker1+bell       | D1     | KD1     | P1   |       | no
  15 | S1   | push-button-light              | 2  | 2 | M LEDO     | 1 2 3 4 5 6 | 1 2 3 4 5 6 | 36  | rocker1+bulb       | S1     | KS1     | P1   |       | no
  16 | ZW1  | blind-switch                   | 3  | 1 | M CL       | 1 2 3 4 5 6 | 1 2 3 4 5 6 | 52  | rocker2+arrows     | ZW1    | KZW1K   | ZW1K |       | yes
  17 | ZP1  | blind-push-button              | 3  | 1 | M2         | 1 2 4 5 6   | 1 2 4 5 6   | 56  | rocker2+arrows     | ZP1    | KZP1    | ZP1  |       | no
  18 | EZ1  | blind-controller-electronic    | 3  | 2 | M          | 4 5         |             | 245 | rocker1+arrows     | EZ1L   | KEZ1    | EZ1  |       | no
  19 | GZ1  | socket-earthed-e               | 4  | 1 | MS CL      | 1 2 3 4 5 6 |             | 25  | socketE            | GZ1    | GZ1ZP   | GZ1  |       | yes
  20 | GSZ1 | socket-schuko                  | 4  | 1 | M          | 1 2 4 5 6   |             | 27  | socketF            | GSZ1   | GSZ1ZP  | GSZ1 |       | no
  21 | GZ2  | socket-double-earthed          | 4  | 2 | MS         | 1 2 3 4 5 6 |             | 39  | socketE2           | GZ2M   | GZ2MZP  | GZ2  | 42 43 | yes
  22 | GZ2N | socket-double-earthed          | 4  | 2 | MS         | 4           |             | 45  | socketE2           | GZ2MN  | GZ2MNZP | GZ2N | 41 43 | no
  23 | GZ1B | socket-ip44-lid                | 4  | 3 | MS         | 1 2 4 5 6   | 1 2 4 5 6   | 36  | socketE+lid        | GZ1B   | GZ1BUZP | GZ1  | 43    | yes
  24 | GD1  | socket-data-keyed              | 4  | 4 | M KEY      | 4 5         |             | 49  | socketE red        | GD1    | GD1ZP   | GD1  |       | no
  25 | GZ1U | socket-usb                     | 4  | 4 |            | 4 5 6       |             | 165 | socketE+usb        | GZ1USB |         |      |       | no
  26 | C2A  | usb-charger-aa                 | 5  | 1 |            | 4 5 6       |             | 109 | usb2               | C2USB  |         |      |       | no
  27 | CAC  | usb-charger-ac                 | 5  | 1 |            | 2 4 5 6     |             | 149 | usbAC              | C2CA   |         |      |       | no
  28 | HD1  | hdmi                           | 5  | 2 |            | 2 4 5 6     |             | 119 | hdmi               | GHDMI  |         |      |       | no
  29 | RJ1  | data-rj45                      | 6  | 1 | RJx1 DESC  | 1 2 3 4 5 6 |             | 72  | rj1                | 61     | 61P     |      |       | no
  30 | RJ2  | data-rj45-double               | 6  | 1 | RJx2 DESC  | 1 2 4 5 6   |             | 118 | rj2                | 62     | 62P     |      |       | no
  31 | TF1  | telephone-rj12                 | 6  | 2 |            | 1 2 4 5 6   |             | 50  | rj12               | T1     |         |      |       | no
  32 | KP2  | keystone-cover                 | 6  | 3 | KEYS       | 2 4 5 6     |             | 24  | keystone2          | KP2    | KP2     |      | 53    | no
  33 | TV1  | tv                             | 7  | 1 |            | 1 2 3 4 5 6 |             | 42  | tv                 | AK1    |         |      |       | no
  34 | SAT  | tv-r-sat                       | 7  | 1 |            | 1 2 4 5 6   |             | 98  | tvrsat             | ASK    |         |      |       | no
  35 | SF2  | sat-double                     | 7  | 1 |            | 2 4 5 6     |             | 49  | f2                 | ASF2   |         |      |       | no
  36 | GL1  | speaker                        | 8  | 1 |            | 2 4 5 6     |             | 48  | spk1               | GL1    |         |      |       | no
  37 | GL2  | speaker-double                 | 8  | 1 |            | 2 4 5 6     |             | 69  | spk2               | GL2    |         |      |       | no
  38 | BT1  | bluetooth-audio                | 8  | 2 | M SPK      | 4 5         |             | 385 | bt                 | BTA    | BTP     | BT1  | 52    | no
  39 | S9L  | dimmer-rotary-led              | 9  | 1 | DIM        | 1 2 4 5 6   |             | 195 | knob               | S9L    | S9LP    | S9   |       | no
  40 | S13  | dimmer-push                    | 9  | 1 | M          | 4 5 6       |             | 220 | rocker1+dim        | S13T   | S13P    | S13  |       | no
  41 | CR1  | motion-sensor                  | 9  | 2 | SENS LENS  | 2 4 5 6     |             | 325 | pir                | CR10P  | CR1P    | CR1  |       | no
  42 | WF1  | wifi-light-controller          | 9  | 3 | WIFI       | 4 5         |             | 225 | rocker1+wifi       | EW4    | KEW     | EW   |       | no
  43 | TR1  | thermostat-knob                | 10 | 1 | M PROBE    | 2 4 5 6     |             | 270 | knob+scale         | TRNW   | TR1P    | TR1  |       | no
  44 | TR2  | thermostat-programmable        | 10 | 1 | M PROBE    | 4 5 6       |             | 485 | display            | ETD1A  | TR2P    | TR2  |       | no
  45 | OS1  | orientation-light              | 11 | 1 | OS PSU     | 4 5         |             | 180 | led                | OS1    | OS1P    | OS   |       | no
  46 | SS1  | signal-lamp                    | 11 | 2 | LENSRGB    | 4 5 6       |             | 104 | signal             | SS1    | SS1P    | SS   |       | no
  47 | PS   | blank                          | 12 | 1 |            | 1 2 3 4 5 6 |             | 20  | blank              | PS     |         |      |       | yes
  48 | PK1  | cable-outlet                   | 12 | 2 |            | 1 2 4 5 6   |             | 38  | cable              | PK1    |         |      |       | no
`,
);

/**
 * Names of modules by the key of their kind; `A` marks the version with a transparent lid
 * (docs/catalogue-rules.md#c7-1).
 */
export const kindNames = readWordTable(`
  W1   | Łącznik jednobiegunowy                  | Spínač jednopólový (řazení 1)           | Spínač jednopólový (radenie 1)          | Вимикач одноклавішний              | One-way switch
  W1L  | Łącznik jednobiegunowy z podświetleniem | Spínač jednopólový s podsvícením (řazení 1So) | Spínač jednopólový s podsvietením (radenie 1So) | Вимикач одноклавішний з підсвіткою | One-way switch, illuminated
  W5   | Łącznik świecznikowy                    | Přepínač sériový (řazení 5)             | Prepínač sériový (radenie 5)            | Вимикач двоклавішний               | 2-gang one-way switch
  W5L  | Łącznik świecznikowy z podświetleniem   | Přepínač sériový s podsvícením (řazení 5So) | Prepínač sériový s podsvietením (radenie 5So) | Вимикач двоклавішний з підсвіткою  | 2-gang one-way switch, illuminated
  W31  | Łącznik potrójny                        | Spínač trojitý (řazení 1+1+1)           | Spínač trojitý (radenie 1+1+1)          | Вимикач триклавішний               | 3-gang one-way switch
  W6   | Łącznik schodowy                        | Přepínač střídavý (řazení 6)            | Prepínač striedavý (radenie 6)          | Вимикач прохідний                  | Two-way switch
  W6L  | Łącznik schodowy z podświetleniem       | Přepínač střídavý s podsvícením (řazení 6So) | Prepínač striedavý s podsvietením (radenie 6So) | Вимикач прохідний з підсвіткою     | Two-way switch, illuminated
  W62  | Łącznik schodowy podwójny               | Přepínač střídavý dvojitý (řazení 6+6)         | Prepínač striedavý dvojitý (radenie 6+6)        | Вимикач прохідний двоклавішний     | 2-gang two-way switch
  W7   | Łącznik krzyżowy                        | Přepínač křížový (řazení 7)             | Prepínač krížový (radenie 7)            | Вимикач перехресний                | Intermediate switch
  W1K  | Łącznik na kluczyk                      | Spínač ovládaný klíčem                  | Spínač ovládaný kľúčom                  | Вимикач із ключем                  | Key switch
  WH1  | Łącznik hotelowy na kartę               | Hotelový kartový spínač                 | Hotelový kartový spínač                 | Готельний картковий вимикач        | Hotel card switch
  P1   | Przycisk zwierny pojedynczy             | Tlačítko zapínací (řazení 1/0)          | Tlačidlo zapínacie (radenie 1/0)        | Кнопка одноклавішна                | Push-button
  P2   | Przycisk zwierny podwójny               | Tlačítko zapínací dvojité (řazení 1/0+1/0) | Tlačidlo zapínacie dvojité (radenie 1/0+1/0) | Кнопка двоклавішна                 | 2-gang push-button
  D1   | Przycisk „dzwonek”                      | Tlačítko „zvonek“ (řazení 1/0)          | Tlačidlo „zvonček“ (radenie 1/0)        | Кнопка «дзвінок»                   | Bell push
  S1   | Przycisk „światło”                      | Tlačítko „světlo“ (řazení 1/0)          | Tlačidlo „svetlo“ (radenie 1/0)         | Кнопка «світло»                    | Light push-button
  ZW1  | Łącznik żaluzjowy                       | Spínač žaluziový (řazení 1+1)           | Spínač žalúziový (radenie 1+1)          | Вимикач для жалюзі                 | Blind switch
  ZP1  | Przycisk żaluzjowy                      | Tlačítko žaluziové (řazení 1/0+1/0)     | Tlačidlo žalúziové (radenie 1/0+1/0)    | Кнопка для жалюзі                  | Blind push-button
  EZ1  | Elektroniczny sterownik rolet           | Elektronický ovladač rolet              | Elektronický ovládač roliet             | Електронний контролер ролет        | Electronic blind controller
  GZ1  | Gniazdo z uziemieniem                   | Zásuvka jednonásobná s ochranným kolíkem | Zásuvka jednonásobná s ochranným kolíkom | Розетка із заземленням (тип E)     | Earthed socket (type E)
  GSZ1 | Gniazdo Schuko                          | Zásuvka jednonásobná Schuko             | Zásuvka jednonásobná Schuko             | Розетка Schuko (тип F)             | Schuko socket (type F)
  GZ2  | Gniazdo podwójne z uziemieniem          | Zásuvka dvojnásobná s ochrannými kolíky | Zásuvka dvojnásobná s ochrannými kolíkmi | Розетка подвійна із заземленням    | Double earthed socket (type E)
  GZ2N | Gniazdo podwójne do ramek Nature        | Zásuvka dvojnásobná pro rámečky Nature  | Zásuvka dvojnásobná pre rámiky Nature   | Розетка подвійна для рамок Nature  | Double socket for Nature frames
  GZ1B | Gniazdo IP44 z klapką                   | Zásuvka s víčkem IP44                   | Zásuvka s viečkom IP44                  | Розетка з кришкою IP44             | Socket with lid, IP44
  GD1  | Gniazdo DATA z kluczem                  | Zásuvka DATA s klíčem                   | Zásuvka DATA s kľúčom                   | Розетка DATA з ключем              | DATA socket, keyed
  GZ1U | Gniazdo z ładowarką USB A+C             | Zásuvka s USB nabíječkou A+C            | Zásuvka s USB nabíjačkou A+C            | Розетка із зарядним пристроєм USB A+C | Socket with USB charger A+C
  C2A  | Ładowarka USB 2×A                       | USB nabíječka 2×A                       | USB nabíjačka 2×A                       | Зарядний пристрій USB 2×A          | USB charger 2×A
  CAC  | Ładowarka USB A+C 30 W                  | USB nabíječka A+C 30 W                  | USB nabíjačka A+C 30 W                  | Зарядний пристрій USB A+C 30 Вт    | USB charger A+C 30 W
  HD1  | Gniazdo HDMI                            | Zásuvka HDMI                            | Zásuvka HDMI                            | Розетка HDMI                       | HDMI socket
  RJ1  | Gniazdo komputerowe RJ45                | Datová zásuvka RJ45                     | Dátová zásuvka RJ45                     | Розетка комп’ютерна RJ45           | Data socket RJ45
  RJ2  | Gniazdo komputerowe podwójne 2×RJ45     | Datová zásuvka 2×RJ45                   | Dátová zásuvka 2×RJ45                   | Розетка комп’ютерна 2×RJ45         | Data socket 2×RJ45
  TF1  | Gniazdo telefoniczne RJ12               | Telefonní zásuvka RJ12                  | Telefónna zásuvka RJ12                  | Розетка телефонна RJ12             | Telephone socket RJ12
  KP2  | Pokrywa na moduły Keystone              | Kryt pro moduly Keystone                | Kryt pre moduly Keystone                | Накладка для модулів Keystone      | Keystone outlet plate
  TV1  | Gniazdo antenowe TV                     | Anténní zásuvka TV                      | Anténna zásuvka TV                      | Розетка ТВ                         | TV socket
  SAT  | Gniazdo antenowe R-TV-SAT               | Anténní zásuvka R-TV-SAT                | Anténna zásuvka R-TV-SAT                | Розетка антенна R-TV-SAT           | R-TV-SAT socket
  SF2  | Gniazdo antenowe SAT podwójne (złącza F) | Anténní zásuvka SAT dvojitá (F konektor) | Anténna zásuvka SAT dvojitá (F konektor) | Розетка супутникова подвійна (F-роз’єм) | Double satellite socket (F connector)
  GL1  | Gniazdo głośnikowe pojedyncze           | Reproduktorová zásuvka                  | Reproduktorová zásuvka                  | Розетка акустична                  | Loudspeaker socket
  GL2  | Gniazdo głośnikowe podwójne             | Reproduktorová zásuvka dvojitá          | Reproduktorová zásuvka dvojitá          | Розетка акустична подвійна         | Double loudspeaker socket
  BT1  | Odbiornik audio Bluetooth               | Audiopřijímač Bluetooth                 | Audioprijímač Bluetooth                 | Аудіоприймач Bluetooth             | Bluetooth audio receiver
  S9L  | Ściemniacz obrotowy LED                 | Stmívač otočný LED                      | Stmievač otočný LED                     | Світлорегулятор поворотний LED     | Rotary LED dimmer
  S13  | Ściemniacz przyciskowy                  | Stmívač tlačítkový                      | Stmievač tlačidlový                     | Світлорегулятор кнопковий          | Push-button dimmer
  CR1  | Czujnik ruchu                           | Pohybové čidlo                          | Snímač pohybu                           | Датчик руху                        | Motion sensor
  WF1  | Sterownik oświetlenia Wi-Fi             | Ovladač osvětlení Wi-Fi                 | Ovládač osvetlenia Wi-Fi                | Контролер освітлення Wi-Fi         | Wi-Fi lighting controller
  TR1  | Regulator temperatury z pokrętłem       | Termostat otočný                        | Termostat otočný                        | Терморегулятор поворотний          | Rotary thermostat
  TR2  | Termostat programowalny                 | Programovatelný termostat               | Programovateľný termostat               | Термостат програмований            | Programmable thermostat
  OS1  | Oprawa schodowa LED                     | LED schodišťové svítidlo                | LED schodiskové svietidlo               | LED-світильник сходовий            | LED step light
  SS1  | Sygnalizator świetlny LED               | LED signálka                            | LED signálka                            | Світловий LED-сигналізатор         | LED signal lamp
  PS   | Zaślepka                                | Záslepka                                | Záslepka                                | Заглушка                           | Blanking plate
  PK1  | Wypust kablowy                          | Vývod kabelu                            | Vývod kábla                             | Вивід кабелю                       | Flex outlet plate
  GZ1B A | Gniazdo IP44 z klapką, klapka transparentna | Zásuvka s víčkem IP44, průhledné víčko | Zásuvka s viečkom IP44, priehľadné viečko | Розетка з кришкою IP44, прозора кришка | Socket with lid, IP44, transparent lid
`);
