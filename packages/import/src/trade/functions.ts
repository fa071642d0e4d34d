import type { functionsFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { entriesOf, list, readTable, text, type Column } from './table.ts';
import { readWordTable, type WordTable } from './words.ts';
import { functionNames } from './function-names.ts';
import { czechWords } from './words-cs.ts';
import { englishWords } from './words-en.ts';
import { polishWords } from './words-pl.ts';
import { slovakWords } from './words-sk.ts';
import { ukrainianWords } from './words-uk.ts';

type FunctionRecord = ReturnType<typeof functionsFile.parse>[number];

/** What is lost where something else stands in, in words that follow "without". */
const losses: WordTable = readWordTable(`
  illumination            | podświetlenie                                                       | podsvícení                                                       | podsvietenie                                                        | підсвітка                                                                          | illumination
  second-circuit          | drugi obwód (potrzebne jeszcze jedno miejsce)                       | druhý okruh (je potřeba další pozice)                            | druhý okruh (je potrebná ďalšia pozícia)                            | друге коло (потрібне ще одне місце)                                                | the second circuit (needs one more slot)
  third-circuit           | trzeci obwód (potrzebne jeszcze jedno miejsce)                      | třetí okruh (je potřeba další pozice)                            | tretí okruh (je potrebná ďalšia pozícia)                            | третє коло (потрібне ще одне місце)                                                | the third circuit (needs one more slot)
  indicator               | lampka kontrolna                                                    | signalizace zapnutí                                              | signalizácia zapnutia                                               | індикація ввімкнення                                                               | indicator lamp
  symbol                  | piktogram                                                           | symbol na krytu                                                  | symbol na kryte                                                     | піктограма                                                                         | symbol on the rocker
  momentary               | działanie chwilowe: łącznik pozostaje załączony                     | chod jen při stisku: spínač zůstává sepnutý                      | chod len pri stlačení: spínač zostáva zopnutý                       | робота лише під час натискання: вимикач лишається ввімкненим                       | momentary operation: the switch stays on
  group-control           | sterowanie grupowe i czasowe                                        | skupinové a časové ovládání                                      | skupinové a časové ovládanie                                        | групове й часове керування                                                         | group and timed control
  phone                   | sterowanie telefonem                                                | ovládání telefonem                                               | ovládanie telefónom                                                 | керування зі смартфона                                                             | control by phone
  side-contacts           | styki boczne Schuko (zamiast nich bolec, typ E)                     | postranní kontakty Schuko (místo nich kolík, typ E)              | bočné kontakty Schuko (namiesto nich kolík, typ E)                  | бокові контакти Schuko (замість них штир, тип E)                                   | the Schuko side contacts (an earth pin, type E, instead)
  second-outlet           | drugie gniazdo (potrzebne jeszcze jedno miejsce)                    | druhá zásuvka (je potřeba další pozice)                          | druhá zásuvka (je potrebná ďalšia pozícia)                          | друга розетка (потрібне ще одне місце)                                             | the second outlet (needs one more slot)
  more-outlets            | gniazda powyżej dwóch                                               | zásuvky nad dvě                                                  | zásuvky nad dve                                                     | розетки понад дві                                                                  | the outlets beyond two
  usb                     | ładowarka USB                                                       | USB nabíječka                                                    | USB nabíjačka                                                       | USB-зарядний пристрій                                                              | USB charger
  key                     | klucz: gniazdo przyjmie każdą wtyczkę                               | klíč: zásuvka přijme každou vidlici                              | kľúč: zásuvka prijme každú vidlicu                                  | ключ: розетка прийме будь-яку вилку                                                | the key: the socket takes any plug
  surge                   | ochrona przeciwprzepięciowa                                         | přepěťová ochrana                                                | prepäťová ochrana                                                   | захист від перенапруги                                                             | surge protection
  metering                | zdalne włączanie i pomiar energii                                   | dálkové spínání a měření energie                                 | diaľkové spínanie a meranie energie                                 | дистанційне вмикання й вимірювання енергії                                         | remote switching and energy metering
  usb-c                   | port USB-C i szybkie ładowanie                                      | port USB-C a rychlé nabíjení                                     | port USB-C a rýchle nabíjanie                                       | порт USB-C і швидке заряджання                                                     | USB-C port and fast charging
  second-usb-a            | drugi port USB-A                                                    | druhý port USB-A                                                 | druhý port USB-A                                                    | другий порт USB-A                                                                  | the second USB-A port
  connector               | gotowe złącze: moduł Keystone zamawia się osobno                    | hotový konektor: modul Keystone se objednává zvlášť              | hotový konektor: modul Keystone sa objednáva zvlášť                 | готовий роз’єм: модуль Keystone замовляють окремо                                  | the ready connector: the Keystone insert is ordered separately
  second-port             | drugi port                                                          | druhý port                                                       | druhý port                                                          | другий порт                                                                        | the second port
  own-telephone           | osobne gniazdo telefoniczne: wtyk RJ12 pasuje do RJ45               | samostatná telefonní zásuvka: konektor RJ12 pasuje do RJ45       | samostatná telefónna zásuvka: konektor RJ12 pasuje do RJ45          | окрема телефонна розетка: штекер RJ12 підходить до RJ45                            | a telephone socket of its own: an RJ12 plug fits RJ45
  sat                     | wyjście SAT                                                         | výstup SAT                                                       | výstup SAT                                                          | вихід SAT                                                                          | the satellite output
  sat-and-radio           | wyjście SAT i radiowe                                               | výstup SAT a rozhlasový                                          | výstup SAT a rozhlasový                                             | вихід SAT і радіовихід                                                             | the satellite and radio outputs
  radio                   | wyjście radiowe                                                     | rozhlasový výstup                                                | rozhlasový výstup                                                   | радіовихід                                                                         | the radio output
  second-sat              | drugie wyjście SAT                                                  | druhý výstup SAT                                                 | druhý výstup SAT                                                    | другий вихід SAT                                                                   | the second satellite output
  direct-f                | bezpośrednie złącze F: sygnał SAT idzie przez rozdzielacz gniazda   | přímý F konektor: signál SAT jde přes výhybku zásuvky            | priamy F konektor: signál SAT ide cez výhybku zásuvky               | пряме F-з’єднання: сигнал SAT іде через фільтр розетки                             | the direct F connection: SAT runs through the outlet’s filter
  second-channel          | drugi kanał                                                         | druhý kanál                                                      | druhý kanál                                                         | другий канал                                                                       | the second channel
  several-places          | ściemnianie z kilku miejsc przyciskami                              | stmívání z více míst tlačítky                                    | stmievanie z viacerých miest tlačidlami                             | регулювання з кількох місць кнопками                                               | dimming from several places with push-buttons
  programme               | program czasowy                                                     | časový program                                                   | časový program                                                      | програма за часом                                                                  | the time programme
  touch                   | obsługa dotykowa na szklanym panelu                                 | dotykové ovládání na skleněném panelu                            | dotykové ovládanie na sklenenom paneli                              | сенсорне керування на скляній панелі                                               | touch operation on the glass panel
  hidden                  | ukrycie w puszce za zwykłym łącznikiem                              | skrytí v krabici za běžným spínačem                              | ukrytie v krabici za bežným spínačom                                | прихованість у коробці за звичайним вимикачем                                      | being hidden in the box behind an ordinary switch
  second-sat-and-direct-f | drugie wyjście SAT i bezpośrednie złącza F                          | druhý výstup SAT a přímé F konektory                             | druhý výstup SAT a priame F konektory                               | другий вихід SAT і прямі F-з’єднання                                               | the second satellite output and the direct F connections
  touch-and-third-circuit | obsługa dotykowa i trzeci obwód (potrzebne jeszcze jedno miejsce)   | dotykové ovládání a třetí okruh (je potřeba další pozice)        | dotykové ovládanie a tretí okruh (je potrebná ďalšia pozícia)       | сенсорне керування й третє коло (потрібне ще одне місце)                           | touch operation and the third circuit (needs one more slot)
  touch-and-momentary     | obsługa dotykowa i działanie chwilowe (łącznik pozostaje załączony) | dotykové ovládání a chod jen při stisku (spínač zůstává sepnutý) | dotykové ovládanie a chod len pri stlačení (spínač zostáva zopnutý) | сенсорне керування й робота лише під час натискання (вимикач лишається ввімкненим) | touch operation and momentary operation (the switch stays on)
`);

/** Functions that come near, the best first: `switch-two-circuit@2:touch` is one for two touch points, and what it loses. */
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

/** What people type who look for it. */
function wordsFor(id: string): FunctionRecord['words'] {
  return { pl: polishWords(id), cs: czechWords(id), sk: slovakWords(id), uk: ukrainianWords(id), en: englishWords(id) };
}

/** What modules and controllers do, in the order of offering within a drawer; not every one has an article here. */
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
  words: wordsFor(id),
  nearest,
  fulfills: [...fulfills],
}));
