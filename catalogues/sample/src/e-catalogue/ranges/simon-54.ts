import { seriesById } from '../../series/series-by-id.ts';
import { readRange } from '../read-range.ts';

/** What the e-catalogue has of Simon 54. */
export const simon54 = readRange(
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
