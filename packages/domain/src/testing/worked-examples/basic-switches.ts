import { aSet } from '../makers.ts';
import type { WorkedExample } from './worked-example.ts';

/** Worked example 4: modules of one article each, in a sealed frame (docs/catalogue-rules.md#c5-10). */
export const basicSwitches: WorkedExample = {
  set: aSet({
    frameId: 21212,
    ip44: true,
    modules: {
      1: { moduleId: 2001, colourId: 201, visibleComponentId: 22001, options: {} },
      2: { moduleId: 2006, colourId: 201, visibleComponentId: 22006, options: {} },
    },
  }),
  rows: [
    ['BR2/11', 1, 690],
    ['BU2', 1, 380],
    ['BW1.00/11', 1, 1090],
    ['BW6.00/11', 1, 1240],
  ],
  total: 3400,
};
