import { readWordTable } from '../text/word-table.ts';

/** What modules are called, by the key of their kind; `A` marks the version with a transparent lid (catalogue.md §7.1). */
export const kindNames = readWordTable(`
  W1   | Łącznik jednobiegunowy                  | Spínač jednopólový (řazení 1)           | Spínač jednopólový (radenie 1)          | Вимикач одноклавішний              | One-way switch
  W1L  | Łącznik jednobiegunowy z podświetleniem | Spínač jednopólový s podsvícením        | Spínač jednopólový s podsvietením       | Вимикач одноклавішний з підсвіткою | One-way switch, illuminated
  W5   | Łącznik świecznikowy                    | Přepínač sériový (řazení 5)             | Prepínač sériový (radenie 5)            | Вимикач двоклавішний               | Two-circuit switch
  W5L  | Łącznik świecznikowy z podświetleniem   | Přepínač sériový s podsvícením          | Prepínač sériový s podsvietením         | Вимикач двоклавішний з підсвіткою  | Two-circuit switch, illuminated
  W31  | Łącznik potrójny                        | Spínač trojitý                          | Spínač trojitý                          | Вимикач триклавішний               | Three-gang switch
  W6   | Łącznik schodowy                        | Přepínač střídavý (řazení 6)            | Prepínač striedavý (radenie 6)          | Вимикач прохідний                  | Two-way switch
  W6L  | Łącznik schodowy z podświetleniem       | Přepínač střídavý s podsvícením         | Prepínač striedavý s podsvietením       | Вимикач прохідний з підсвіткою     | Two-way switch, illuminated
  W62  | Łącznik schodowy podwójny               | Přepínač střídavý dvojitý (6+6)         | Prepínač striedavý dvojitý (6+6)        | Вимикач прохідний двоклавішний     | Double two-way switch
  W7   | Łącznik krzyżowy                        | Přepínač křížový (řazení 7)             | Prepínač krížový (radenie 7)            | Вимикач перехресний                | Intermediate switch
  W1K  | Łącznik na kluczyk                      | Spínač na klíč                          | Spínač na kľúč                          | Вимикач з ключем                   | Key switch
  WH1  | Łącznik hotelowy na kartę               | Hotelový kartový spínač                 | Hotelový kartový spínač                 | Готельний картковий вимикач        | Hotel card switch
  P1   | Przycisk zwierny pojedynczy             | Tlačítko zapínací (řazení 1/0)          | Tlačidlo zapínacie (radenie 1/0)        | Кнопка одноклавішна                | Push-button
  P2   | Przycisk zwierny podwójny               | Tlačítko zapínací dvojité               | Tlačidlo zapínacie dvojité              | Кнопка двоклавішна                 | Double push-button
  D1   | Przycisk „dzwonek”                      | Tlačítko „zvonek“                       | Tlačidlo „zvonček“                      | Кнопка «дзвінок»                   | Bell push
  S1   | Przycisk „światło”                      | Tlačítko „světlo“                       | Tlačidlo „svetlo“                       | Кнопка «світло»                    | Light push
  ZW1  | Łącznik żaluzjowy                       | Spínač žaluziový                        | Spínač žalúziový                        | Вимикач жалюзі                     | Blind switch
  ZP1  | Przycisk żaluzjowy                      | Tlačítko žaluziové                      | Tlačidlo žalúziové                      | Кнопка жалюзі                      | Blind push-button
  EZ1  | Elektroniczny sterownik rolet           | Elektronický ovladač rolet              | Elektronický ovládač roliet             | Електронний контролер ролет        | Electronic blind controller
  GZ1  | Gniazdo z uziemieniem                   | Zásuvka s ochranným kolíkem             | Zásuvka s ochranným kolíkom             | Розетка із заземленням (тип E)     | Socket outlet, earthed (type E)
  GSZ1 | Gniazdo Schuko                          | Zásuvka Schuko                          | Zásuvka Schuko                          | Розетка Schuko (тип F)             | Schuko socket (type F)
  GZ2  | Gniazdo podwójne z uziemieniem          | Zásuvka dvojnásobná s ochranným kolíkem | Zásuvka dvojnásobná s ochranným kolíkom | Розетка подвійна із заземленням    | Double socket outlet, earthed
  GZ2N | Gniazdo podwójne do ramek Nature        | Zásuvka dvojnásobná pro rámečky Nature  | Zásuvka dvojnásobná pre rámiky Nature   | Розетка подвійна для рамок Nature  | Double socket for Nature frames
  GZ1B | Gniazdo IP44 z klapką                   | Zásuvka s víčkem IP44                   | Zásuvka s viečkom IP44                  | Розетка з кришкою IP44             | Socket with lid, IP44
  GD1  | Gniazdo DATA z kluczem                  | Zásuvka DATA s klíčem                   | Zásuvka DATA s kľúčom                   | Розетка DATA з ключем              | DATA socket, keyed
  GZ1U | Gniazdo z ładowarką USB A+C             | Zásuvka s USB nabíječkou A+C            | Zásuvka s USB nabíjačkou A+C            | Розетка з USB-зарядкою A+C         | Socket with USB charger A+C
  C2A  | Ładowarka USB 2×A                       | USB nabíječka 2×A                       | USB nabíjačka 2×A                       | USB-зарядка 2×A                    | USB charger 2×A
  CAC  | Ładowarka USB A+C 30 W                  | USB nabíječka A+C 30 W                  | USB nabíjačka A+C 30 W                  | USB-зарядка A+C 30 Вт              | USB charger A+C 30 W
  HD1  | Gniazdo HDMI                            | Zásuvka HDMI                            | Zásuvka HDMI                            | Розетка HDMI                       | HDMI socket
  RJ1  | Gniazdo komputerowe RJ45                | Datová zásuvka RJ45                     | Dátová zásuvka RJ45                     | Розетка комп’ютерна RJ45           | Data socket RJ45
  RJ2  | Gniazdo komputerowe podwójne 2×RJ45     | Datová zásuvka 2×RJ45                   | Dátová zásuvka 2×RJ45                   | Розетка комп’ютерна 2×RJ45         | Data socket 2×RJ45
  TF1  | Gniazdo telefoniczne RJ12               | Telefonní zásuvka RJ12                  | Telefónna zásuvka RJ12                  | Розетка телефонна RJ12             | Telephone socket RJ12
  KP2  | Pokrywa na moduły Keystone              | Kryt pro moduly Keystone                | Kryt pre moduly Keystone                | Накладка для модулів Keystone      | Cover for Keystone inserts
  TV1  | Gniazdo antenowe TV                     | Anténní zásuvka TV                      | Anténna zásuvka TV                      | Розетка антенна TV                 | TV socket
  SAT  | Gniazdo antenowe R-TV-SAT               | Anténní zásuvka R-TV-SAT                | Anténna zásuvka R-TV-SAT                | Розетка антенна R-TV-SAT           | R-TV-SAT socket
  SF2  | Gniazdo typu F podwójne                 | Zásuvka typu F dvojitá                  | Zásuvka typu F dvojitá                  | Розетка типу F подвійна            | Double F socket
  GL1  | Gniazdo głośnikowe pojedyncze           | Reproduktorová zásuvka                  | Reproduktorová zásuvka                  | Розетка для динаміка               | Loudspeaker socket
  GL2  | Gniazdo głośnikowe podwójne             | Reproduktorová zásuvka dvojitá          | Reproduktorová zásuvka dvojitá          | Розетка для динаміків подвійна     | Double loudspeaker socket
  BT1  | Odbiornik audio Bluetooth               | Audiopřijímač Bluetooth                 | Audioprijímač Bluetooth                 | Аудіоприймач Bluetooth             | Bluetooth audio receiver
  S9L  | Ściemniacz obrotowy LED                 | Stmívač otočný LED                      | Stmievač otočný LED                     | Світлорегулятор поворотний LED     | Rotary LED dimmer
  S13  | Ściemniacz przyciskowy                  | Stmívač tlačítkový                      | Stmievač tlačidlový                     | Світлорегулятор кнопковий          | Push-button dimmer
  CR1  | Czujnik ruchu                           | Pohybové čidlo                          | Pohybový snímač                         | Датчик руху                        | Motion sensor
  WF1  | Sterownik oświetlenia Wi-Fi             | Ovladač osvětlení Wi-Fi                 | Ovládač osvetlenia Wi-Fi                | Контролер освітлення Wi-Fi         | Wi-Fi lighting controller
  TR1  | Regulator temperatury z pokrętłem       | Termostat otočný                        | Termostat otočný                        | Терморегулятор поворотний          | Rotary thermostat
  TR2  | Termostat programowalny                 | Programovatelný termostat               | Programovateľný termostat               | Термостат програмований            | Programmable thermostat
  OS1  | Oprawa schodowa LED                     | LED schodišťové svítidlo                | LED schodiskové svietidlo               | LED-світильник сходовий            | LED step light
  SS1  | Sygnalizator świetlny LED               | LED signálka                            | LED signálka                            | Світловий LED-сигналізатор         | LED signal lamp
  PS   | Zaślepka                                | Záslepka                                | Záslepka                                | Заглушка                           | Blanking plate
  PK1  | Wyjście kabla                           | Vývod kabelu                            | Vývod kábla                             | Вивід кабелю                       | Cable outlet
  GZ1B A | Gniazdo IP44, klapka transparentna | Zásuvka IP44, průhledné víčko | Zásuvka IP44, priehľadné viečko | Розетка IP44, прозора кришка | Socket IP44, transparent lid
`);
