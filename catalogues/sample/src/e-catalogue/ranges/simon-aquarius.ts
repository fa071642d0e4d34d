import { seriesById } from '../../series/series-by-id.ts';
import { readRange } from '../read-range.ts';

/** What the e-catalogue has of Simon Aquarius. */
export const simonAquarius = readRange(
  seriesById(8),
  `
  only switches | surface switches | surface     | own | AW1 AW1L AW5 AW6
  only switches | surface push     | surface     | own | AW6/2 AW7 AP1 AD1 AS1
  only sockets  | surface single   | surface     | own | AGZ1 AGZ1C AGSZ1 AGSZ1C
  only sockets  | surface double   | surface     | own | AGZ2 AGZ2V AGSZ2 AWG1
  accessories   | accessories      | accessories | -   | DL UK SR LW
`,
);
