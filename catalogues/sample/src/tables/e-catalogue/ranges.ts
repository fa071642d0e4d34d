import { seriesById } from '../series.ts';
import type { EcatalogRange } from './product-group.ts';
import { readRange } from './read-range.ts';

/** What the e-catalogue has of Simon 10. */
const simon10 = readRange(
  seriesById(1),
  `
  switches    | one-way, two-circuit | modules     | own              | W1 W1:A W1L W5 W5L W2
  switches    | two-way, push        | modules     | own              | W6 W6L W7 P1 D1 S1
  sockets     | single sockets       | modules     | own              | GZ1 GZ1:C GSZ1 GSZ1:C G1
  sockets     | double, IP44         | modules     | own              | GZ2 GZ2:C GZ1B GZ1B:C
  AV and data | RJ45, telephone      | modules     | own              | RJ1 RJ1:E RJ2 TF1 TF2
  AV and data | TV, SAT              | modules     | own              | TV1 SAT SF1 SF2
  control     | control and blinds   | modules     | own              | S9L ZW1 ZP1
  frames      | frames 1–2           | frames      | -                | 111:1-2
  frames      | frames 3–4           | frames      | -                | 111:3-4
  accessories | accessories          | listed      | -                | CU1 CU2 CU3 CU4
  accessories | accessories          | accessories | -                | U1W LW LB LA PZ PO KD RM
  complete    | complete switches    | complete    | simon-10 first 2 | W1 W5 W6 D1
  complete    | complete sockets     | complete    | simon-10 first 2 | GZ1 GZ2 GZ1B GSZ1
`,
);

/** What the e-catalogue has of Simon Basic. */
const simonBasic = readRange(
  seriesById(2),
  `
  switches         | one-way, two-circuit  | modules     | own | W1 W1:A W1L W5 W5L W2
  switches         | two-way, intermediate | modules     | own | W6 W6L W62 W7 MW1
  switches         | push, blinds          | modules     | own | P1 P2 D1 S1 ZW1
  sockets          | single sockets        | modules     | own | GZ1 GZ1:C GSZ1 GSZ1:C G1
  sockets          | double, complete      | modules     | own | GZ2 GZ2:C GZ1B MG2 MGZ2
  AV and data      | RJ45, telephone       | modules     | own | RJ1 RJ1:E RJ2 RJ2:E TF1
  AV and data      | Keystone, USB, HDMI   | modules     | own | KP2 HD1 CAC C2A
  AV and data      | TV, audio             | modules     | own | TV1 SAT SF2 GL1 GL2
  control, heating | dimmers, sensors      | modules     | own | S9L S13 CR1
  control, heating | thermostats           | modules     | own | TR1 TRC TRW
  frames IP20      | frames 1–2            | frames      | -   | 211:1-2
  frames IP20      | frames 3–5            | frames      | -   | 211:3-5
  frames IP44      | frames 1–2            | frames      | -   | 212:1-2
  frames IP44      | frames 3–5            | frames      | -   | 212:3-5
  accessories      | accessories           | listed      | -   | BU1 BU2 BU3 BU4 BU5
  accessories      | accessories           | accessories | -   | U1W LW LB LA PZ OP PO KD RM
`,
);

/** What the e-catalogue has of Simon 15. */
const simon15 = readRange(
  seriesById(3),
  `
  switches     | all switches | modules | own | W1 W5 W6 W7
  switches     | push, blinds | modules | own | P1 D1 S1 ZW1
  only sockets | all sockets  | modules | own | GZ1 GZ1:C GZ2 GZ2:C
  only sockets | data, aerial | modules | own | RJ1 RJ2 TV1 SAT
  frames       | all frames   | frames  | -   | 311:1-3
`,
);

/** What the e-catalogue has of Simon 54. */
const simon54 = readRange(
  seriesById(4),
  `
  switches IP       | one-way              | modules     | own | W1 W1:A W1:X W1L W1L:A
  switches IP       | double-pole, triple  | modules     | own | W2 W2:A W2:X W2:L W31 W31:L
  switches IP       | two-circuit          | modules     | own | W5 W5:A W5:X W5L W5L:A
  switches IP       | two-way              | modules     | own | W6 W6:A W6:X W6L W62 W62:L
  switches IP       | intermediate, special | modules    | own | W7 W7:A W7:L W1K WH1 WH2
  switches IP       | push-buttons         | modules     | own | P1 P1:L P2 D1 S1 PR1
  blinds            | blind switches       | modules     | own | ZW1 ZW1:X ZWK ZP1 ZP1:A
  blinds            | blind controllers    | modules     | own | EZ1 EZ1G EZ1T EZ1R EZ1W
  sockets           | single sockets       | modules     | own | GZ1 GZ1:C GZ1:A GSZ1 GSZ1:C G1
  sockets           | double sockets       | modules     | own | GZ2 GZ2:C GZ2:A GZ2N GZ2N:C
  sockets           | IP44, special        | modules     | own | GZ1B GZ1B:C GD1 GZ1U
  sockets           | multiple sockets     | modules     | own | GSZ2Z EGSZ2NZ EGSZ4NZ
  data              | RJ45                 | modules     | own | RJ1 RJ1:E RJ1:6A RJ2 RJ2:E RJ2:6A
  data              | telephone, Keystone  | modules     | own | TF1 TF2 5T KP1 KP2
  data              | USB, HDMI            | modules     | own | C2A CAC ECQ HD1 HD2
  aerial            | TV, SAT              | modules     | own | TV1 TVP SAT SAP SF1 SF2
  aerial            | R-TV, audio          | modules     | own | RTV RTP GL1 GL2 GL4 BT1
  dimmers, sensors  | dimmers              | modules     | own | S9L S9V S13 S13R WFD
  dimmers, sensors  | sensors, Wi-Fi       | modules     | own | CR1 CR1T CR1P WF1 DS1
  dimmers, sensors  | light, signals       | modules     | own | OS1 OS2 SS1 PS
  heating           | rotary thermostats   | modules     | own | TR1 TRC TRH
  heating           | digital thermostats  | modules     | own | TR2 TRD TRW
  covers            | single rockers       | covers      | own | KW1 KW1L KW6 KW6L KW7 KW2
  covers            | double rockers       | covers      | own | KW5 KW5L KW6/2 KZW1K KZP1
  covers            | symbol rockers       | covers      | own | KD1 KS1 KEZ1 KEW S13P
  covers            | socket covers        | covers      | own | GZ1ZP GSZ1ZP GZ2MZP GZ2MNZP GZ1BUZP GD1ZP
  covers            | other covers         | covers      | own | 61P 62P AK1P S9LP CR1P TR1P
  mechanisms        | switch mechanisms    | mechanisms  | -   | W1 W1:A W5 W5:A W6 W6:A W6/2 W7 W2 W2:A WH1 P1 P1:A P2
  mechanisms        | socket mechanisms    | mechanisms  | -   | ZW1K ZP1 ZP1:A EZ1 GZ1 GZ1:C GSZ1 GZ2 GZ2:C GZ2N GZ2N:C GD1
  mechanisms        | electronics          | mechanisms  | -   | BT1 S9:L S9:V S9:D S13 CR1:0P CR1:0T CR1:1P EW:S EW:D EW:R TR1 TR2 OS:30 OS:40 OS:57
  frames Premium    | plastic              | frames      | -   | 411:1-5
  frames Premium    | metal                | frames      | -   | 412:1-5
  frames GK         | all frames           | frames      | -   | 413:1-4
  frames Nature     | glass                | frames      | -   | 421:1-5
  frames Nature     | wood                 | frames      | -   | 422:1-5
  frames Nature     | metal                | frames      | -   | 423:1-5
  panels            | panels 1             | listed      | -   | DTP1-*
  panels            | panels 2             | listed      | -   | DTP2-*
  panels            | panels 3             | listed      | -   | DTP3-*
  touch controllers | touch controllers    | listed      | -   | DTS1 DTS2 DTZ2 DTD2 DTS3 DTP4
  boxes             | one-piece boxes      | listed      | -   | DPN1/* DPN2/* DPN3/*
  boxes             | composable boxes     | listed      | -   | DSC/* DSH/* DPNR2/*
  seals             | seals                | listed      | -   | DU1 DU2 DU3 DU4
  seals             | seals                | namesake    | -   | DU5
  seals             | seals                | listed      | -   | DU1W
  seals             | seals                | accessories | -   | U1G
`,
);

/** What the e-catalogue has of Simon 55. */
const simon55 = readRange(
  seriesById(5),
  `
  switches      | one-way              | modules    | own | W1 W1:A W1:X W1L W1L:A W2
  switches      | two-circuit, triple  | modules    | own | W5 W5:A W5:X W5L W31 W31:L
  switches      | two-way              | modules    | own | W6 W6:A W6:X W6L W62 W62:L
  switches      | intermediate, special | modules   | own | W7 W7:A W7:L W1K WH1 WH2 W2:A
  switches      | push-buttons         | modules    | own | P1 P1:L P2 P2:L D1 S1 PR1
  blinds        | blind switches       | modules    | own | ZW1 ZW1:X ZWK ZP1 ZP1:A
  blinds        | blind controllers    | modules    | own | EZ1 EZ1G EZ1T EZ1W
  sockets       | single sockets       | modules    | own | GZ1 GZ1:C GZ1:A GSZ1 GSZ1:C G1
  sockets       | double sockets       | modules    | own | GZ2 GZ2:C GZ2:A GZ2TS GZ2TSZ
  sockets       | IP44, special        | modules    | own | GZ1B GZ1B:C GD1 GD1:C GZ1U GSU
  sockets       | multiple sockets     | modules    | own | GSZ2Z GSZ3Z GSZ4Z GZ3M GZ4M
  data          | RJ45                 | modules    | own | RJ1 RJ1:E RJ1:6A RJ2 RJ2:E RJ2:6A
  data          | telephone, Keystone  | modules    | own | TF1 TF2 5T KP1 KP2
  data          | USB, HDMI            | modules    | own | C2A CAC ECQ HD1
  aerial        | TV, SAT              | modules    | own | TV1 TVP SAT SAP SF1 SF2
  aerial        | R-TV, audio          | modules    | own | RTV GL1 GL2 GL4 BT1
  control       | dimmers, Wi-Fi       | modules    | own | S9L S9V S13 S13R WF1 WFD
  control       | sensors, light       | modules    | own | CR1 CR1T CR1P OS1 OS2 SS1
  heating       | rotary thermostats   | modules    | own | TR1 TRC
  heating       | digital thermostats  | modules    | own | TR2 TRW
  covers        | single rockers       | covers     | own | KW1 KW1L KW6 KW6L KW7 KW2
  covers        | double rockers       | covers     | own | KW5 KW5L KW6/2 KZW1K KZP1 KW31
  covers        | symbol rockers       | covers     | own | KD1 KS1 KEZ1 KEW S13P KD1L
  covers        | socket covers        | covers     | own | GZ1ZP GSZ1ZP GZ2MZP GZ1BUZP GD1ZP G1ZP
  covers        | other covers         | covers     | own | 61P 62P AK1P S9LP CR1P TR1P
  mechanisms    | switch mechanisms    | mechanisms | -   | W1 W1:A W5 W5:A W6 W6:A W6/2 W7 W2 W2:A WH1 P1 P1:A P2
  mechanisms    | socket mechanisms    | mechanisms | -   | ZW1K ZP1 ZP1:A EZ1 GZ1 GZ1:C GSZ1 GZ2 GZ2:C GD1
  mechanisms    | electronics          | mechanisms | -   | BT1 S9:L S9:V S9:D S13 CR1:0P CR1:0T CR1:1P EW:S EW:D EW:R TR1 TR2 OS:30
  frames Line   | frames 1–2           | frames     | -   | 511:1-2
  frames Line   | frames 3–5           | frames     | -   | 511:3-5
  frames Duo    | black base           | frames     | -   | 521:1-5
  frames Duo    | silver base          | frames     | -   | 522:1-5
  frames Duo    | gold base            | frames     | -   | 523:1-5
  frames Nature | glass                | frames     | -   | 531:1-5
  frames Nature | wood                 | frames     | -   | 532:1-5
  frames Nature | steel                | frames     | -   | 533:1-5
  boxes         | one-piece boxes      | listed     | -   | TPN1/* TPN2/* TPN3/*
  boxes         | composable boxes     | listed     | -   | TSC/* TSH/* TPNR2/*
  seals         | seals                | listed     | -   | TU1 TU2 TU3 TU4
  seals         | seals                | namesake   | -   | TU5
  seals         | seals                | listed     | -   | TU1W
`,
);

/** What the e-catalogue has of Simon 82. */
const simon82 = readRange(
  seriesById(6),
  `
  mechanisms      | switch mechanisms   | mechanisms | -   | W1 W1:A W5 W5:A W6 W6:A W6/2 W7 W2 W2:A WH1 P1 P1:A P2 PR1
  mechanisms      | socket mechanisms   | mechanisms | -   | ZW1K ZP1 ZP1:A EZ1 GZ1 GZ1:C GSZ1 GZ2 GZ2:C GZ2N GZ2N:C GD1
  mechanisms      | electronics         | mechanisms | -   | BT1 S9:L S9:V S9:D S13 CR1:0P CR1:0T CR1:1P EW:S EW:D EW:R TR1 TR2 OS:30 OS:40 OS:57 SS:1 SS:2 SS:3
  covers          | single rockers      | covers     | own | KW1 KW1L KW2 KW2L KW6 KW6L KW7 KW7L KR1
  covers          | double rockers      | covers     | own | KW5 KW5L KW6/2 KW6/2L KW31 KZW1K KZP1 KZP2 KEZ1
  covers          | symbol rockers      | covers     | own | KD1 KD1L KS1 KS1L KEW S13P WH1P OS1P SS1P
  covers          | socket covers       | covers     | own | GZ1ZP GSZ1ZP GZ2MZP GZ1BUZP GD1ZP G1ZP AK1P ASKP ASFP
  covers          | other covers        | covers     | own | 61P 62P KP2 GL1P GL2P S9LP CR1P TR1P
  frames Original | frames 1–2          | frames     | -   | 611:1-2
  frames Original | frames 3–4          | frames     | -   | 611:3-4
  frames Select   | frames 1–2          | frames     | -   | 612:1-2
  frames Select   | frames 3–4          | frames     | -   | 612:3-4
  control         | dimmers, sensors    | modules    | own | S9L S13 CR1
  control         | thermostats         | modules    | own | TR1 TR2 TRW
  control         | USB-Schuko          | modules    | own | GSU GSC
`,
);

/** What the e-catalogue has of Simon GO. */
const simonGo = readRange(
  seriesById(7),
  `
  controllers | Wi-Fi light     | modules | simon-55 | GEW1 GEW2 GED1 GEL1 GEC1
  controllers | Wi-Fi other     | modules | simon-55 | GEZ1 GES1 GET1 GEG1
  in the box  | box controllers | modules | simon-55 first 1 | GP1 GP2 GPD GPZ GPB GPW GPT GPR
  remotes     | remotes         | modules | remotes  | GR1 GR2 GR4
  remotes     | sensors         | modules | remotes  | GC1 GC2 GC3
`,
);

/** What the e-catalogue has of Simon Aquarius. */
const simonAquarius = readRange(
  seriesById(8),
  `
  only switches | surface switches | surface     | own | AW1 AW1L AW5 AW6
  only switches | surface push     | surface     | own | AW6/2 AW7 AP1 AD1 AS1
  only sockets  | surface single   | surface     | own | AGZ1 AGZ1C AGSZ1 AGSZ1C
  only sockets  | surface double   | surface     | own | AGZ2 AGZ2V AGSZ2 AWG1
  accessories   | accessories      | accessories | -   | DL UK SR LW
`,
);

/** Simon Connect: for offices, only in the e-catalogue. */
const simonConnect = readRange(
  {
    id: 9,
    tag: 'simon-connect',
    name: 'Simon Connect',
    letter: 'K',
    mechanismEnding: '',
    priceFactor: 1,
    window: 55,
  },
  `
  K45         | all switches     | modules  | own | W1 W1:A W1:X W1L W5 W5:A W5:X W5L W6 W6:A W6:X W6L W7 W7:A P1 P1:L D1 S1
  K45         | all sockets      | modules  | own | GZ1 GZ1:C GZ1:A GSZ1 GSZ1:C GSZ1:A G1 G1:A GZ2 GZ2:C GZ2:A GZ1B GZ1B:C GD1 GD1:C GZ1U GSU GSC
  K45         | data, multimedia | modules  | own | RJ1 RJ1:E RJ1:6A RJ2 RJ2:E RJ2:6A TF1 TF2 5T KP1 KP2 HD1 HD2 C2A CAC ECQ PS PK1
  K45         | AV, control      | modules  | own | TV1 TVP SAT SAP SF1 SF2 RTV RTP GL1 GL2 GL4 BT1 S9L S9V CR1 TR1
  CIMA        | CIMA boxes       | families | -   | cima-surface cima-flush cima-wall cima-low
  CIMA        | CIMA parts       | families | -   | cima-frame cima-plate cima-set cima-desk cima-data
  floor boxes | round floor      | families | -   | floor-round floor-screed floor-pop-up floor-brass
  floor boxes | square floor     | families | -   | floor-square floor-steel floor-tray floor-lid
  columns     | columns          | families | -   | column-single column-double
  columns     | mini columns     | families | -   | mini-single mini-double
`,
);

/** What belongs to no series. */
const withoutSeries = readRange(
  { id: 10, tag: '', name: '', letter: '', mechanismEnding: '', priceFactor: 1, window: 55 },
  `
  flush boxes   | masonry boxes     | families | - | box-round box-joinable box-deep
  flush boxes   | hollow-wall boxes | families | - | box-hollow box-hollow-set box-junction
  mounting      | screws            | families | - | screw-fixing plug-fixing screw-hollow
  mounting      | terminals         | families | - | terminal-screw terminal-quick cable-clip
  light sources | light sources     | families | - | bulb-candle strip-white strip-colour spot
  light sources | power supplies    | families | - | supply charger-travel
  cables        | cables            | families | - | cable-speaker cable-patch cable-headset
  cables        | plugs             | families | - | plug-data plug-aerial plug-hdmi plug-usb
  tools         | hand tools        | families | - | driver-flat driver-cross cutter crimper
  bells         | bells             | families | - | bell-gong bell-buzzer bell-radio
  bells         | transformers      | families | - | transformer transformer-rail
`,
);

/** The whole e-catalogue, in the order of the browser (docs/catalogue-rules.md#c6-7). */
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
