import { describe, expect, it } from 'vitest';
import { allControllerSlots, type ControllerSlot } from '../catalogue.ts';
import { ok, err } from '../result.ts';
import { aController, aFrame, anAssortment, aPanel, aSet } from '../testing/makers.ts';
import { exampleAssortment } from '../testing/worked-examples/example-assortment.ts';
import { chooseController, controllerOffers, controllerProblem, removeController } from './controllers.ts';
import type { ProductSet } from './product-set.ts';

const single = aPanel('@', { id: 1 });
const pair = aPanel('@@M', { id: 2 });
const apart = aPanel('@M@', { id: 3 });
const three = aPanel('@@@', { id: 4 });
const adjacent = aPanel('M@', { id: 5 });
const plain = aFrame({ id: 6, slots: 3 });
const assortment = anAssortment({
  frames: [single, pair, apart, three, adjacent, plain],
  controllers: {
    'simon-54': [1, 2, 3, 4].map((touchPoints) => aController(touchPoints)),
    'simon-55': [aController(1, { id: 399 })],
  },
});

/** A set on a panel. Controllers are given by their touch points, `–` for an empty slot. */
const setOn = (frameId: number, chosen: readonly (number | '–')[]): ProductSet => {
  const controllers = allControllerSlots.flatMap((slot, index) => {
    const touchPoints = chosen[index] ?? '–';
    return touchPoints === '–' ? [] : [[slot, 300 + touchPoints]];
  });
  return aSet({ frameId, controllers: Object.fromEntries(controllers) });
};
const allowedControllers = (set: ProductSet, slot: ControllerSlot, catalogue = assortment) =>
  controllerOffers(set, slot, catalogue).flatMap(({ controller, problem }) => (problem ? [] : [controller]));
const touchPointsAllowed = (set: ProductSet, slot: ControllerSlot): readonly number[] =>
  allowedControllers(set, slot).map(({ touchPoints }) => touchPoints);

// Holds C5.5.
describe('the controllers allowed in a slot', () => {
  // Holds §4.58, D11.
  it.each([
    [
      ['–', '–'],
      [1, 2, 4],
      [1, 2, 4],
    ],
    [
      [1, '–'],
      [1, 2, 4],
      [1, 2],
    ],
    [
      [2, '–'],
      [1, 2, 4],
      [2, 4],
    ],
    [[4, '–'], [1, 2, 4], [4]],
    [['–', 1], [1], [1, 2, 4]],
    [
      ['–', 2],
      [1, 2],
      [1, 2, 4],
    ],
    [
      ['–', 4],
      [2, 4],
      [1, 2, 4],
    ],
    [
      [2, 4],
      [2, 4],
      [2, 4],
    ],
    [[1, 1], [1], [1, 2]],
  ] as const)('together with %j are %j in slot 1 and %j in slot 2', (chosen, first, second) => {
    expect(touchPointsAllowed(setOn(pair.id, chosen), 1)).toEqual(first);
    expect(touchPointsAllowed(setOn(pair.id, chosen), 2)).toEqual(second);
  });

  // Holds §4.58, D11.
  it.each([
    [[1, '–', '–'], 2, [1, 2]],
    [[1, '–', '–'], 3, [1]],
    [['–', 2, '–'], 1, [1, 2]],
    [['–', 2, '–'], 3, [1, 2]],
    [[2, 2, '–'], 3, [2]],
  ] as const)('together with %j on three slots are, in slot %i, %j', (chosen, slot, allowed) => {
    expect(touchPointsAllowed(setOn(three.id, chosen), slot)).toEqual(allowed);
  });

  // Holds D10.
  it('count controller slots, not physical ones, if a module slot is between them', () => {
    expect(touchPointsAllowed(setOn(apart.id, [4, '–', '–']), 3)).toEqual([4]);
    expect(touchPointsAllowed(setOn(apart.id, ['–', '–', 1]), 1)).toEqual([1]);
  });

  // Holds §4.57.
  it.each([
    ['of one slot', single.id, 1],
    ['with one controller beside a module', adjacent.id, 2],
  ] as const)('are all of the series on a panel %s', (_, frameId, slot) => {
    expect(touchPointsAllowed(setOn(frameId, []), slot)).toEqual([1, 2, 3, 4]);
  });

  it('are all with matching touch points, in catalogue order', () => {
    const offered = allowedControllers(aSet({ frameId: 54620, controllers: { 1: 303 } }), 2, exampleAssortment);
    expect(offered.map(({ symbol }) => symbol)).toEqual(['DTS2', 'DTZ2', 'DTD2', 'DTP4']);
  });

  it('are none in a module slot, beyond the panel, in a plain frame, or without a frame', () => {
    expect(touchPointsAllowed(setOn(pair.id, []), 3)).toEqual([]);
    expect(touchPointsAllowed(setOn(single.id, []), 2)).toEqual([]);
    expect(touchPointsAllowed(setOn(plain.id, []), 1)).toEqual([]);
    expect(touchPointsAllowed(aSet(), 1)).toEqual([]);
  });

  it('treat a missing controller as not chosen yet', () => {
    expect(touchPointsAllowed(aSet({ frameId: pair.id, controllers: { 1: 9999 } }), 2)).toEqual([1, 2, 4]);
  });
});

describe('the reason why a controller may not go into a slot', () => {
  it.each([
    ['another slot rules it out', setOn(pair.id, [4, '–']), 2, 1, { kind: 'ruled-out', bySlots: [1] }],
    ['the only other slot to blame is named', setOn(three.id, [1, 2, '–']), 3, 2, { kind: 'ruled-out', bySlots: [1] }],
    [
      'each slot that does so alone is named',
      setOn(three.id, [4, 4, '–']),
      3,
      1,
      { kind: 'ruled-out', bySlots: [1, 2] },
    ],
    ['the panel is never printed so', setOn(pair.id, [4, '–']), 2, 3, { kind: 'not-printed', touchPoints: 3 }],
    ['the slot takes a module', setOn(pair.id, []), 3, 1, { kind: 'module-slot' }],
    ['the panel has fewer slots', setOn(single.id, []), 2, 1, { kind: 'beyond-frame', slots: 1 }],
    ['the frame is plain', setOn(plain.id, []), 1, 1, { kind: 'module-slot' }],
    ['there is no frame', aSet(), 1, 1, { kind: 'no-frame' }],
  ] as const)('is that %s', (_, set, slot, touchPoints, problem) => {
    expect(controllerProblem(set, slot, aController(touchPoints), assortment)).toEqual(problem);
  });

  it('names all filled slots if only together they rule it out', () => {
    const layout = {
      controllerSlots: [true, true, true],
      controllerVariations: [
        [1, 1, 2],
        [1, 2, 4],
        [2, 1, 4],
      ],
    };
    const panel = aPanel('@@@', { id: 7, touchLayout: layout });
    const around = anAssortment({ frames: [panel], controllers: { 'simon-54': [1, 2, 4].map((n) => aController(n)) } });
    expect(controllerProblem(setOn(7, [1, 1, 2]), 3, aController(4), around)).toEqual({
      kind: 'ruled-out',
      bySlots: [1, 2],
    });
  });

  it('is that it belongs to another series', () => {
    expect(controllerProblem(setOn(pair.id, []), 1, aController(1, { id: 399 }), assortment)).toEqual({
      kind: 'other-series',
      seriesTag: 'simon-54',
    });
  });
});

describe('choosing a controller', () => {
  it('replaces the present one', () => {
    expect(chooseController(setOn(pair.id, [2, 4]), 1, 304, assortment)).toEqual(ok(setOn(pair.id, [4, 4])));
  });

  // Holds C5.5, C5.5-a.
  it('is refused if no such panel exists', () => {
    expect(chooseController(setOn(pair.id, [1, 1]), 2, 304, assortment)).toEqual(
      err({ kind: 'ruled-out', bySlots: [1] }),
    );
  });

  it('is refused if the catalogue has no such controller', () => {
    expect(chooseController(setOn(pair.id, []), 1, 9, assortment)).toEqual(
      err({ kind: 'unknown-controller', controllerId: 9 }),
    );
  });
});

describe('removing a controller', () => {
  it('empties its slot', () => {
    expect(removeController(setOn(pair.id, [2, 4]), 1)).toEqual(setOn(pair.id, ['–', 4]));
  });

  it('changes nothing in an empty slot', () => {
    const set = setOn(pair.id, [2]);
    expect(removeController(set, 2)).toBe(set);
  });
});
