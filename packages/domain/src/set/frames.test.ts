import { describe, expect, it } from 'vitest';
import type { Frame } from '../catalogue.ts';
import { aChoice, aController, aFrame, aLine, aModule, anAssortment, aPanel, aSet } from '../testing/makers.ts';
import { chooseFrame, chooseLine, frameWithFewestLosses, framesToChoose, preselectedLine } from './frames.ts';
import type { ProductSet } from './product-set.ts';

const premium = aLine();
const nature = aLine({ id: 42, tag: 'simon-54-nature', subcategories: [{ id: 421, name: 'Szkło' }] });
const touch = aLine({ id: 43, tag: 'simon-54-touch', subcategories: [{ id: 431, name: 'Panele dotykowe' }] });

const assortmentWith = (frame: Frame) =>
  anAssortment({
    lines: [premium, nature, touch],
    frames: [frame],
    modules: [
      aModule(),
      aModule({ id: 4002, disabledFrameLines: [42] }),
      aModule({ id: 4019, disablesIp44: true }),
      aModule({ id: 5001, seriesTag: 'simon-55' }),
    ],
    controllers: {
      'simon-54': [aController(1), aController(2), aController(3), aController(4)],
      'simon-55': [aController(1, { id: 399 })],
    },
  });

const choose = (before: ProductSet, frame: Frame) => chooseFrame(before, frame, assortmentWith(frame));

// Holds C5.6.
describe('choosing a frame', () => {
  // Holds §4.43.
  it('moves from @@M to @M@: parts in a slot of the other kind are removed', () => {
    const before = aSet({ modules: { 3: aChoice() }, controllers: { 1: 302, 2: 304 } });
    const { set, losses } = choose(before, aPanel('@M@'));
    expect(set.controllers).toEqual({ 1: 302 });
    expect(set.modules).toEqual({});
    expect(losses).toEqual([
      { kind: 'module', slot: 3, moduleId: 4001, reason: 'controller-slot' },
      { kind: 'controller', slot: 2, controllerId: 304, reason: 'module-slot' },
    ]);
  });

  it('moves from @@M to @@@: both controllers stay', () => {
    const { set, losses } = choose(aSet({ controllers: { 1: 304, 2: 304 } }), aPanel('@@@'));
    expect(set.controllers).toEqual({ 1: 304, 2: 304 });
    expect(losses).toEqual([]);
  });

  // Holds §4.42.
  it('moves from @@M to the two-slot @M: the second controller and the module beyond are removed', () => {
    const before = aSet({ modules: { 3: aChoice() }, controllers: { 1: 302, 2: 304 } });
    const { set, losses } = choose(before, aPanel('@M'));
    expect(set.controllers).toEqual({ 1: 302 });
    expect(set.modules).toEqual({});
    expect(losses).toEqual([
      { kind: 'module', slot: 3, moduleId: 4001, reason: 'beyond-frame' },
      { kind: 'controller', slot: 2, controllerId: 304, reason: 'module-slot' },
    ]);
  });

  // Holds C5.5-b.
  it('moves from @ to @@M: a controller that matches no variation is removed', () => {
    const { set, losses } = choose(aSet({ controllers: { 1: 303 } }), aPanel('@@M'));
    expect(set.controllers).toEqual({});
    expect(losses).toEqual([{ kind: 'controller', slot: 1, controllerId: 303, reason: 'no-variation' }]);
  });

  // Holds C5.5-b.
  it('keeps the left one of two controllers that match no variation together', () => {
    const { set, losses } = choose(aSet({ controllers: { 1: 302, 2: 301 } }), aPanel('@@'));
    expect(set.controllers).toEqual({ 1: 302 });
    expect(losses).toEqual([{ kind: 'controller', slot: 2, controllerId: 301, reason: 'no-variation' }]);
  });

  // Holds §4.43.
  it('moves from two module slots to @@M: both modules are removed', () => {
    const { set, losses } = choose(aSet({ modules: { 1: aChoice(), 2: aChoice() } }), aPanel('@@M'));
    expect(set.modules).toEqual({});
    expect(losses.map((loss) => loss.kind === 'module' && loss.reason)).toEqual(['controller-slot', 'controller-slot']);
  });

  // Holds §4.41.
  it('moves to a line that disables a module: it is removed, others stay', () => {
    const before = aSet({ modules: { 1: aChoice(), 2: aChoice({ moduleId: 4002 }) } });
    const { set, losses } = choose(before, aFrame({ slots: 2, subcategoryId: 421 }));
    expect(set.modules).toEqual({ 1: aChoice() });
    expect(losses).toEqual([{ kind: 'module', slot: 2, moduleId: 4002, reason: 'line-disabled' }]);
  });

  // Holds §4.44.
  it.each([
    [{ cornerBoxColourId: 401 }, { kind: 'corner-box', colourId: 401 }],
    [{ surfaceBoxColourId: 408 }, { kind: 'surface-box', colourId: 408 }],
  ] as const)('removes the box of %j', (box, loss) => {
    const { set, losses } = choose(aSet(box), aFrame());
    expect([set.cornerBoxColourId, set.surfaceBoxColourId]).toEqual([0, 0]);
    expect(losses).toEqual([loss]);
  });

  // Holds C5.5-c.
  it('moves from a panel to a plain frame: all controllers are removed', () => {
    const { set, losses } = choose(aSet({ controllers: { 1: 301, 3: 302 } }), aFrame({ slots: 2 }));
    expect(set.controllers).toEqual({});
    expect(losses).toEqual([
      { kind: 'controller', slot: 1, controllerId: 301, reason: 'module-slot' },
      { kind: 'controller', slot: 3, controllerId: 302, reason: 'beyond-frame' },
    ]);
  });

  // Holds C5.5-d.
  it('turns IP44 off if the new frame lacks it', () => {
    const { set, losses } = choose(aSet({ ip44: true }), aFrame());
    expect(set.ip44).toBe(false);
    expect(losses).toEqual([{ kind: 'ip44', reason: { kind: 'frame-lacks-ip44' } }]);
  });

  it('keeps IP44 if the new frame has a seal', () => {
    const { set, losses } = choose(aSet({ ip44: true }), aFrame({ supportsIp44: true }));
    expect(set.ip44).toBe(true);
    expect(losses).toEqual([]);
  });

  it('removes parts of another series', () => {
    const before = aSet({ modules: { 2: aChoice({ moduleId: 5001 }) }, controllers: { 1: 399 } });
    const { set, losses } = choose(before, aPanel('@M'));
    expect([set.modules, set.controllers]).toEqual([{}, {}]);
    expect(losses).toEqual([
      { kind: 'module', slot: 2, moduleId: 5001, reason: 'other-series' },
      { kind: 'controller', slot: 1, controllerId: 399, reason: 'other-series' },
    ]);
  });

  // Holds R22.
  it('keeps parts missing from the catalogue while they have a slot, so that they can be named', () => {
    const before = aSet({ modules: { 3: aChoice({ moduleId: 9999 }) }, controllers: { 1: 9998 } });
    const { set, losses } = choose(before, aPanel('@@M'));
    expect([set.modules, set.controllers]).toEqual([before.modules, before.controllers]);
    expect(losses).toEqual([]);
  });

  // Holds R34.
  it('returns the same set if the same frame is chosen again', () => {
    const panel = aPanel('@@M');
    const once = choose(aSet({ modules: { 3: aChoice() }, controllers: { 1: 302, 2: 304 } }), panel).set;
    expect(choose(once, panel)).toEqual({ set: once, losses: [] });
  });
});

describe('choosing a frame line', () => {
  const premium = aLine();
  const nature = aLine({ id: 42, tag: 'simon-54-nature' });
  const line55 = aLine({ id: 51, tag: 'simon-55-line', seriesId: 5 });
  const set = aSet({
    name: 'Kitchen',
    frameId: 54012,
    ip44: true,
    surfaceBoxColourId: 401,
    modules: { 1: aChoice() },
    controllers: { 2: 301 },
  });

  // Holds §4.48.
  it('changes nothing if it is the same line', () => {
    expect(chooseLine(set, premium, premium)).toEqual({ set, losses: [] });
  });

  // Holds D6.
  it('keeps modules, controllers and the IP44 setting within a series, and removes frame and boxes', () => {
    expect(chooseLine(set, premium, nature)).toEqual({
      set: { ...set, frameId: null, surfaceBoxColourId: 0 },
      losses: [
        { kind: 'frame', frameId: 54012 },
        { kind: 'surface-box', colourId: 401 },
      ],
    });
  });

  // Holds §4.46.
  it('keeps only the name in another series, and lists all losses', () => {
    expect(chooseLine(set, premium, line55)).toEqual({
      set: aSet({ name: 'Kitchen' }),
      losses: [
        { kind: 'frame', frameId: 54012 },
        { kind: 'module', slot: 1, moduleId: 4001, reason: 'other-series' },
        { kind: 'controller', slot: 2, controllerId: 301, reason: 'other-series' },
        { kind: 'surface-box', colourId: 401 },
        { kind: 'ip44', reason: { kind: 'other-series' } },
      ],
    });
  });

  it('starts a new set', () => {
    expect(chooseLine(aSet(), null, premium)).toEqual({ set: aSet(), losses: [] });
  });
});

const lines = [
  aLine({ id: 41, tag: 'simon-54-premium', seriesId: 4 }),
  aLine({ id: 42, tag: 'simon-54-nature', seriesId: 4 }),
  aLine({ id: 21, tag: 'simon-basic', seriesId: 2 }),
];
const allSeries = [
  { id: 2, name: 'Simon Basic', tag: 'simon-basic' },
  { id: 4, name: 'Simon 54', tag: 'simon-54' },
];

// Holds §2.12, §4.56, D5.
it.each([
  ['simon-54-nature', 42],
  ['simon-54', 41],
  ['simon-basic', 21],
  ['simon-aquarius', undefined],
])('a link to %s preselects line %s', (tag, id) => {
  expect(preselectedLine(tag, lines, allSeries)?.id).toBe(id);
});

describe('the frames to choose from', () => {
  const line = aLine({
    subcategories: [
      { id: 411, name: 'Tworzywo' },
      { id: 412, name: 'Metal' },
    ],
  });
  const frames = [
    aFrame({ id: 1, subcategoryId: 412, sort: 20101 }),
    aFrame({ id: 2, subcategoryId: 411, sort: 10201 }),
    aFrame({ id: 3, subcategoryId: 411, sort: 10101 }),
    aFrame({ id: 4, subcategoryId: 411, slots: 2, sort: 10102 }),
    aFrame({ id: 5, subcategoryId: 421, sort: 10100 }),
  ];

  it.each([
    ['all of a slot count in the order of their sort number', { slots: 1, subcategoryIds: [] }, [3, 2, 1]],
    ['those of one subcategory', { slots: 1, subcategoryIds: [411] }, [3, 2]],
    ['those of several subcategories', { slots: 1, subcategoryIds: [412, 411] }, [3, 2, 1]],
    ['none where the subcategory has none so wide', { slots: 2, subcategoryIds: [412] }, []],
  ] as const)('are %s', (_, filter, ids) => {
    expect(framesToChoose(frames, line, filter).map(({ id }) => id)).toEqual(ids);
  });
});

describe('of several frames the one with the fewest losses', () => {
  const present = aFrame({ id: 1, slots: 3, subcategoryId: 412, supportsIp44: true });
  const set = aSet({ frameId: 1, ip44: true, modules: { 1: aChoice() } });
  const chosenOf = (...frames: readonly Frame[]) =>
    frameWithFewestLosses(
      set,
      present,
      frames,
      anAssortment({ lines: [premium], frames: [present, ...frames], modules: [aModule()] }),
    )?.id;

  it('keeps most parts of the set', () => {
    expect(chosenOf(aFrame({ id: 2, slots: 2 }), aFrame({ id: 3, slots: 2, supportsIp44: true }))).toBe(3);
    expect(chosenOf(aPanel('@M', { id: 4 }), aFrame({ id: 5, slots: 2 }))).toBe(5);
  });

  it('has the same subcategory if the losses are equal, otherwise it is the first', () => {
    const first = aFrame({ id: 2, supportsIp44: true, sort: 1 });
    const alike = aFrame({ id: 3, supportsIp44: true, sort: 2, subcategoryId: 412 });
    expect(chosenOf(first, alike)).toBe(3);
    expect(chosenOf(aFrame({ id: 4, supportsIp44: true, sort: 2 }), first)).toBe(2);
    expect(chosenOf()).toBeUndefined();
  });
});
