import { describe, expect, it } from 'vitest';
import { accepted, refused } from '../../result.ts';
import { aChoice } from '../../testing/a-choice.ts';
import { aFrame } from '../../testing/a-frame.ts';
import { aModule } from '../../testing/a-module.ts';
import { anAssortment } from '../../testing/an-assortment.ts';
import { aPanel } from '../../testing/a-panel.ts';
import { aSet } from '../../testing/a-set.ts';
import { placeInFirstFreeSlot } from './place-in-first-free-slot.ts';
import { placeModule } from './place-module.ts';

const frame = aFrame({ slots: 2, supportsIp44: true });
const panel = aPanel('@M');
const assortment = anAssortment({
  frames: [frame, panel],
  modules: [aModule(), aModule({ id: 4019, disablesIp44: true })],
});
const set = aSet({ frameId: frame.id });
const socket = aChoice({ moduleId: 4019 });

describe('placing a module', () => {
  it('fills an empty slot', () => {
    expect(placeModule(set, 2, aChoice(), assortment)).toEqual(accepted({ ...set, modules: { 2: aChoice() } }));
  });

  it('replaces the module that is there, and leaves others alone', () => {
    const filled = { ...set, modules: { 1: aChoice(), 2: aChoice() } };
    expect(placeModule(filled, 1, socket, assortment)).toEqual(
      accepted({ ...set, modules: { 1: socket, 2: aChoice() } }),
    );
  });

  it('turns IP44 off where the module disables it', () => {
    const placed = placeModule({ ...set, ip44: true }, 1, socket, assortment);
    expect(placed.ok && placed.value.ip44).toBe(false);
  });

  it('leaves IP44 on where the module allows it', () => {
    const placed = placeModule({ ...set, ip44: true }, 1, aChoice(), assortment);
    expect(placed.ok && placed.value.ip44).toBe(true);
  });

  it('is refused where the slot does not take it', () => {
    expect(placeModule(set, 3, aChoice(), assortment)).toEqual(refused({ kind: 'beyond-frame', slots: 2 }));
  });

  it('is refused where the catalogue has no such module', () => {
    expect(placeModule(set, 1, aChoice({ moduleId: 7 }), assortment)).toEqual(
      refused({ kind: 'unknown-module', moduleId: 7 }),
    );
  });
});

describe('placing into the first free slot', () => {
  it('fills from the left', () => {
    const filled = { ...set, modules: { 1: aChoice() } };
    expect(placeInFirstFreeSlot(filled, socket, assortment)).toEqual(
      accepted({ set: { ...filled, modules: { 1: aChoice(), 2: socket } }, slot: 2 }),
    );
  });

  it('passes controller slots over', () => {
    const placed = placeInFirstFreeSlot(aSet({ frameId: panel.id }), aChoice(), assortment);
    expect(placed.ok && placed.value.slot).toBe(2);
  });

  it('is refused in a full frame', () => {
    const full = { ...set, modules: { 1: aChoice(), 2: aChoice() } };
    expect(placeInFirstFreeSlot(full, socket, assortment)).toEqual(refused({ kind: 'no-free-slot' }));
  });

  it('is refused without a frame', () => {
    expect(placeInFirstFreeSlot(aSet(), aChoice(), assortment)).toEqual(refused({ kind: 'no-frame' }));
  });

  it('is refused where the catalogue has no such module', () => {
    expect(placeInFirstFreeSlot(set, aChoice({ moduleId: 7 }), assortment)).toEqual(
      refused({ kind: 'unknown-module', moduleId: 7 }),
    );
  });
});
