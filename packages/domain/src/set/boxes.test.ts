import { describe, expect, it } from 'vitest';
import { ok, err } from '../result.ts';
import { aBox, aFrame, anAssortment, aSet } from '../testing/makers.ts';
import { boxColours, boxDepth, boxParts, boxPrice, chooseCornerBox, chooseSurfaceBox, chosenBox } from './boxes.ts';

const frame = aFrame({
  slots: 2,
  cornerBoxes: [aBox(55901, 501)],
  surfaceBoxes: [aBox(54811, 501), aBox(54812, 501, 3), aBox(55802, 507)],
});
const assortment = anAssortment({ frames: [frame] });
const set = aSet({ frameId: frame.id });

describe('choosing a box', () => {
  // Holds §1.9, §4.50.
  it('chooses a corner box and removes the surface box', () => {
    const before = { ...set, surfaceBoxColourId: 507 };
    expect(chooseCornerBox(before, 501, assortment)).toEqual(ok({ ...set, cornerBoxColourId: 501 }));
  });

  // Holds §1.10, §4.50.
  it('chooses a surface box and removes the corner box', () => {
    const before = { ...set, cornerBoxColourId: 501 };
    expect(chooseSurfaceBox(before, 507, assortment)).toEqual(ok({ ...set, surfaceBoxColourId: 507 }));
  });

  it('removes the box for colour 0, and keeps the other box', () => {
    const before = { ...set, surfaceBoxColourId: 507 };
    expect(chooseSurfaceBox(before, 0, assortment)).toEqual(ok(set));
    expect(chooseCornerBox(before, 0, assortment)).toEqual(ok(before));
  });

  it('is refused in a colour that is not offered', () => {
    expect(chooseCornerBox(set, 507, assortment)).toEqual(err({ kind: 'colour-not-offered', colourId: 507 }));
    expect(chooseSurfaceBox(set, 508, assortment)).toEqual(err({ kind: 'colour-not-offered', colourId: 508 }));
  });

  it('is refused without a frame', () => {
    expect(chooseCornerBox(aSet(), 501, assortment)).toEqual(err({ kind: 'no-frame' }));
    expect(chooseSurfaceBox(aSet(), 501, assortment)).toEqual(err({ kind: 'no-frame' }));
  });
});

describe('the colours of a box', () => {
  // Holds D13.
  it('are listed once each, however many articles the box consists of', () => {
    expect(boxColours(frame.surfaceBoxes).map(({ id }) => id)).toEqual([501, 507]);
  });

  it('are empty if there is no box', () => {
    expect(boxColours([])).toEqual([]);
  });
});

describe('the box of a set', () => {
  const composed = { ...set, surfaceBoxColourId: 501 };

  it('has the parts of its colour, and is deeper if composed', () => {
    expect(chosenBox(set, frame)).toEqual([]);
    expect(chosenBox(composed, frame).map(({ id }) => id)).toEqual([54811, 54812]);
    expect([boxDepth(1), boxDepth(2)]).toEqual([35, 40]);
  });

  it('costs the sum of its parts, unless one is on request', () => {
    const prices = new Map([
      [54811, 1000],
      [54812, 250],
    ]);
    expect(boxPrice(boxParts(frame.surfaceBoxes, 501), (id) => prices.get(id))).toBe(1750);
    expect(boxPrice(boxParts(frame.surfaceBoxes, 507), (id) => prices.get(id))).toBeUndefined();
  });
});
