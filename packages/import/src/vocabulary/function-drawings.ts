import { readTable, text } from './table.ts';
import { translated, type Words } from './words.ts';

/** The drawings for a function, and its drawer. */
export type FunctionDrawing = {
  /** Id of a function. */
  readonly id: string;
  /** The primitive of the visible part (docs/catalogue-rules.md#c6-5). */
  readonly primitive: string;
  /** The code of the mechanism in symbols (docs/catalogue-rules.md#c1-2). */
  readonly mechanism: string;
  /** Id of a drawer. */
  readonly drawer: string;
};

const drawings = readTable(
  { id: text, primitive: text, mechanism: text, drawer: text },
  `
  switch-one-way                 | rocker1            | W1   | switches
  switch-one-way-illuminated     | rocker1+eye        | W1   | switches
  switch-two-circuit             | rocker2            | W5   | switches
  switch-two-circuit-illuminated | rocker2+eye        | W5   | switches
  switch-two-way                 | rocker1+stairs     | W6   | switches
  switch-two-way-illuminated     | rocker1+stairs+eye | W6   | switches
  switch-intermediate            | rocker1+cross      | W7   | switches
  switch-two-way-double          | rocker2+stairs     | W6/2 | switches
  switch-three-gang              | rocker3            | W31  | switches
  switch-two-pole                | rocker1            | W2   | switches
  switch-two-pole-indicator      | rocker1+eye        | W2   | switches
  key-switch                     | key                | W1K  | switches
  hotel-card-switch              | card               | WH1  | switches
  push-button                    | rocker1            | P1   | push-buttons
  push-button-light              | rocker1+bulb       | S1   | push-buttons
  push-button-bell               | rocker1+bell       | D1   | push-buttons
  push-button-illuminated        | rocker1+eye        | P1   | push-buttons
  push-button-double             | rocker2            | P2   | push-buttons
  push-button-break              | rocker1            | P1   | push-buttons
  blind-switch                   | rocker2+arrows     | ZW1  | blinds
  blind-push-button              | rocker2+arrows     | ZP1  | blinds
  blind-controller-electronic    | rocker1+arrows     | EZ1  | blinds
  blind-controller-wifi          | rocker1+arrows     | EZ1  | blinds
  blind-key-switch               | key                | W1K  | blinds
  socket-earthed-e               | socketE            | GZ1  | sockets
  socket-schuko                  | socketF            | GSZ1 | sockets
  socket-double-earthed          | socketE2           | GZ2  | sockets
  socket-double-schuko           | socketE2           | GZ2  | sockets
  socket-multiple                | socketE2           | GZ2  | sockets
  socket-ip44-lid                | socketE+lid        | GZ1  | sockets
  socket-usb                     | socketE+usb        | GZ1  | sockets
  socket-schuko-usb              | socketE+usb        | GSZ1 | sockets
  socket-data-keyed              | socketE red        | GD1  | sockets
  socket-surge                   | socketE            | GZ1  | sockets
  socket-wifi                    | socketE            | GZ1  | sockets
  socket-unearthed               | socketE            | GZ1  | sockets
  socket-three-phase             | socketE            | GZ1  | sockets
  switch-socket-combination      | socketE            | GZ1  | sockets
  usb-charger-ac                 | usbAC              | C2   | data
  usb-charger-aa                 | usb2               | C2   | data
  data-rj45                      | rj1                | RJ1  | data
  data-rj45-double               | rj2                | RJ2  | data
  data-phone-combined            | rj2                | RJ2  | data
  telephone-rj12                 | rj12               | TF1  | data
  keystone-cover                 | keystone2          | KP2  | data
  fibre-outlet                   | rj2                | RJ2  | data
  tv-r-sat                       | tvrsat             | SAT  | aerial
  tv                             | tv                 | TV1  | aerial
  tv-r                           | tv                 | TV1  | aerial
  sat-double                     | f2                 | SF2  | aerial
  sat                            | f2                 | SF2  | aerial
  hdmi                           | hdmi               | HD1  | data
  speaker                        | spk1               | GL1  | aerial
  speaker-double                 | spk2               | GL2  | aerial
  bluetooth-audio                | bt                 | BT1  | aerial
  dimmer-rotary-led              | knob               | S9   | control
  dimmer-push                    | rocker1+dim        | S13  | control
  dimmer-wifi                    | rocker1+wifi       | S13  | control
  dimmer-1-10v                   | knob               | S9   | control
  motion-sensor                  | pir                | CR1  | control
  thermostat-knob                | knob+scale         | TR1  | control
  thermostat-programmable        | display            | TR2  | control
  thermostat-wifi                | display            | TR2  | control
  orientation-light              | led                | OS   | control
  signal-lamp                    | signal             | SS   | control
  chime                          | spk1               | D1   | control
  blank                          | blank              | PS   | covers
  cable-outlet                   | cable              | PK1  | covers
  wifi-light-controller          | rocker1+wifi       | EW   | control
  scene-push-button              | rocker2            | P2   | push-buttons
  timer-switch                   | display            | TR2  | control
  `,
);

const byId = new Map(drawings.map((drawing) => [drawing.id, drawing]));

/** The drawings for a function; a plain plate for unknown functions. */
export const drawingOf = (functionId: string | undefined): FunctionDrawing =>
  byId.get(functionId ?? '') ?? { id: functionId ?? '', primitive: 'blank', mechanism: 'PS', drawer: 'covers' };

/** The drawers of modules in display order, each with a single subcategory. */
export const drawers: readonly { readonly id: string; readonly name: Words; readonly inside: Words }[] = readTable(
  { id: text, name: translated, inside: translated },
  `
  switches     | Łączniki                   | Spínače                  | Spínače                 | Вимикачі                      | Switches                   | Wszystkie łączniki   | Všechny spínače   | Všetky spínače   | Усі вимикачі  | All switches
  push-buttons | Przyciski                  | Tlačítka                 | Tlačidlá                | Кнопки                        | Push-buttons               | Wszystkie przyciski  | Všechna tlačítka  | Všetky tlačidlá  | Усі кнопки    | All push-buttons
  blinds       | Żaluzje i rolety           | Žaluzie a rolety         | Žalúzie a rolety        | Жалюзі та ролети              | Blind and shutter controls | Wszystkie sterowania | Všechna ovládání  | Všetky ovládania | Усе керування | All blind controls
  sockets      | Gniazda wtyczkowe          | Zásuvky                  | Zásuvky                 | Розетки                       | Socket outlets             | Wszystkie gniazda    | Všechny zásuvky   | Všetky zásuvky   | Усі розетки   | All socket outlets
  data         | USB, dane i telefon        | USB, data a telefon      | USB, dáta a telefón     | USB, дані та телефон          | USB, data and telephone    | Wszystkie złącza     | Všechny konektory | Všetky konektory | Усі роз’єми   | All connections
  aerial       | Antena i audio             | Anténa a audio           | Anténa a audio          | Антена та аудіо               | Aerial and audio           | Wszystkie gniazda    | Všechny zásuvky   | Všetky zásuvky   | Усі розетки   | All sockets
  control      | Ściemniacze i sterowanie   | Stmívače a ovládání      | Stmievače a ovládanie   | Світлорегулятори та керування | Dimmers and control        | Wszystkie urządzenia | Všechny přístroje | Všetky prístroje | Усі пристрої  | All devices
  covers       | Zaślepki i wypusty kablowe | Záslepky a vývody kabelu | Záslepky a vývody kábla | Заглушки та виводи кабелю     | Blanks and flex outlets    | Wszystkie osłony     | Všechny kryty     | Všetky kryty     | Усі накладки  | All covers
`,
);
