import { describe, expect, it } from 'vitest';
import { aChoice } from '../../testing/a-choice.ts';
import { aFrame } from '../../testing/a-frame.ts';
import { aPanel } from '../../testing/a-panel.ts';
import { aSet } from '../../testing/a-set.ts';
import { firstFreeModuleSlot } from './first-free-module-slot.ts';
import { freeModuleSlots } from './free-module-slots.ts';

describe('the free module slots', () => {
  it('are those without a module', () => {
    const set = aSet({ modules: { 1: aChoice(), 3: aChoice() } });
    expect(freeModuleSlots(set, aFrame({ slots: 4 }))).toEqual([2, 4]);
  });

  it('leave out controller slots, empty or not', () => {
    expect(freeModuleSlots(aSet({ controllers: { 1: 301 } }), aPanel('@M@'))).toEqual([2]);
  });

  it.each([
    ['@MM', 2],
    ['M@', 1],
    ['@M', 2],
    ['@@', undefined],
  ] as const)('of the panel %s start with %s', (pattern, slot) => {
    expect(firstFreeModuleSlot(aSet(), aPanel(pattern))).toBe(slot);
  });

  it('are none in a full frame', () => {
    expect(firstFreeModuleSlot(aSet({ modules: { 1: aChoice() } }), aFrame())).toBeUndefined();
  });
});
