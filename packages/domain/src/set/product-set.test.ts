import { describe, expect, it } from 'vitest';
import { aChoice, aFrame, anAssortment, aPanel, aSet } from '../testing/makers.ts';
import { nextFreeModuleSlot, freeModuleSlots, isConfigured } from './product-set.ts';

describe('the free module slots', () => {
  it('are those without a module', () => {
    const set = aSet({ modules: { 1: aChoice(), 3: aChoice() } });
    expect(freeModuleSlots(set, aFrame({ slots: 4 }))).toEqual([2, 4]);
  });

  it('do not include controller slots, empty or not', () => {
    expect(freeModuleSlots(aSet({ controllers: { 1: 301 } }), aPanel('@M@'))).toEqual([2]);
  });

  it.each([
    ['@MM', 2],
    ['M@', 1],
    ['@M', 2],
    ['@@', undefined],
  ] as const)('of the panel %s start with %s', (pattern, slot) => {
    expect(nextFreeModuleSlot(aSet(), aPanel(pattern))).toBe(slot);
  });

  it('are none in a full frame', () => {
    expect(nextFreeModuleSlot(aSet({ modules: { 1: aChoice() } }), aFrame())).toBeUndefined();
  });

  it.each([
    [1, [], 2],
    [2, [1], 3],
    [3, [2], 1],
    [2, [2], 3],
    [1, [1, 2, 3], undefined],
    [1, [2, 3], undefined],
  ] as const)('after slot %i with %j filled continue at the right, then from the left', (after, filled, slot) => {
    const modules = Object.fromEntries(filled.map((one) => [one, aChoice()]));
    expect(nextFreeModuleSlot(aSet({ modules }), aFrame({ slots: 3 }), after)).toBe(slot);
  });
});

describe('a set', () => {
  const assortment = anAssortment({ frames: [aFrame({ id: 1 }), aPanel('@M@', { id: 2 }), aPanel('MM', { id: 3 })] });

  it.each([
    ['without a frame is not configured', {}, false],
    ['whose frame is gone is not configured', { frameId: 9 }, false],
    ['with a plain frame is configured, modules or not', { frameId: 1 }, true],
    ['with an empty panel is not configured', { frameId: 2 }, false],
    ['with one controller too few is not configured', { frameId: 2, controllers: { 1: 301 } }, false],
    ['with every controller is configured', { frameId: 2, controllers: { 1: 301, 3: 301 } }, true],
    ['with a panel that takes no controller is configured', { frameId: 3 }, true],
  ])('%s', (_, overrides, configured) => {
    expect(isConfigured(aSet(overrides), assortment)).toBe(configured);
  });
});
