import { aSet } from '../makers.ts';
import type { WorkedExample } from './worked-example.ts';

/** Worked example 1: simple frame, IP44, surface box, two-article modules (docs/catalogue-rules.md#c5-7). */
export const washBasin: WorkedExample = {
  set: aSet({
    name: 'Łazienka – umywalka',
    frameId: 55012,
    ip44: true,
    surfaceBoxColourId: 501,
    modules: {
      1: {
        moduleId: 5003,
        colourId: 501,
        visibleComponentId: 55221,
        options: {
          1: { selectedId: 55301, quantity: 1 },
          2: { selectedId: 55302, quantity: 1 },
          3: { selectedId: null, quantity: 1 },
        },
      },
      2: {
        moduleId: 5023,
        colourId: 501,
        visibleComponentId: 55242,
        options: { 1: { selectedId: 55312, quantity: 1 } },
      },
    },
  }),
  rows: [
    ['TR2/111', 1, 1840],
    ['TU2', 1, 560],
    ['TPN2/111', 1, 3350],
    ['TKW5/111', 1, 1980],
    ['SW5MR', 1, 2640],
    ['TU1W', 1, 290],
    ['TGZ1BUZP/111A', 1, 2470],
    ['SGZ1CMR', 1, 1960],
  ],
  total: 15090,
};
