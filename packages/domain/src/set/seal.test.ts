import { describe, expect, it } from 'vitest';
import { ok, err } from '../result.ts';
import { aChoice, aComponent, aFrame, aGroup, aModule, anAssortment, aSet } from '../testing/makers.ts';
import { placeModule, removeModule } from './modules.ts';
import { addInserts, hasSeal, missingInserts, switchSeal } from './seal.ts';

const sealed = aFrame({ id: 1, slots: 2, supportsIp44: true });
const bare = aFrame({ id: 2, slots: 2 });
const assortment = anAssortment({
  frames: [sealed, bare],
  modules: [aModule(), aModule({ id: 4019, disablesIp44: true })],
});
const socket = aChoice({ moduleId: 4019 });

describe('switching IP44 on', () => {
  it('is accepted if the frame has a seal and every module allows it', () => {
    const set = aSet({ frameId: 1, modules: { 1: aChoice() } });
    expect(switchSeal(set, true, assortment)).toEqual(ok({ ...set, ip44: true }));
  });

  it.each([
    ['no frame is chosen', aSet(), { kind: 'no-frame' }],
    ['the frame lacks it', aSet({ frameId: 2 }), { kind: 'frame-lacks-ip44' }],
    [
      'a module disables it',
      aSet({ frameId: 1, modules: { 1: aChoice(), 2: socket } }),
      { kind: 'module-disables-ip44', slot: 2, moduleId: 4019 },
    ],
  ] as const)('is refused if %s', (_, set, problem) => {
    expect(switchSeal(set, true, assortment)).toEqual(err(problem));
  });
});

describe('switching IP44 off', () => {
  it('always succeeds', () => {
    const set = aSet({ frameId: 2, ip44: true, modules: { 1: socket } });
    expect(switchSeal(set, false, assortment)).toEqual(ok({ ...set, ip44: false }));
  });
});

describe('IP44', () => {
  it.each([
    ['is possible on request', { frameId: 1, ip44: true }, true],
    ['is off without a request', { frameId: 1 }, false],
    ['is off if the frame lacks it', { frameId: 2, ip44: true }, false],
    ['is off if a module disables it', { frameId: 1, ip44: true, modules: { 2: socket } }, false],
    ['is off without a frame', { ip44: true }, false],
  ])('%s', (_, overrides, holds) => {
    expect(hasSeal(aSet(overrides), assortment)).toBe(holds);
  });

  // Holds §4.51.
  it('is not turned on again when the module that disabled it is removed', () => {
    const placed = placeModule(aSet({ frameId: 1, ip44: true }), 1, socket, assortment);
    expect(placed.ok && removeModule(placed.value.set, 1).ip44).toBe(false);
  });
});

describe('the inserts of a sealed set', () => {
  const insert = aComponent(54399);
  const tight = aModule({
    id: 4005,
    components: [aComponent(54201, { colourId: 401 }), insert],
    groups: [aGroup({ id: 7, roleId: 'ip44-insert', components: [54399] })],
  });
  const range = anAssortment({ frames: [sealed, bare], modules: [aModule(), tight] });
  const choice = aChoice({ moduleId: 4005, options: { 7: { selectedId: null, quantity: 1 } } });
  const set = aSet({ frameId: 1, ip44: true, modules: { 1: aChoice(), 2: choice } });

  it('are listed for modules that need one and have none', () => {
    expect(missingInserts(set, range)).toEqual([{ slot: 2, choice, groupId: 7, insert }]);
    expect(missingInserts({ ...set, ip44: false }, range)).toEqual([]);
  });

  it('are added, and no longer missing', () => {
    const added = addInserts(set, range);
    expect(added.modules[2]?.options).toEqual({ 7: { selectedId: 54399, quantity: 1 } });
    expect(added.modules[1]).toBe(set.modules[1]);
    expect(missingInserts(added, range)).toEqual([]);
  });
});
