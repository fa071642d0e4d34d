import { seriesById } from '../../series/series-by-id.ts';
import { readRange } from '../read-range.ts';

/** What the e-catalogue has of Simon 10. */
export const simon10 = readRange(
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
