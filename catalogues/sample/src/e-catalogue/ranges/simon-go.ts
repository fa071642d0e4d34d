import { seriesById } from '../../series/series-by-id.ts';
import { readRange } from '../read-range.ts';

/** What the e-catalogue has of Simon GO. */
export const simonGo = readRange(
  seriesById(7),
  `
  controllers | Wi-Fi light     | modules | simon-55 | GEW1 GEW2 GED1 GEL1 GEC1
  controllers | Wi-Fi other     | modules | simon-55 | GEZ1 GES1 GET1 GEG1
  in the box  | box controllers | modules | simon-55 first 1 | GP1 GP2 GPD GPZ GPB GPW GPT GPR
  remotes     | remotes         | modules | remotes  | GR1 GR2 GR4
  remotes     | sensors         | modules | remotes  | GC1 GC2 GC3
`,
);
