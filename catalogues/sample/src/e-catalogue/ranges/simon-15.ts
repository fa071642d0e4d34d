import { seriesById } from '../../series/series-by-id.ts';
import { readRange } from '../read-range.ts';

/** What the e-catalogue has of Simon 15. */
export const simon15 = readRange(
  seriesById(3),
  `
  switches     | all switches | modules | own | W1 W5 W6 W7
  switches     | push, blinds | modules | own | P1 D1 S1 ZW1
  only sockets | all sockets  | modules | own | GZ1 GZ1:C GZ2 GZ2:C
  only sockets | data, aerial | modules | own | RJ1 RJ2 TV1 SAT
  frames       | all frames   | frames  | -   | 311:1-3
`,
);
