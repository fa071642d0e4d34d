import { describe, expect, it } from 'vitest';
import {
  allSlots,
  controllerSlots,
  hasModuleSlots,
  isControllerSlot,
  moduleSlots,
  slotCounts,
  slotsOfFrame,
} from './catalogue.ts';
import { aFrame, aLine, aPanel } from './testing/makers.ts';

describe('the slots of a frame', () => {
  // Holds §9.5, §9.6.
  it.each(allSlots)('are the first %i of five', (slots) => {
    expect(slotsOfFrame(aFrame({ slots }))).toEqual(allSlots.slice(0, slots));
  });

  it('all take modules without a touch layout', () => {
    const frame = aFrame({ slots: 3 });
    expect(moduleSlots(frame)).toEqual([1, 2, 3]);
    expect(controllerSlots(frame)).toEqual([]);
  });

  // Holds §9.6, §9.7, D10.
  it.each([
    ['@', [1], []],
    ['@@', [1, 2], []],
    ['@M', [1], [2]],
    ['M@', [2], [1]],
    ['@@M', [1, 2], [3]],
    ['@M@', [1, 3], [2]],
    ['@MM', [1], [2, 3]],
    ['@@@', [1, 2, 3], []],
  ] as const)('of the panel %s take controllers in %j and modules in %j', (pattern, forControllers, forModules) => {
    const panel = aPanel(pattern);
    expect(controllerSlots(panel)).toEqual(forControllers);
    expect(moduleSlots(panel)).toEqual(forModules);
    expect(hasModuleSlots(panel)).toBe(forModules.length > 0);
  });

  // Holds §9.7, D10.
  it('never take controllers beyond the third', () => {
    const layout = { controllerSlots: [false, false, false, true], controllerVariations: [[1]] };
    expect(isControllerSlot(aFrame({ slots: 4, touchLayout: layout }), 4)).toBe(false);
  });
});

// Holds §2.88, §2.89, §9.5.
it.each([
  [5, [1, 2, 3, 4, 5]],
  [4, [1, 2, 3, 4]],
  [3, [1, 2, 3]],
] as const)('a line of at most %i slots offers %j', (maxSlots, counts) => {
  expect(slotCounts(aLine({ maxSlots }))).toEqual(counts);
});
