import type { Frame, TouchLayout } from '../catalogue/frame.ts';
import { allSlots } from '../set/slot.ts';
import { aFrame } from './a-frame.ts';

/** The variations that the sample's panels are made with, by the number of controllers (catalogue.md §5.5). */
const variations: Readonly<Record<number, TouchLayout['controllerVariations']>> = {
  1: [[1], [2], [3], [4]],
  2: [
    [1, 1],
    [1, 2],
    [2, 2],
    [2, 4],
    [4, 4],
  ],
  3: [
    [1, 1, 1],
    [1, 2, 1],
    [2, 2, 2],
    [2, 4, 2],
    [4, 4, 4],
  ],
};

/** A glass panel to test with, told as its symbol does: `@` for a controller slot, `M` for a module slot (`@@M`). */
export const aPanel = (pattern: string, overrides: Partial<Frame> = {}): Frame => {
  const controllerSlots = Array.from(pattern, (place) => place === '@');
  const slots = allSlots.find((slot) => slot === pattern.length) ?? 1;
  return aFrame({
    id: 54600 + slots,
    name: `Panel ${pattern}`,
    symbol: `DTP${slots}-${pattern}/70`,
    lineTag: 'simon-54-touch',
    subcategoryId: 431,
    geometry: { height: 86, window: 54 },
    slots,
    touchLayout: { controllerSlots, controllerVariations: variations[controllerSlots.filter(Boolean).length] ?? [] },
    ...overrides,
  });
};
