import { aSet } from '../makers.ts';
import type { WorkedExample } from './worked-example.ts';

/** Worked example 3: a touch panel with two controllers and a module (docs/catalogue-rules.md#c5-9). */
export const livingRoom: WorkedExample = {
  set: aSet({
    name: 'Salon – wejście',
    frameId: 54620,
    modules: {
      3: {
        moduleId: 4019,
        colourId: 401,
        visibleComponentId: 54201,
        options: { 1: { selectedId: 54302, quantity: 1 } },
      },
    },
    controllers: { 1: 303, 2: 306 },
  }),
  rows: [
    ['DTP3-24M/70', 1, 49800],
    ['DTZ2', 1, 29900],
    ['DTP4', 1, 34500],
    ['DGZ1ZP/11', 1, 990],
    ['SGZ1CM', 1, 1820],
  ],
  total: 117010,
};
