import { entriesOf, list, number, readTable, text } from '@ramka/import/vocabulary/table';
import { inColour, translated } from '@ramka/import/vocabulary/words';
import { colourFactor } from '../colours.ts';
import { seriesById } from '../series.ts';
import { accessories } from './accessories.ts';
import { frames, listed } from './configurator-products.ts';
import { families } from './families.ts';
import { lookName } from './looks.ts';
import { simon54, simon55, simon82 } from './modular-ranges.ts';
import { completeProducts, modules } from './module-products.ts';
import { palette } from './palettes.ts';
import { ecatalogName, ecatalogPrice, type Products } from './product.ts';
import { type EcatalogRange, range } from './range.ts';

/** Aquarius products in every colour, by the keys of their kinds. */
const surfaceProducts =
  (codes: string): Products =>
  (series) =>
    entriesOf(codes).flatMap((code) => {
      const kind = surfaceKinds.find(({ key }) => key === code);
      if (kind === undefined) throw new Error(`No surface kind ${code}`);
      const { key, functionId, zloty, primitives } = kind;
      return palette(series.tag).map(({ code: colour, hexColor, tone, name }) => {
        const symbol = `${kind.symbol.replace('#', series.letter)}/${colour}`;
        return {
          symbol,
          functionId,
          name: ecatalogName(series, kind.name, inColour(name)),
          price: ecatalogPrice({ symbol, zloty, factor: colourFactor[tone] }),
          image: lookName('aquarius', key.replace('/', ''), hexColor),
          spec: { kind: 'surface-product', primitives, hexColor },
        };
      });
    });

/** Aquarius kinds: surface-mounted IP54 products, each a body with one or two parts. */
const surfaceKinds = readTable(
  { key: text, functionId: text, symbol: text, zloty: number, primitives: list, name: translated },
  `
  AW1   | switch-one-way              | #W1.00   | 28 | rocker1         | Łącznik jednobiegunowy natynkowy IP54 | Spínač jednopólový (řazení 1) nástěnný IP54 | Spínač jednopólový (radenie 1) nástenný IP54 | Вимикач одноклавішний накладний IP54 | One-way switch, surface-mounted, IP54
  AW1L  | switch-one-way-illuminated  | #W1L.00  | 41 | rocker1+eye     | Łącznik jednobiegunowy natynkowy IP54 z podświetleniem | Spínač jednopólový (řazení 1So) nástěnný IP54 s podsvícením | Spínač jednopólový (radenie 1So) nástenný IP54 s podsvietením | Вимикач одноклавішний накладний IP54 з підсвіткою | One-way switch, illuminated, surface-mounted, IP54
  AW5   | switch-two-circuit          | #W5.00   | 33 | rocker2         | Łącznik świecznikowy natynkowy IP54   | Přepínač sériový (řazení 5) nástěnný IP54   | Prepínač sériový (radenie 5) nástenný IP54   | Вимикач двоклавішний накладний IP54  | 2-gang one-way switch, surface-mounted, IP54
  AW6   | switch-two-way              | #W6.00   | 30 | rocker1+stairs  | Łącznik schodowy natynkowy IP54       | Přepínač střídavý (řazení 6) nástěnný IP54  | Prepínač striedavý (radenie 6) nástenný IP54 | Вимикач прохідний накладний IP54     | Two-way switch, surface-mounted, IP54
  AW6/2 | switch-two-way-double       | #W6/2.00 | 38 | rocker2+stairs  | Łącznik schodowy podwójny natynkowy IP54 | Přepínač střídavý dvojitý (řazení 6+6) nástěnný IP54 | Prepínač striedavý dvojitý (radenie 6+6) nástenný IP54 | Вимикач прохідний двоклавішний накладний IP54 | 2-gang two-way switch, surface-mounted, IP54
  AW7   | switch-intermediate         | #W7.00   | 35 | rocker1+cross   | Łącznik krzyżowy natynkowy IP54       | Přepínač křížový (řazení 7) nástěnný IP54   | Prepínač krížový (radenie 7) nástenný IP54   | Вимикач перехресний накладний IP54   | Intermediate switch, surface-mounted, IP54
  AP1   | push-button                 | #P1.00   | 29 | rocker1         | Przycisk zwierny natynkowy IP54       | Tlačítko zapínací (řazení 1/0) nástěnné IP54 | Tlačidlo zapínacie (radenie 1/0) nástenné IP54 | Кнопка одноклавішна накладна IP54    | Push-button, surface-mounted, IP54
  AD1   | push-button-bell            | #D1.00   | 29 | rocker1+bell    | Przycisk „dzwonek” natynkowy IP54     | Tlačítko „zvonek“ (řazení 1/0) nástěnné IP54 | Tlačidlo „zvonček“ (radenie 1/0) nástenné IP54 | Кнопка «дзвінок» накладна IP54       | Bell push, surface-mounted, IP54
  AS1   | push-button-light           | #S1.00   | 29 | rocker1+bulb    | Przycisk „światło” natynkowy IP54     | Tlačítko „světlo“ (řazení 1/0) nástěnné IP54 | Tlačidlo „svetlo“ (radenie 1/0) nástenné IP54 | Кнопка «світло» накладна IP54        | Light push-button, surface-mounted, IP54
  AGZ1  | socket-earthed-e            | #GZ1.00  | 32 | socketE+lid     | Gniazdo z uziemieniem natynkowe IP54  | Zásuvka s ochranným kolíkem nástěnná IP54   | Zásuvka s ochranným kolíkom nástenná IP54    | Розетка із заземленням накладна IP54 | Earthed socket (type E), surface-mounted, IP54
  AGZ1C | socket-earthed-e            | #GZ1C.00 | 34 | socketE+lid     | Gniazdo z uziemieniem i przesłonami natynkowe IP54 | Zásuvka s ochranným kolíkem a clonkami nástěnná IP54 | Zásuvka s ochranným kolíkom a clonkami nástenná IP54 | Розетка із заземленням і шторками накладна IP54 | Earthed socket (type E) with shutters, surface-mounted, IP54
  AGSZ1 | socket-schuko               | #GSZ1.00 | 33 | socketF+lid     | Gniazdo Schuko natynkowe IP54         | Zásuvka Schuko nástěnná IP54                | Zásuvka Schuko nástenná IP54                 | Розетка Schuko накладна IP54         | Schuko socket, surface-mounted, IP54
  AGSZ1C | socket-schuko               | #GSZ1C.00 | 35 | socketF+lid   | Gniazdo Schuko z przesłonami natynkowe IP54 | Zásuvka Schuko s clonkami nástěnná IP54 | Zásuvka Schuko s clonkami nástenná IP54    | Розетка Schuko зі шторками накладна IP54 | Schuko socket with shutters, surface-mounted, IP54
  AGZ2  | socket-double-earthed       | #GZ2.00  | 45 | socketE+lid socketE+lid | Gniazdo podwójne natynkowe IP54 | Zásuvka dvojnásobná nástěnná IP54         | Zásuvka dvojnásobná nástenná IP54            | Розетка подвійна накладна IP54       | Double socket, surface-mounted, IP54
  AGZ2V | socket-double-earthed       | #GZ2V.00 | 47 | socketE+lid socketE+lid | Gniazdo podwójne pionowe natynkowe IP54 | Zásuvka dvojnásobná svislá nástěnná IP54 | Zásuvka dvojnásobná zvislá nástenná IP54 | Розетка подвійна вертикальна накладна IP54 | Double socket, vertical, surface-mounted, IP54
  AGSZ2 | socket-double-schuko        | #GSZ2.00 | 48 | socketF+lid socketF+lid | Gniazdo Schuko podwójne natynkowe IP54 | Zásuvka Schuko dvojnásobná nástěnná IP54 | Zásuvka Schuko dvojnásobná nástenná IP54 | Розетка Schuko подвійна накладна IP54 | Double Schuko socket, surface-mounted, IP54
  AWG1  | switch-socket-combination   | #WG1.00  | 49 | rocker1 socketE+lid | Zestaw natynkowy IP54: łącznik i gniazdo | Nástěnná kombinace spínače a zásuvky IP54 | Nástenná kombinácia spínača a zásuvky IP54 | Накладна комбінація вимикача й розетки IP54 | Surface-mounted switch and socket combination, IP54
`,
);

/** The range of Simon 10 in the e-catalogue. */
const simon10 = range(seriesById(1), {
  switches: {
    'one-way, two-circuit': modules('W1 W1:A W1L W5 W5L W2'),
    'two-way, push': modules('W6 W6L W7 P1 D1 S1'),
  },
  sockets: {
    'single sockets': modules('GZ1 GZ1:C GSZ1 GSZ1:C G1'),
    'double, IP44': modules('GZ2 GZ2:C GZ1B GZ1B:C'),
  },
  'AV and data': {
    'RJ45, telephone': modules('RJ1 RJ1:E RJ2 TF1 TF2'),
    'TV, SAT': modules('TV1 SAT SF1 SF2'),
  },
  control: {
    'control and blinds': modules('S9L ZW1 ZP1'),
  },
  frames: {
    'frames 1–2': frames(111, 1, 2),
    'frames 3–4': frames(111, 3, 4),
  },
  accessories: {
    accessories: [listed('CU1 CU2 CU3 CU4'), accessories('U1W LW LB LA PZ PO KD RM')],
  },
  complete: {
    'complete switches': completeProducts('W1 W5 W6 D1'),
    'complete sockets': completeProducts('GZ1 GZ2 GZ1B GSZ1'),
  },
});

/** The range of Simon Basic in the e-catalogue. */
const simonBasic = range(seriesById(2), {
  switches: {
    'one-way, two-circuit': modules('W1 W1:A W1L W5 W5L W2'),
    'two-way, intermediate': modules('W6 W6L W62 W7 MW1'),
    'push, blinds': modules('P1 P2 D1 S1 ZW1'),
  },
  sockets: {
    'single sockets': modules('GZ1 GZ1:C GSZ1 GSZ1:C G1'),
    'double, complete': modules('GZ2 GZ2:C GZ1B MG2 MGZ2'),
  },
  'AV and data': {
    'RJ45, telephone': modules('RJ1 RJ1:E RJ2 RJ2:E TF1'),
    'Keystone, USB, HDMI': modules('KP2 HD1 CAC C2A'),
    'TV, audio': modules('TV1 SAT SF2 GL1 GL2'),
  },
  'control, heating': {
    'dimmers, sensors': modules('S9L S13 CR1'),
    thermostats: modules('TR1 TRC TRW'),
  },
  'frames IP20': {
    'frames 1–2': frames(211, 1, 2),
    'frames 3–5': frames(211, 3, 5),
  },
  'frames IP44': {
    'frames 1–2': frames(212, 1, 2),
    'frames 3–5': frames(212, 3, 5),
  },
  accessories: {
    accessories: [listed('BU1 BU2 BU3 BU4 BU5'), accessories('U1W LW LB LA PZ OP PO KD RM')],
  },
});

/** The range of Simon 15 in the e-catalogue. */
const simon15 = range(seriesById(3), {
  switches: {
    'all switches': modules('W1 W5 W6 W7'),
    'push, blinds': modules('P1 D1 S1 ZW1'),
  },
  'only sockets': {
    'all sockets': modules('GZ1 GZ1:C GZ2 GZ2:C'),
    'data, aerial': modules('RJ1 RJ2 TV1 SAT'),
  },
  frames: {
    'all frames': frames(311, 1, 3),
  },
});

/** The range of Simon GO in the e-catalogue. */
const simonGo = range(seriesById(7), {
  controllers: {
    'Wi-Fi light': modules('GEW1 GEW2 GED1 GEL1 GEC1', palette('simon-55')),
    'Wi-Fi other': modules('GEZ1 GES1 GET1 GEG1', palette('simon-55')),
  },
  'in the box': {
    'box controllers': modules('GP1 GP2 GPD GPZ GPB GPW GPT GPR', palette('simon-55').slice(0, 1)),
  },
  remotes: {
    remotes: modules('GR1 GR2 GR4', palette('remotes')),
    sensors: modules('GC1 GC2 GC3', palette('remotes')),
  },
});

/** The range of Simon Aquarius in the e-catalogue. */
const simonAquarius = range(seriesById(8), {
  'only switches': {
    'surface switches': surfaceProducts('AW1 AW1L AW5 AW6'),
    'surface push': surfaceProducts('AW6/2 AW7 AP1 AD1 AS1'),
  },
  'only sockets': {
    'surface single': surfaceProducts('AGZ1 AGZ1C AGSZ1 AGSZ1C'),
    'surface double': surfaceProducts('AGZ2 AGZ2V AGSZ2 AWG1'),
  },
  accessories: {
    accessories: accessories('DL UK SR LW'),
  },
});

/** The range of Simon Connect, a series for offices that exists only in the e-catalogue. */
const simonConnect = range(
  {
    id: 9,
    tag: 'simon-connect',
    name: 'Simon Connect',
    letter: 'K',
    mechanismEnding: '',
    priceFactor: 1,
    window: 55,
  },
  {
    K45: {
      'all switches': modules('W1 W1:A W1:X W1L W5 W5:A W5:X W5L W6 W6:A W6:X W6L W7 W7:A P1 P1:L D1 S1'),
      'all sockets': modules(
        'GZ1 GZ1:C GZ1:A GSZ1 GSZ1:C GSZ1:A G1 G1:A GZ2 GZ2:C GZ2:A GZ1B GZ1B:C GD1 GD1:C GZ1U GSU GSC',
      ),
      'data, multimedia': modules('RJ1 RJ1:E RJ1:6A RJ2 RJ2:E RJ2:6A TF1 TF2 5T KP1 KP2 HD1 HD2 C2A CAC ECQ PS PK1'),
      'AV, control': modules('TV1 TVP SAT SAP SF1 SF2 RTV RTP GL1 GL2 GL4 BT1 S9L S9V CR1 TR1'),
    },
    CIMA: {
      'CIMA boxes': families('cima-surface cima-flush cima-wall cima-low'),
      'CIMA parts': families('cima-frame cima-plate cima-set cima-desk cima-data'),
    },
    'floor boxes': {
      'round floor': families('floor-round floor-screed floor-pop-up floor-brass'),
      'square floor': families('floor-square floor-steel floor-tray floor-lid'),
    },
    columns: {
      columns: families('column-single column-double'),
      'mini columns': families('mini-single mini-double'),
    },
  },
);

/** Products outside all series. */
const withoutSeries = range(
  { id: 10, tag: '', name: '', letter: '', mechanismEnding: '', priceFactor: 1, window: 55 },
  {
    'flush boxes': {
      'masonry boxes': families('box-round box-joinable box-deep'),
      'hollow-wall boxes': families('box-hollow box-hollow-set box-junction'),
    },
    mounting: {
      screws: families('screw-fixing plug-fixing screw-hollow'),
      terminals: families('terminal-screw terminal-quick cable-clip'),
    },
    'light sources': {
      'light sources': families('bulb-candle strip-white strip-colour spot'),
      'power supplies': families('supply charger-travel'),
    },
    cables: {
      cables: families('cable-speaker cable-patch cable-headset'),
      plugs: families('plug-data plug-aerial plug-hdmi plug-usb'),
    },
    tools: {
      'hand tools': families('driver-flat driver-cross cutter crimper'),
    },
    bells: {
      bells: families('bell-gong bell-buzzer bell-radio'),
      transformers: families('transformer transformer-rail'),
    },
  },
);

/** The whole e-catalogue, in tree order (docs/catalogue-rules.md#c6-7). */
export const allRanges: readonly EcatalogRange[] = [
  simon10,
  simonBasic,
  simon15,
  simon54,
  simon55,
  simon82,
  simonGo,
  simonAquarius,
  simonConnect,
  withoutSeries,
];
