import { seriesById } from '../../series/series-by-id.ts';
import { readRange } from '../read-range.ts';

/** What the e-catalogue has of Simon 82. */
export const simon82 = readRange(
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
