import { seriesById } from '../../series/series-by-id.ts';
import { readRange } from '../read-range.ts';

/** What the e-catalogue has of Simon Basic. */
export const simonBasic = readRange(
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
