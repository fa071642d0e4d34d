import { describe, expect, it } from 'vitest';
import { ok, err } from '../result.ts';
import { aChoice, aFrame, anAssortment, aPanel, aSet } from '../testing/makers.ts';
import { moveModule, removeModule } from './modules.ts';

const frame = aFrame({ slots: 3 });
const panel = aPanel('@MM');
const assortment = anAssortment({ frames: [frame, panel] });
const switchChoice = aChoice();
const socket = aChoice({ moduleId: 4019 });
const set = aSet({ frameId: frame.id, modules: { 1: switchChoice, 2: socket } });

describe('moving a module', () => {
  // Holds R18.
  it('moves it to an empty slot', () => {
    expect(moveModule(set, 1, 3, assortment)).toEqual(ok({ ...set, modules: { 2: socket, 3: switchChoice } }));
  });

  // Holds R18.
  it('swaps it with the module in the other slot', () => {
    expect(moveModule(set, 1, 2, assortment)).toEqual(ok({ ...set, modules: { 1: socket, 2: switchChoice } }));
  });

  it('to its own slot changes nothing', () => {
    expect(moveModule(set, 1, 1, assortment)).toEqual(ok(set));
  });

  it.each([
    ['the slot is empty', set, 3, 1, { kind: 'empty-slot' }],
    ['the frame has no such slot', set, 1, 4, { kind: 'beyond-frame', slots: 3 }],
    ['no frame is chosen', { ...set, frameId: null }, 1, 2, { kind: 'no-frame' }],
    [
      'the slot takes a controller',
      aSet({ frameId: panel.id, modules: { 2: switchChoice } }),
      2,
      1,
      { kind: 'controller-slot' },
    ],
    [
      'the module there could not come back',
      aSet({ frameId: panel.id, modules: { 1: switchChoice, 2: socket } }),
      1,
      2,
      { kind: 'controller-slot' },
    ],
  ] as const)('is refused if %s', (_, from, source, target, problem) => {
    expect(moveModule(from, source, target, assortment)).toEqual(err(problem));
  });
});

describe('removing a module', () => {
  it('empties its slot', () => {
    expect(removeModule(set, 1).modules).toEqual({ 2: socket });
  });

  it('changes nothing in an empty slot', () => {
    expect(removeModule(set, 3)).toBe(set);
  });
});
