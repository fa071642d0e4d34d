import type { functionsFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { type Column, entriesOf, list, readTable, text } from './table.ts';
import { functionShortNames } from './function-short-names.ts';
import { czechWords } from './words-cs.ts';
import { englishWords } from './words-en.ts';
import { polishWords } from './words-pl.ts';
import { slovakWords } from './words-sk.ts';
import { ukrainianWords } from './words-uk.ts';
import { readWordTable, type WordTable } from './words.ts';

/** Names of the functions. */
const functionNames = readWordTable(`
  switch-one-way                 | Łącznik jednobiegunowy                     | Spínač jednopólový (řazení 1)                  | Spínač jednopólový (radenie 1)                    | Вимикач одноклавішний                      | One-way switch
  switch-one-way-illuminated     | Łącznik jednobiegunowy z podświetleniem    | Spínač jednopólový s podsvícením (řazení 1So)  | Spínač jednopólový s podsvietením (radenie 1So)   | Вимикач одноклавішний з підсвіткою         | One-way switch, illuminated
  switch-two-circuit             | Łącznik świecznikowy                       | Přepínač sériový (řazení 5)                    | Prepínač sériový (radenie 5)                      | Вимикач двоклавішний                       | 2-gang one-way switch
  switch-two-circuit-illuminated | Łącznik świecznikowy z podświetleniem      | Přepínač sériový s podsvícením (řazení 5So)    | Prepínač sériový s podsvietením (radenie 5So)     | Вимикач двоклавішний з підсвіткою          | 2-gang one-way switch, illuminated
  switch-two-way                 | Łącznik schodowy                           | Přepínač střídavý (řazení 6)                   | Prepínač striedavý (radenie 6)                    | Вимикач прохідний                          | Two-way switch
  switch-two-way-illuminated     | Łącznik schodowy z podświetleniem          | Přepínač střídavý s podsvícením (řazení 6So)   | Prepínač striedavý s podsvietením (radenie 6So)   | Вимикач прохідний з підсвіткою             | Two-way switch, illuminated
  switch-intermediate            | Łącznik krzyżowy                           | Přepínač křížový (řazení 7)                    | Prepínač krížový (radenie 7)                      | Вимикач перехресний                        | Intermediate switch
  switch-two-way-double          | Łącznik schodowy podwójny                  | Přepínač střídavý dvojitý (řazení 6+6)         | Prepínač striedavý dvojitý (radenie 6+6)          | Вимикач прохідний двоклавішний             | 2-gang two-way switch
  switch-three-gang              | Łącznik potrójny                           | Spínač trojitý (řazení 1+1+1)                  | Spínač trojitý (radenie 1+1+1)                    | Вимикач триклавішний                       | 3-gang one-way switch
  switch-two-pole                | Łącznik dwubiegunowy                       | Spínač dvoupólový (řazení 2)                   | Spínač dvojpólový (radenie 2)                     | Вимикач двополюсний                        | Double-pole switch
  switch-two-pole-indicator      | Łącznik dwubiegunowy z sygnalizacją        | Spínač dvoupólový se signalizací (řazení 2S)   | Spínač dvojpólový so signalizáciou (radenie 2S)   | Вимикач двополюсний з індикацією           | Double-pole switch with indicator
  key-switch                     | Łącznik na kluczyk                         | Spínač ovládaný klíčem                         | Spínač ovládaný kľúčom                            | Вимикач із ключем                          | Key switch
  hotel-card-switch              | Łącznik hotelowy na kartę                  | Hotelový kartový spínač                        | Hotelový kartový spínač                           | Готельний картковий вимикач                | Hotel card switch
  push-button                    | Przycisk zwierny pojedynczy                | Tlačítko zapínací (řazení 1/0)                 | Tlačidlo zapínacie (radenie 1/0)                  | Кнопка одноклавішна                        | Push-button
  push-button-light              | Przycisk „światło”                         | Tlačítko „světlo“ (řazení 1/0)                 | Tlačidlo „svetlo“ (radenie 1/0)                   | Кнопка «світло»                            | Light push-button
  push-button-bell               | Przycisk „dzwonek”                         | Tlačítko „zvonek“ (řazení 1/0)                 | Tlačidlo „zvonček“ (radenie 1/0)                  | Кнопка «дзвінок»                           | Bell push
  push-button-illuminated        | Przycisk zwierny z podświetleniem          | Tlačítko zapínací s podsvícením (řazení 1/0So) | Tlačidlo zapínacie s podsvietením (radenie 1/0So) | Кнопка одноклавішна з підсвіткою           | Push-button, illuminated
  push-button-double             | Przycisk zwierny podwójny                  | Tlačítko zapínací dvojité (řazení 1/0+1/0)     | Tlačidlo zapínacie dvojité (radenie 1/0+1/0)      | Кнопка двоклавішна                         | 2-gang push-button
  push-button-break              | Przycisk rozwierny                         | Tlačítko rozpínací                             | Tlačidlo rozpínacie                               | Кнопка з розмикальним контактом            | Push-button, normally closed
  blind-switch                   | Łącznik żaluzjowy                          | Spínač žaluziový (řazení 1+1)                  | Spínač žalúziový (radenie 1+1)                    | Вимикач для жалюзі                         | Blind switch
  blind-push-button              | Przycisk żaluzjowy                         | Tlačítko žaluziové (řazení 1/0+1/0)            | Tlačidlo žalúziové (radenie 1/0+1/0)              | Кнопка для жалюзі                          | Blind push-button
  blind-controller-electronic    | Elektroniczny sterownik rolet              | Elektronický ovladač rolet                     | Elektronický ovládač roliet                       | Електронний контролер ролет                | Electronic blind controller
  blind-controller-wifi          | Sterownik rolet Wi-Fi                      | Ovladač rolet Wi-Fi                            | Ovládač roliet Wi-Fi                              | Контролер ролет Wi-Fi                      | Wi-Fi blind controller
  blind-key-switch               | Łącznik żaluzjowy na kluczyk               | Spínač žaluziový ovládaný klíčem               | Spínač žalúziový ovládaný kľúčom                  | Вимикач для жалюзі з ключем                | Blind key switch
  socket-earthed-e               | Gniazdo z uziemieniem                      | Zásuvka jednonásobná s ochranným kolíkem       | Zásuvka jednonásobná s ochranným kolíkom          | Розетка із заземленням (тип E)             | Earthed socket (type E)
  socket-schuko                  | Gniazdo Schuko                             | Zásuvka jednonásobná Schuko                    | Zásuvka jednonásobná Schuko                       | Розетка Schuko (тип F)                     | Schuko socket (type F)
  socket-double-earthed          | Gniazdo podwójne z uziemieniem             | Zásuvka dvojnásobná s ochrannými kolíky        | Zásuvka dvojnásobná s ochrannými kolíkmi          | Розетка подвійна із заземленням            | Double earthed socket (type E)
  socket-double-schuko           | Gniazdo podwójne Schuko                    | Zásuvka dvojnásobná Schuko                     | Zásuvka dvojnásobná Schuko                        | Розетка Schuko подвійна                    | Double Schuko socket
  socket-multiple                | Gniazdo wielokrotne (3 i więcej)           | Zásuvka vícenásobná (3 a více)                 | Zásuvka viacnásobná (3 a viac)                    | Розетка багатомісна (3 і більше)           | Multiple socket (3 or more)
  socket-ip44-lid                | Gniazdo IP44 z klapką                      | Zásuvka s víčkem IP44                          | Zásuvka s viečkom IP44                            | Розетка з кришкою IP44                     | Socket with lid, IP44
  socket-usb                     | Gniazdo z ładowarką USB A+C                | Zásuvka s USB nabíječkou A+C                   | Zásuvka s USB nabíjačkou A+C                      | Розетка із зарядним пристроєм USB A+C      | Socket with USB charger A+C
  socket-schuko-usb              | Gniazdo Schuko z ładowarką USB             | Zásuvka Schuko s USB nabíječkou                | Zásuvka Schuko s USB nabíjačkou                   | Розетка Schuko із зарядним пристроєм USB   | Schuko socket with USB charger
  socket-data-keyed              | Gniazdo DATA z kluczem                     | Zásuvka DATA s klíčem                          | Zásuvka DATA s kľúčom                             | Розетка DATA з ключем                      | DATA socket, keyed
  socket-surge                   | Gniazdo z ochroną przeciwprzepięciową      | Zásuvka s přepěťovou ochranou                  | Zásuvka s prepäťovou ochranou                     | Розетка із захистом від перенапруги        | Socket with surge protection
  socket-wifi                    | Gniazdo Wi-Fi z pomiarem energii           | Zásuvka Wi-Fi s měřením energie                | Zásuvka Wi-Fi s meraním energie                   | Розетка Wi-Fi з вимірюванням енергії       | Wi-Fi socket with energy metering
  socket-unearthed               | Gniazdo bez uziemienia                     | Zásuvka bez ochranného kolíku                  | Zásuvka bez ochranného kolíka                     | Розетка без заземлення                     | Unearthed socket
  socket-three-phase             | Gniazdo siłowe 400 V                       | Zásuvka třífázová 400 V                        | Zásuvka trojfázová 400 V                          | Розетка трифазна 400 В                     | Three-phase socket 400 V
  switch-socket-combination      | Zestaw natynkowy: łącznik i gniazdo        | Nástěnná kombinace spínače a zásuvky           | Nástenná kombinácia spínača a zásuvky             | Накладна комбінація вимикача й розетки     | Surface-mounted switch and socket combination
  usb-charger-ac                 | Ładowarka USB A+C                          | USB nabíječka A+C                              | USB nabíjačka A+C                                 | Зарядний пристрій USB A+C                  | USB charger A+C
  usb-charger-aa                 | Ładowarka USB 2×A                          | USB nabíječka 2×A                              | USB nabíjačka 2×A                                 | Зарядний пристрій USB 2×A                  | USB charger 2×A
  data-rj45                      | Gniazdo komputerowe RJ45                   | Datová zásuvka RJ45                            | Dátová zásuvka RJ45                               | Розетка комп’ютерна RJ45                   | Data socket RJ45
  data-rj45-double               | Gniazdo komputerowe podwójne 2×RJ45        | Datová zásuvka 2×RJ45                          | Dátová zásuvka 2×RJ45                             | Розетка комп’ютерна 2×RJ45                 | Data socket 2×RJ45
  data-phone-combined            | Gniazdo komputerowo-telefoniczne RJ45+RJ12 | Datová a telefonní zásuvka RJ45+RJ12           | Dátová a telefónna zásuvka RJ45+RJ12              | Розетка комп’ютерно-телефонна RJ45+RJ12    | Data and telephone socket RJ45+RJ12
  telephone-rj12                 | Gniazdo telefoniczne RJ12                  | Telefonní zásuvka RJ12                         | Telefónna zásuvka RJ12                            | Розетка телефонна RJ12                     | Telephone socket RJ12
  keystone-cover                 | Pokrywa na moduły Keystone                 | Kryt pro moduly Keystone                       | Kryt pre moduly Keystone                          | Накладка для модулів Keystone              | Keystone outlet plate
  fibre-outlet                   | Gniazdo światłowodowe SC/APC               | Optická zásuvka SC/APC                         | Optická zásuvka SC/APC                            | Розетка оптична SC/APC                     | Fibre optic outlet SC/APC
  tv-r-sat                       | Gniazdo antenowe R-TV-SAT                  | Anténní zásuvka R-TV-SAT                       | Anténna zásuvka R-TV-SAT                          | Розетка антенна R-TV-SAT                   | R-TV-SAT socket
  tv                             | Gniazdo antenowe TV                        | Anténní zásuvka TV                             | Anténna zásuvka TV                                | Розетка ТВ                                 | TV socket
  tv-r                           | Gniazdo antenowe R-TV                      | Anténní zásuvka R-TV                           | Anténna zásuvka R-TV                              | Розетка антенна R-TV                       | R-TV socket
  sat-double                     | Gniazdo antenowe SAT podwójne (złącza F)   | Anténní zásuvka SAT dvojitá (F konektor)       | Anténna zásuvka SAT dvojitá (F konektor)          | Розетка супутникова подвійна (F-роз’єм)    | Double satellite socket (F connector)
  sat                            | Gniazdo antenowe SAT (złącze F)            | Anténní zásuvka SAT (F konektor)               | Anténna zásuvka SAT (F konektor)                  | Розетка супутникова (F-роз’єм)             | Satellite socket (F connector)
  hdmi                           | Gniazdo HDMI                               | Zásuvka HDMI                                   | Zásuvka HDMI                                      | Розетка HDMI                               | HDMI socket
  speaker                        | Gniazdo głośnikowe pojedyncze              | Reproduktorová zásuvka                         | Reproduktorová zásuvka                            | Розетка акустична                          | Loudspeaker socket
  speaker-double                 | Gniazdo głośnikowe podwójne                | Reproduktorová zásuvka dvojitá                 | Reproduktorová zásuvka dvojitá                    | Розетка акустична подвійна                 | Double loudspeaker socket
  bluetooth-audio                | Odbiornik audio Bluetooth                  | Audiopřijímač Bluetooth                        | Audioprijímač Bluetooth                           | Аудіоприймач Bluetooth                     | Bluetooth audio receiver
  dimmer-rotary-led              | Ściemniacz obrotowy LED                    | Stmívač otočný LED                             | Stmievač otočný LED                               | Світлорегулятор поворотний LED             | Rotary LED dimmer
  dimmer-push                    | Ściemniacz przyciskowy                     | Stmívač tlačítkový                             | Stmievač tlačidlový                               | Світлорегулятор кнопковий                  | Push-button dimmer
  dimmer-wifi                    | Ściemniacz Wi-Fi                           | Stmívač Wi-Fi                                  | Stmievač Wi-Fi                                    | Світлорегулятор Wi-Fi                      | Wi-Fi dimmer
  dimmer-1-10v                   | Ściemniacz obrotowy 1–10 V                 | Stmívač otočný 1–10 V                          | Stmievač otočný 1–10 V                            | Світлорегулятор поворотний 1–10 В          | Rotary dimmer 1–10 V
  motion-sensor                  | Czujnik ruchu                              | Pohybové čidlo                                 | Snímač pohybu                                     | Датчик руху                                | Motion sensor
  thermostat-knob                | Regulator temperatury z pokrętłem          | Termostat otočný                               | Termostat otočný                                  | Терморегулятор поворотний                  | Rotary thermostat
  thermostat-programmable        | Termostat programowalny                    | Programovatelný termostat                      | Programovateľný termostat                         | Термостат програмований                    | Programmable thermostat
  thermostat-wifi                | Termostat Wi-Fi                            | Termostat Wi-Fi                                | Termostat Wi-Fi                                   | Термостат Wi-Fi                            | Wi-Fi thermostat
  orientation-light              | Oprawa schodowa LED                        | LED schodišťové svítidlo                       | LED schodiskové svietidlo                         | LED-світильник сходовий                    | LED step light
  signal-lamp                    | Sygnalizator świetlny LED                  | LED signálka                                   | LED signálka                                      | Світловий LED-сигналізатор                 | LED signal lamp
  chime                          | Dzwonek elektroniczny podtynkowy           | Elektronický zvonek zapuštěný                  | Elektronický zvonček zapustený                    | Електронний дзвінок прихованого монтажу    | Electronic chime, flush
  blank                          | Zaślepka                                   | Záslepka                                       | Záslepka                                          | Заглушка                                   | Blanking plate
  cable-outlet                   | Wypust kablowy                             | Vývod kabelu                                   | Vývod kábla                                       | Вивід кабелю                               | Flex outlet plate
  wifi-light-controller          | Sterownik oświetlenia Wi-Fi                | Ovladač osvětlení Wi-Fi                        | Ovládač osvetlenia Wi-Fi                          | Контролер освітлення Wi-Fi                 | Wi-Fi lighting controller
  touch-light                    | Sterownik dotykowy oświetlenia             | Dotykový ovladač osvětlení                     | Dotykový ovládač osvetlenia                       | Сенсорний контролер освітлення             | Touch lighting controller
  touch-dimmer                   | Ściemniacz dotykowy                        | Dotykový stmívač                               | Dotykový stmievač                                 | Сенсорний світлорегулятор                  | Touch dimmer
  touch-blind                    | Sterownik dotykowy żaluzji                 | Dotykový ovladač žaluzií                       | Dotykový ovládač žalúzií                          | Сенсорний контролер жалюзі                 | Touch blind controller
  touch-scene                    | Sterownik dotykowy scen                    | Dotykový ovladač scén                          | Dotykový ovládač scén                             | Сенсорний контролер сцен                   | Touch scene controller
  scene-push-button              | Przycisk scen Wi-Fi                        | Tlačítko scén Wi-Fi                            | Tlačidlo scén Wi-Fi                               | Кнопка сцен Wi-Fi                          | Wi-Fi scene push-button
  timer-switch                   | Wyłącznik czasowy                          | Časový spínač                                  | Časový spínač                                     | Вимикач із таймером                        | Timer switch
  box-light-controller           | Dopuszkowy sterownik oświetlenia           | Vestavný ovladač osvětlení (do krabice)        | Vstavaný ovládač osvetlenia (do krabice)          | Контролер освітлення для монтажу в коробку | In-wall lighting controller
  box-dimmer                     | Dopuszkowy ściemniacz                      | Vestavný stmívač (do krabice)                  | Vstavaný stmievač (do krabice)                    | Світлорегулятор для монтажу в коробку      | In-wall dimmer
  box-blind-controller           | Dopuszkowy sterownik żaluzji               | Vestavný ovladač žaluzií (do krabice)          | Vstavaný ovládač žalúzií (do krabice)             | Контролер жалюзі для монтажу в коробку     | In-wall blind controller
  remote-battery                 | Pilot bateryjny                            | Dálkový ovladač na baterie                     | Diaľkový ovládač na batérie                       | Пульт на батарейках                        | Battery-powered remote control
`);

type FunctionRecord = ReturnType<typeof functionsFile.parse>[number];

/** Losses through a substitute, in words that follow "without". */
const losses: WordTable = readWordTable(`
  illumination            | podświetlenie                                                       | podsvícení                                                       | podsvietenie                                                        | підсвітка                                                                          | illumination
  second-circuit          | drugi obwód (potrzebne jeszcze jedno miejsce)                       | druhý okruh (je potřeba další pozice)                            | druhý okruh (je potrebná ďalšia pozícia)                            | друга лінія (потрібне ще одне місце)                                               | the second circuit (needs one more slot)
  third-circuit           | trzeci obwód (potrzebne jeszcze jedno miejsce)                      | třetí okruh (je potřeba další pozice)                            | tretí okruh (je potrebná ďalšia pozícia)                            | третя лінія (потрібне ще одне місце)                                               | the third circuit (needs one more slot)
  indicator               | lampka kontrolna                                                    | signalizace zapnutí                                              | signalizácia zapnutia                                               | індикація ввімкнення                                                               | indicator lamp
  symbol                  | piktogram                                                           | symbol na krytu                                                  | symbol na kryte                                                     | піктограма                                                                         | symbol on the rocker
  momentary               | działanie chwilowe (łącznik pozostaje załączony)                    | chod jen při stisku (spínač zůstává sepnutý)                     | chod len pri stlačení (spínač zostáva zopnutý)                      | робота лише під час натискання (вимикач лишається ввімкненим)                      | momentary operation (the switch stays on)
  group-control           | sterowanie grupowe i czasowe                                        | skupinové a časové ovládání                                      | skupinové a časové ovládanie                                        | групове й часове керування                                                         | group and timed control
  phone                   | sterowanie telefonem                                                | ovládání telefonem                                               | ovládanie telefónom                                                 | керування зі смартфона                                                             | control by phone
  side-contacts           | styki boczne Schuko (zamiast nich bolec, typ E)                     | postranní kontakty Schuko (místo nich kolík, typ E)              | bočné kontakty Schuko (namiesto nich kolík, typ E)                  | бокові контакти Schuko (замість них штир, тип E)                                   | the Schuko side contacts (an earth pin, type E, instead)
  second-outlet           | drugie gniazdo (potrzebne jeszcze jedno miejsce)                    | druhá zásuvka (je potřeba další pozice)                          | druhá zásuvka (je potrebná ďalšia pozícia)                          | друга розетка (потрібне ще одне місце)                                             | the second outlet (needs one more slot)
  more-outlets            | trzecie i dalsze gniazdo                                            | třetí a další zásuvka                                            | tretia a ďalšia zásuvka                                             | третя та наступні розетки                                                          | the third and further outlets
  usb                     | ładowarka USB                                                       | USB nabíječka                                                    | USB nabíjačka                                                       | зарядний пристрій USB                                                              | USB charger
  key                     | klucz (gniazdo przyjmie każdą wtyczkę)                              | klíč (zásuvka přijme každou vidlici)                             | kľúč (zásuvka prijme každú vidlicu)                                 | ключ (розетка прийме будь-яку вилку)                                               | the key (the socket takes any plug)
  surge                   | ochrona przeciwprzepięciowa                                         | přepěťová ochrana                                                | prepäťová ochrana                                                   | захист від перенапруги                                                             | surge protection
  metering                | zdalne włączanie i pomiar energii                                   | dálkové spínání a měření energie                                 | diaľkové spínanie a meranie energie                                 | дистанційне вмикання й вимірювання енергії                                         | remote switching and energy metering
  usb-c                   | port USB-C i szybkie ładowanie                                      | port USB-C a rychlé nabíjení                                     | port USB-C a rýchle nabíjanie                                       | порт USB-C і швидке заряджання                                                     | USB-C port and fast charging
  second-usb-a            | drugi port USB-A                                                    | druhý port USB-A                                                 | druhý port USB-A                                                    | другий порт USB-A                                                                  | the second USB-A port
  connector               | gotowe złącze (moduł Keystone zamawia się osobno)                   | hotový konektor (modul Keystone se objednává zvlášť)             | hotový konektor (modul Keystone sa objednáva zvlášť)                | готовий роз’єм (модуль Keystone замовляють окремо)                                 | the connector (the Keystone module is ordered separately)
  second-port             | drugi port                                                          | druhý port                                                       | druhý port                                                          | другий порт                                                                        | the second port
  own-telephone           | osobne gniazdo telefoniczne (wtyk RJ12 pasuje do RJ45)              | samostatná telefonní zásuvka (konektor RJ12 pasuje do RJ45)      | samostatná telefónna zásuvka (konektor RJ12 pasuje do RJ45)         | окрема телефонна розетка (штекер RJ12 підходить до RJ45)                           | a separate telephone socket (an RJ12 plug fits RJ45)
  sat                     | wyjście SAT                                                         | výstup SAT                                                       | výstup SAT                                                          | вихід SAT                                                                          | the satellite output
  sat-and-radio           | wyjście SAT i radiowe                                               | výstup SAT a rozhlasový                                          | výstup SAT a rozhlasový                                             | вихід SAT і радіовихід                                                             | the satellite and radio outputs
  radio                   | wyjście radiowe                                                     | rozhlasový výstup                                                | rozhlasový výstup                                                   | радіовихід                                                                         | the radio output
  second-sat              | drugie wyjście SAT                                                  | druhý výstup SAT                                                 | druhý výstup SAT                                                    | другий вихід SAT                                                                   | the second satellite output
  direct-f                | bezpośrednie złącze F (sygnał SAT idzie przez rozdzielacz gniazda)  | přímý F konektor (signál SAT jde přes výhybku zásuvky)           | priamy F konektor (signál SAT ide cez výhybku zásuvky)              | пряме F-з’єднання (сигнал SAT іде через фільтр розетки)                            | the direct F connection (SAT runs through the outlet’s filter)
  second-channel          | drugi kanał                                                         | druhý kanál                                                      | druhý kanál                                                         | другий канал                                                                       | the second channel
  several-places          | ściemnianie z kilku miejsc przyciskami                              | stmívání z více míst tlačítky                                    | stmievanie z viacerých miest tlačidlami                             | регулювання з кількох місць кнопками                                               | dimming from several places with push-buttons
  programme               | program czasowy                                                     | časový program                                                   | časový program                                                      | програма за часом                                                                  | the time programme
  touch                   | obsługa dotykowa na szklanym panelu                                 | dotykové ovládání na skleněném panelu                            | dotykové ovládanie na sklenenom paneli                              | сенсорне керування на скляній панелі                                               | touch operation on the glass panel
  hidden                  | ukrycie w puszce za zwykłym łącznikiem                              | skrytí v krabici za běžným spínačem                              | ukrytie v krabici za bežným spínačom                                | прихованість у коробці за звичайним вимикачем                                      | concealed mounting behind an ordinary switch
  second-sat-and-direct-f | drugie wyjście SAT i bezpośrednie złącza F                          | druhý výstup SAT a přímé F konektory                             | druhý výstup SAT a priame F konektory                               | другий вихід SAT і прямі F-з’єднання                                               | the second satellite output and the direct F connections
  touch-and-third-circuit | obsługa dotykowa i trzeci obwód (potrzebne jeszcze jedno miejsce)   | dotykové ovládání a třetí okruh (je potřeba další pozice)        | dotykové ovládanie a tretí okruh (je potrebná ďalšia pozícia)       | сенсорне керування й третя лінія (потрібне ще одне місце)                          | touch operation and the third circuit (needs one more slot)
  touch-and-momentary     | obsługa dotykowa i działanie chwilowe (łącznik pozostaje załączony) | dotykové ovládání a chod jen při stisku (spínač zůstává sepnutý) | dotykové ovládanie a chod len pri stlačení (spínač zostáva zopnutý) | сенсорне керування й робота лише під час натискання (вимикач лишається ввімкненим) | touch operation and momentary operation (the switch stays on)
`);

/** Substitutes, best first: `switch-two-circuit@2:touch` is one for two touch points, with its loss after the colon. */
const standIns: Column<FunctionRecord['nearest']> = {
  cells: 1,
  read: ([content = '']) => entriesOf(content).map(standIn),
};

function standIn(entry: string): FunctionRecord['nearest'][number] {
  const [name = '', loss = ''] = entry.split(':');
  const [id = '', touchPoints] = name.split('@');
  const loses = losses(loss);
  return { function: id, loses, ...(touchPoints === undefined ? {} : { touchPoints: Number(touchPoints) }) };
}

/** Search words by language. */
function wordsFor(id: string): FunctionRecord['words'] {
  return { pl: polishWords(id), cs: czechWords(id), sk: slovakWords(id), uk: ukrainianWords(id), en: englishWords(id) };
}

/** All functions of modules and controllers in display order. Some have no article in the sample. */
export const allFunctions: readonly FunctionRecord[] = readTable(
  { id: text, fulfills: list, nearest: standIns },
  `
  switch-one-way                 |                                                          |
  switch-one-way-illuminated     | switch-one-way                                           | switch-one-way:illumination touch-light:illumination
  switch-two-circuit             |                                                          | switch-one-way:second-circuit
  switch-two-circuit-illuminated | switch-two-circuit                                       | switch-two-circuit:illumination
  switch-two-way                 | switch-one-way                                           |
  switch-two-way-illuminated     | switch-two-way switch-one-way-illuminated switch-one-way | switch-two-way:illumination
  switch-intermediate            | switch-two-way switch-one-way                            |
  switch-two-way-double          | switch-two-circuit switch-two-way switch-one-way         | switch-two-way:second-circuit
  switch-three-gang              |                                                          | switch-two-circuit:third-circuit
  switch-two-pole                | switch-one-way                                           |
  switch-two-pole-indicator      | switch-two-pole switch-one-way                           | switch-two-pole:indicator
  key-switch                     |                                                          |
  hotel-card-switch              |                                                          |
  push-button                    |                                                          |
  push-button-light              | push-button                                              | push-button:symbol
  push-button-bell               | push-button                                              | push-button:symbol
  push-button-illuminated        | push-button                                              | push-button:illumination
  push-button-double             |                                                          | push-button:second-circuit push-button-light:second-circuit
  push-button-break              |                                                          |
  blind-switch                   |                                                          |
  blind-push-button              |                                                          | blind-switch:momentary
  blind-controller-electronic    | blind-switch                                             | blind-switch:group-control
  blind-controller-wifi          | blind-controller-electronic blind-switch                 | blind-controller-electronic:phone blind-switch:phone
  blind-key-switch               |                                                          |
  socket-earthed-e               |                                                          |
  socket-schuko                  |                                                          | socket-earthed-e:side-contacts
  socket-double-earthed          | socket-earthed-e                                         | socket-earthed-e:second-outlet
  socket-double-schuko           | socket-schuko                                            | socket-schuko:second-outlet socket-double-earthed:side-contacts
  socket-multiple                |                                                          | socket-double-schuko:more-outlets socket-double-earthed:more-outlets
  socket-ip44-lid                | socket-earthed-e                                         |
  socket-usb                     | socket-earthed-e                                         | socket-earthed-e:usb
  socket-schuko-usb              | socket-schuko                                            | socket-schuko:usb socket-usb:side-contacts
  socket-data-keyed              |                                                          | socket-earthed-e:key
  socket-surge                   | socket-earthed-e                                         | socket-earthed-e:surge
  socket-wifi                    |                                                          | socket-earthed-e:metering
  socket-unearthed               |                                                          |
  socket-three-phase             |                                                          |
  switch-socket-combination      |                                                          |
  usb-charger-ac                 |                                                          | usb-charger-aa:usb-c
  usb-charger-aa                 |                                                          | usb-charger-ac:second-usb-a
  data-rj45                      |                                                          | keystone-cover:connector
  data-rj45-double               | data-rj45                                                | keystone-cover:connector data-rj45:second-port
  data-phone-combined            | data-rj45 telephone-rj12                                 | data-rj45-double:own-telephone keystone-cover:connector
  telephone-rj12                 |                                                          | data-rj45:own-telephone
  keystone-cover                 |                                                          |
  fibre-outlet                   |                                                          | keystone-cover:connector
  tv-r-sat                       | tv-r tv                                                  | tv-r:sat tv:sat-and-radio
  tv                             |                                                          |
  tv-r                           | tv                                                       | tv:radio
  sat-double                     | sat                                                      | sat:second-sat tv-r-sat:second-sat-and-direct-f
  sat                            |                                                          | tv-r-sat:direct-f
  hdmi                           |                                                          | keystone-cover:connector
  speaker                        |                                                          |
  speaker-double                 | speaker                                                  | speaker:second-channel
  bluetooth-audio                |                                                          |
  dimmer-rotary-led              |                                                          |
  dimmer-push                    | dimmer-rotary-led                                        | dimmer-rotary-led:several-places
  dimmer-wifi                    | dimmer-push dimmer-rotary-led                            | dimmer-push:phone dimmer-rotary-led:phone
  dimmer-1-10v                   |                                                          |
  motion-sensor                  |                                                          |
  thermostat-knob                |                                                          |
  thermostat-programmable        | thermostat-knob                                          | thermostat-knob:programme
  thermostat-wifi                | thermostat-programmable thermostat-knob                  | thermostat-programmable:phone
  orientation-light              |                                                          |
  signal-lamp                    |                                                          |
  chime                          |                                                          |
  blank                          |                                                          |
  cable-outlet                   |                                                          |
  wifi-light-controller          | switch-one-way                                           | switch-one-way:phone
  touch-light                    | switch-one-way                                           | switch-one-way@1:touch switch-two-circuit@2:touch switch-three-gang@3:touch switch-two-circuit@3:touch-and-third-circuit wifi-light-controller@1:touch
  touch-dimmer                   | dimmer-push dimmer-rotary-led                            | dimmer-push:touch dimmer-rotary-led:touch
  touch-blind                    | blind-push-button blind-switch                           | blind-controller-electronic:touch blind-push-button:touch blind-switch:touch-and-momentary
  touch-scene                    | scene-push-button                                        | scene-push-button:touch
  scene-push-button              |                                                          |
  timer-switch                   |                                                          |
  box-light-controller           |                                                          | wifi-light-controller:hidden
  box-dimmer                     |                                                          | dimmer-wifi:hidden
  box-blind-controller           |                                                          | blind-controller-wifi:hidden
  remote-battery                 |                                                          |
`,
).map(({ id, fulfills, nearest }) => ({
  id,
  name: functionNames(id),
  shortName: functionShortNames(id),
  words: wordsFor(id),
  nearest,
  fulfills: [...fulfills],
}));
