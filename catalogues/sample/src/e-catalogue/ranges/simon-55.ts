import { seriesById } from '../../series/series-by-id.ts';
import { readRange } from '../read-range.ts';

/** What the e-catalogue has of Simon 55. */
export const simon55 = readRange(
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
