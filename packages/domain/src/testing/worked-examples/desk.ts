import { aSet } from '../makers.ts';
import type { WorkedExample } from './worked-example.ts';

/**
 * Worked example 2: four slots, composed surface box, merged lines, a quantity entered by the user
 * (docs/catalogue-rules.md#c5-8). IP44 is requested but not possible.
 */
export const desk: WorkedExample = {
  set: aSet({
    name: 'Biurko',
    frameId: 54014,
    ip44: true,
    surfaceBoxColourId: 401,
    modules: {
      1: {
        moduleId: 4019,
        colourId: 401,
        visibleComponentId: 54201,
        options: { 1: { selectedId: 54301, quantity: 1 } },
      },
      2: {
        moduleId: 4019,
        colourId: 408,
        visibleComponentId: 54202,
        options: { 1: { selectedId: 54301, quantity: 1 } },
      },
      3: {
        moduleId: 4032,
        colourId: 401,
        visibleComponentId: 54211,
        options: { 1: { selectedId: 54312, quantity: 2 } },
      },
      4: {
        moduleId: 4016,
        colourId: 401,
        visibleComponentId: 54221,
        options: { 1: { selectedId: 54321, quantity: 1 } },
      },
    },
  }),
  rows: [
    ['DR4/11', 1, 3460],
    ['DSC/11', 1, 2300],
    ['DSH/11', 3, 1700],
    ['DGZ1ZP/11', 1, 990],
    ['SGZ1M', 2, 1490],
    ['DGZ1ZP/49', 1, 1240],
    ['DKP2/11', 1, 2200],
    ['KRJ6E', 2, 2990],
    ['DKZW1K/11', 1, 1700],
    ['SZW1KM', 1, 3180],
  ],
  total: 29130,
};
