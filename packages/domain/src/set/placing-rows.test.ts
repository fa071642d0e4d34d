import { describe, expect, it } from 'vitest';
import { err } from '../result.ts';
import { aChoice, aFrame, aModule, anAssortment, aPanel, aSet } from '../testing/makers.ts';
import { placeInFreeSlots } from './modules.ts';

describe('filling a row with one module', () => {
  const frame = aFrame({ id: 3, slots: 3, supportsIp44: true });
  const assortment = anAssortment({
    frames: [frame, aPanel('@MM', { id: 2 })],
    modules: [aModule(), aModule({ id: 4019, disablesIp44: true })],
  });

  it('uses every free module slot, and keeps placed modules', () => {
    const before = aSet({ frameId: 3, modules: { 2: aChoice({ moduleId: 4019 }) } });
    const filled = placeInFreeSlots(before, aChoice(), assortment);
    expect(filled.ok && filled.value.set.modules).toMatchObject({
      1: { moduleId: 4001 },
      2: { moduleId: 4019 },
      3: { moduleId: 4001 },
    });
    const besideController = placeInFreeSlots(aSet({ frameId: 2 }), aChoice(), assortment);
    expect(besideController.ok && Object.keys(besideController.value.set.modules)).toEqual(['2', '3']);
  });

  it('removes the seal once if the module excludes it', () => {
    const filled = placeInFreeSlots(aSet({ frameId: 3, ip44: true }), aChoice({ moduleId: 4019 }), assortment);
    expect(filled.ok && filled.value.set.ip44).toBe(false);
    expect(filled.ok && filled.value.losses.map(({ kind }) => kind)).toEqual(['ip44']);
  });

  it('requires a free slot', () => {
    const full = aSet({ frameId: 3, modules: { 1: aChoice(), 2: aChoice(), 3: aChoice() } });
    expect(placeInFreeSlots(full, aChoice(), assortment)).toEqual(err({ kind: 'no-free-slot' }));
    expect(placeInFreeSlots(aSet({ frameId: null }), aChoice(), assortment)).toEqual(err({ kind: 'no-frame' }));
  });
});
