import { describe, expect, it } from 'vitest';
import { allSlots } from './catalogue.ts';
import { drawSet, frameWidth, describeSet, slotCentre } from './drawing.ts';
import type { ProductSet } from './set/product-set.ts';
import { aColour, aFrame, aSet } from './testing/makers.ts';
import { basicSwitches } from './testing/worked-examples/basic-switches.ts';
import { desk } from './testing/worked-examples/desk.ts';
import { exampleAssortment } from './testing/worked-examples/example-assortment.ts';
import { livingRoom } from './testing/worked-examples/living-room.ts';
import { washBasin } from './testing/worked-examples/wash-basin.ts';

const draw = (set: ProductSet) => drawSet(set, exampleAssortment);
const kindsOf = (set: ProductSet) => draw(set)?.layers.map(({ kind }) => kind);

// Holds C4.
describe('the geometry of a frame', () => {
  it.each([
    [1, 84],
    [2, 155],
    [3, 226],
    [4, 297],
    [5, 368],
  ] as const)('of %i slots, 84 mm high, is %i mm wide', (slots, width) => {
    expect(frameWidth(aFrame({ slots }))).toBe(width);
  });

  it('puts the slots 71 mm apart, the same distance from both ends', () => {
    const frame = aFrame({ slots: 5 });
    expect(allSlots.map((slot) => slotCentre(frame, slot).x)).toEqual([42, 113, 184, 255, 326]);
    expect(slotCentre(frame, 1).x).toBe(frameWidth(frame) - slotCentre(frame, 5).x);
    expect(slotCentre(frame, 3).y).toBe(42);
  });
});

describe('the picture of a set', () => {
  // Holds R20, C4.
  it('has its layers from the wall outwards', () => {
    expect(draw(washBasin.set)).toEqual({
      x: -0.7,
      y: -0.7,
      width: expect.closeTo(154.4),
      height: expect.closeTo(87.2),
      layers: [
        { kind: 'surface-box', picture: 'boxes/511/2-501.svg', x: -0.5, y: -0.5, width: 154, height: 87 },
        { kind: 'seal', picture: 'seals/511/2.svg', x: -0.7, y: -0.7, width: 154.4, height: 83.4 },
        { kind: 'frame', picture: 'frames/simon-55-line/TR2-111.png', x: 0, y: 0, width: 153, height: 82 },
        { kind: 'visible-part', picture: 'components/55221,55221.svg', x: 13.5, y: 13.5, width: 55, height: 55 },
        { kind: 'visible-part', picture: 'components/55242,55242.svg', x: 84.5, y: 13.5, width: 55, height: 55 },
      ],
    });
  });

  // Holds D14.
  it('shows no seal where IP44 can not hold', () => {
    expect(kindsOf(desk.set)).toEqual(['surface-box', 'frame', ...Array.from({ length: 4 }, () => 'visible-part')]);
  });

  // Holds C4.
  it('shows the touch points of the chosen controllers around their slots', () => {
    expect(draw(livingRoom.set)?.layers.slice(1)).toEqual([
      { kind: 'visible-part', picture: 'components/54201,54201.svg', x: 158, y: 16, width: 54, height: 54 },
      { kind: 'touch-points', picture: 'controllers/simon-54/dots-2.svg', x: 15.5, y: 15.5, width: 55, height: 55 },
      { kind: 'touch-points', picture: 'controllers/simon-54/dots-4.svg', x: 86.5, y: 15.5, width: 55, height: 55 },
    ]);
  });

  it('has the size of the frame if nothing extends beyond it', () => {
    expect(draw({ ...basicSwitches.set, ip44: false })).toMatchObject({ x: 0, y: 0, width: 152, height: 81 });
  });

  it('omits parts missing from the catalogue', () => {
    const gone = { moduleId: 9, colourId: 501, visibleComponentId: 1, options: {} };
    const set = { ...washBasin.set, surfaceBoxColourId: 99, modules: { ...washBasin.set.modules, 1: gone } };
    expect(kindsOf(set)).toEqual(['seal', 'frame', 'visible-part']);
    expect(kindsOf({ ...livingRoom.set, controllers: { 1: 999, 2: 306 } })).toEqual([
      'frame',
      'visible-part',
      'touch-points',
    ]);
  });

  it('omits parts without a slot in the frame', () => {
    const socket = { moduleId: 4019, colourId: 401, visibleComponentId: 54201, options: {} };
    const misplaced = { ...livingRoom.set, modules: { 1: socket, 3: socket }, controllers: { 3: 303 } };
    expect(kindsOf(misplaced)).toEqual(['frame', 'visible-part']);
  });

  it('does not exist without a frame', () => {
    expect(draw(aSet())).toBeUndefined();
    expect(draw(aSet({ frameId: 9 }))).toBeUndefined();
  });
});

describe('the description of a set', () => {
  const white = aColour({ id: 501, name: 'white' });
  const look = (set: ProductSet) => describeSet(set, { ...exampleAssortment, listColours: () => [white] });

  it('lists slots from left to right with colours, and merges equal neighbours', () => {
    const [first] = Object.values(washBasin.set.modules);
    if (first === undefined) throw new Error('the example has modules');
    const set = { ...washBasin.set, modules: { 1: first, 2: first } };
    const name = exampleAssortment.findModule(first.moduleId)?.name;
    expect(look(set)).toMatchObject({
      frame: { name: exampleAssortment.findFrame(set.frameId ?? 0)?.name },
      contents: [{ kind: 'filled', name, colour: 'white', slots: 2 }],
      box: { kind: 'surface' },
    });
  });

  it('distinguishes empty slots, missing parts, and parts without a colour', () => {
    const socket = { moduleId: 4019, colourId: 0, visibleComponentId: 54201, options: {} };
    const set = { ...livingRoom.set, modules: { 3: socket }, controllers: { 2: 999 } };
    expect(look(set).contents).toEqual([
      { kind: 'empty', slots: 1 },
      { kind: 'gone', slots: 1 },
      { kind: 'filled', name: exampleAssortment.findModule(4019)?.name, colour: null, functionId: null, slots: 1 },
    ]);
  });

  // Holds R22.
  it('distinguishes a set without a frame from a missing frame', () => {
    expect(look(aSet()).frame).toBeNull();
    expect(look(aSet({ frameId: 9 }))).toEqual({ frame: 'gone', contents: [], ip44: false, box: null });
  });

  it('contains the seal if it is possible', () => {
    expect([look(washBasin.set).ip44, look({ ...washBasin.set, ip44: false }).ip44]).toEqual([true, false]);
  });
});
