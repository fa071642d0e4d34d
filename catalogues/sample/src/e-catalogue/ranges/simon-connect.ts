import { readRange } from '../read-range.ts';

/** Simon Connect: for offices, only in the e-catalogue. */
export const simonConnect = readRange(
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
