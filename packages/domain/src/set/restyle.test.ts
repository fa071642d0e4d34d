import { describe, expect, it } from 'vitest';
import type { Colour, Frame, Module } from '../catalogue.ts';
import {
  aBox,
  aColour,
  aComponent,
  aController,
  aFrame,
  aGroup,
  aLine,
  aModule,
  aPanel,
  aRange,
  aSet,
  type ModuleOverrides,
} from '../testing/makers.ts';
import type { ProductSet } from './product-set.ts';
import { restyleDivided, restyleSet, type RestyleResult, type RestyleOptions, verdictOf } from './restyle.ts';

const white = aColour({ id: 401, familyId: 'white' });
const black = aColour({ id: 408, name: 'black', hexColor: '#1F1F21', familyId: 'black' });
const silver = aColour({ id: 404, name: 'silver', hexColor: '#B9BCC0', familyId: 'silver' });
const otherWhite = aColour({ id: 501, name: 'white matt', familyId: 'white' });
const otherGraphite = aColour({ id: 503, name: 'graphite', hexColor: '#2C2E30', familyId: 'graphite' });

const familyOf = ({ familyId, name, hexColor }: Colour) => ({ id: familyId ?? '', name, hexColor });
const finishOf = (colour: Colour) => ({ ...familyOf(colour), id: `plastic-${colour.name}`, familyId: colour.familyId });
const oak = { id: 'oak', name: 'oak', hexColor: '#C49A6C', familyId: null };

const premium = aLine();
const nature = aLine({ id: 42, tag: 'simon-54-nature', subcategories: [{ id: 422, name: 'Wood' }] });
const touch = aLine({ id: 43, tag: 'simon-54-touch', subcategories: [{ id: 431, name: 'Panels' }] });
const line55 = aLine({ id: 51, seriesId: 5, tag: 'simon-55', subcategories: [{ id: 511, name: 'Line' }] });

const framesOf = (colour: Colour, firstId: number, overrides: Partial<Frame>): readonly Frame[] =>
  ([1, 2] as const).map((slots) =>
    aFrame({ id: firstId + slots, slots, sort: firstId + slots, finishId: finishOf(colour).id, ...overrides }),
  );
const in55 = { lineTag: 'simon-55', seriesTag: 'simon-55', subcategoryId: 511 };
const frames = [
  ...framesOf(white, 100, { supportsIp44: true, surfaceBoxes: [aBox(1, 401), aBox(2, 408)] }).map((frame) => ({
    ...frame,
    surfaceBoxes: frame.surfaceBoxes.map((box, index) => ({ ...box, colour: index === 0 ? white : black })),
  })),
  ...framesOf(black, 110, { supportsIp44: true }).map((frame) => ({
    ...frame,
    surfaceBoxes: [white, black].map((colour) => ({ ...aBox(3, colour.id), colour })),
  })),
  aFrame({ id: 121, finishId: 'oak', lineTag: nature.tag, subcategoryId: 422, sort: 1 }),
  ...framesOf(otherWhite, 200, in55),
  ...framesOf(otherGraphite, 210, in55),
  aPanel('@', { id: 301, lineTag: touch.tag, finishId: finishOf(white).id }),
  aPanel('@M', { id: 302, lineTag: touch.tag, finishId: finishOf(white).id }),
];

/**
 * A module of a function, with a visible part in each of these colours and a group of mechanisms to choose from by
 * rating.
 */
const moduleOf = (id: number, functionId: string | null, colours: readonly Colour[], more: ModuleOverrides = {}) => {
  const parts = colours.map((colour, index) => aComponent(id * 10 + index, { colourId: colour.id }));
  const mechanisms = ['10ax', '16ax'].map((rating, index) =>
    aComponent(id * 10 + 8 + index, { name: rating, attributes: { rating } }),
  );
  return aModule({
    id,
    functionId,
    components: [...parts, ...mechanisms],
    visibleComponents: parts.map((part) => part.id),
    groups: [aGroup({ required: true, roleId: 'mechanism', components: mechanisms.map((part) => part.id) })],
    ...more,
    seriesTag: more.seriesTag ?? 'simon-54',
  });
};

const of55 = { seriesTag: 'simon-55' };
const socket = moduleOf(4001, 'socket', [white, black, silver]);
const usb = moduleOf(4002, 'usb-30w', [white, black]);
const dimmer = moduleOf(4003, 'dimmer', [white], { disablesIp44: true });
const nameless = moduleOf(4004, null, [white]);
const lampSwitch = moduleOf(4005, 'switch', [white, black]);
const socket55 = moduleOf(5001, 'socket', [otherWhite, otherGraphite], of55);
const usb55 = moduleOf(5002, 'usb-2a', [otherWhite, otherGraphite], of55);
const dimmer55 = moduleOf(5003, 'dimmer-wifi', [otherWhite], { ...of55, disablesIp44: true });

const near = (functionId: string, loses: string) => ({ functionId, loses, touchPoints: null });
const aFunction = (id: string) => ({ id, name: id, words: [], nearest: [], fulfills: [] });
const range = aRange({
  lines: [premium, nature, touch, line55],
  frames,
  modules: [socket, usb, dimmer, nameless, lampSwitch, socket55, usb55, dimmer55],
  controllers: {
    'simon-54': [
      aController(1, { functionId: 'touch-light' }),
      aController(2, { functionId: 'touch-light' }),
      aController(4, { functionId: 'touch-scene' }),
    ],
  },
  colours: { 'simon-54': [white, silver, black], 'simon-55': [otherWhite, otherGraphite] },
  functions: [
    aFunction('socket'),
    { ...aFunction('usb-30w'), nearest: [near('usb-2a', 'fast charging'), near('socket', 'USB')] },
    aFunction('usb-2a'),
    aFunction('dimmer'),
    { ...aFunction('dimmer-wifi'), fulfills: ['dimmer'] },
    aFunction('switch'),
    {
      ...aFunction('touch-light'),
      fulfills: ['switch'],
      nearest: [{ functionId: 'switch', loses: 'touch', touchPoints: 1 }],
    },
    aFunction('touch-scene'),
  ],
  roles: [
    {
      id: 'mechanism',
      name: 'Mechanism',
      attributes: [
        {
          id: 'rating',
          name: 'rating',
          carried: 'at-least',
          values: ['10ax', '16ax'].map((id) => ({ id, name: id })),
        },
      ],
    },
  ],
  finishes: [...[white, black, otherGraphite, otherWhite].map(finishOf), oak],
  families: [white, black, silver, otherGraphite].map(familyOf),
});

const asItIs: RestyleOptions = { lineId: null, finish: { kind: 'as-is' }, colour: { kind: 'as-is' } };
const toBlack: RestyleOptions = {
  ...asItIs,
  finish: { kind: 'family', familyId: 'black' },
  colour: { kind: 'as-frame' },
};
const to55: RestyleOptions = { ...asItIs, lineId: 51 };

const choiceOf = (module: Module, colourId: number, mechanism = 0) => {
  const [first = 0] = module.groups;
  const components = first === 0 ? [] : first.components;
  const visible = module.visibleComponents.find((id) => module.components[id]?.colourId === colourId) ?? 0;
  const options = { 1: { selectedId: components[mechanism] ?? null, quantity: 1 } };
  return { moduleId: module.id, colourId, visibleComponentId: visible, options };
};
const twoSockets: ProductSet = aSet({
  name: 'Desk',
  frameId: 102,
  modules: { 1: choiceOf(socket, 401), 2: choiceOf(usb, 401, 1) },
});

const setOf = (restyled: RestyleResult): ProductSet | undefined =>
  restyled.kind === 'possible' ? restyled.set : undefined;
const changesOf = (restyled: RestyleResult) => (restyled.kind === 'possible' ? restyled.changes : restyled.reason);

describe('a set in another colour', () => {
  // Holds R32.
  it('has the same modules and options, and keeps its name', () => {
    const restyled = restyleSet(twoSockets, toBlack, range);
    expect(setOf(restyled)).toEqual({
      ...twoSockets,
      frameId: 112,
      modules: { 1: choiceOf(socket, 408), 2: choiceOf(usb, 408, 1) },
    });
    expect(verdictOf(restyled)).toBe('kept');
  });

  it('keeps the colour of modules if the frame has no matching one', () => {
    const single = aSet({ frameId: 101, modules: { 1: choiceOf(socket, 408) } });
    const oaken: RestyleOptions = {
      lineId: 42,
      finish: { kind: 'finish', finishId: 'oak' },
      colour: { kind: 'as-frame' },
    };
    expect(setOf(restyleSet(single, oaken, range))).toEqual({ ...single, frameId: 121 });
  });

  it('uses the nearest colour that a module comes in, and reports it', () => {
    const set = aSet({ frameId: 101, modules: { 1: choiceOf(dimmer, 401) } });
    const restyled = restyleSet(set, toBlack, range);
    expect(setOf(restyled)?.modules[1]?.colourId).toBe(401);
    expect(changesOf(restyled)).toMatchObject([{ kind: 'colour', slot: 1, wanted: { id: 408 }, to: { id: 401 } }]);
    expect(verdictOf(restyled)).toBe('changed');
  });

  it('changes a box of the frame’s colour, and keeps a box of another colour', () => {
    expect(setOf(restyleSet(aSet({ frameId: 101, surfaceBoxColourId: 401 }), toBlack, range))?.surfaceBoxColourId).toBe(
      408,
    );
    expect(setOf(restyleSet(aSet({ frameId: 101, surfaceBoxColourId: 408 }), toBlack, range))?.surfaceBoxColourId).toBe(
      408,
    );
  });

  it('is impossible if no frame of its size has the finish', () => {
    expect(changesOf(restyleSet(aSet({ frameId: 102 }), { ...asItIs, lineId: 42 }, range))).toEqual({
      kind: 'no-frame-of-size',
      slots: 2,
    });
    const silverWish: RestyleOptions = { ...asItIs, finish: { kind: 'family', familyId: 'silver' } };
    expect(changesOf(restyleSet(twoSockets, silverWish, range))).toEqual({ kind: 'no-frame-of-finish', slots: 2 });
    expect(changesOf(restyleSet(aSet({ frameId: 999 }), toBlack, range))).toEqual({ kind: 'unknown-frame' });
    expect(changesOf(restyleSet(twoSockets, { ...asItIs, lineId: 99 }, range))).toEqual({ kind: 'unknown-line' });
  });
});

describe('a set whose size the finish lacks', () => {
  const oaken: RestyleOptions = { lineId: 42, finish: { kind: 'finish', finishId: 'oak' }, colour: { kind: 'as-is' } };

  it('is divided into two sets, with the changes of both in the slots of the undivided one', () => {
    expect(restyleSet(twoSockets, oaken, range).kind).toBe('impossible');
    const divided = restyleDivided(twoSockets, oaken, range, { 2: null });
    expect(divided).toMatchObject({
      kind: 'possible',
      set: { name: 'Desk', frameId: 121, modules: { 1: choiceOf(socket, 401) } },
      second: { name: 'Desk', frameId: 121, modules: {} },
      changes: [{ kind: 'emptied', slot: 2, from: 'usb-30w' }],
    });
    expect(verdictOf(divided)).toBe('incomplete');
    const complete = restyleDivided(twoSockets, oaken, range);
    expect(complete).toMatchObject({ second: { modules: { 1: choiceOf(usb, 401, 1) } }, changes: [] });
  });

  it('cannot be divided if it has one slot, or if the finish has no smaller frames', () => {
    const single = aSet({ frameId: 101, modules: { 1: choiceOf(socket, 401) } });
    expect(restyleDivided(single, oaken, range).kind).toBe('impossible');
    const gold: RestyleOptions = { ...asItIs, finish: { kind: 'finish', finishId: 'gold' } };
    expect(restyleDivided(twoSockets, gold, range)).toMatchObject({ reason: { kind: 'no-frame-of-finish', slots: 1 } });
  });
});

describe('a set in another series', () => {
  it('has modules of the same functions, and carries options over by role', () => {
    const set = aSet({ frameId: 101, modules: { 1: choiceOf(socket, 401, 1) } });
    const restyled = restyleSet(set, to55, range);
    expect(setOf(restyled)).toEqual({ ...set, frameId: 201, modules: { 1: choiceOf(socket55, 501, 1) } });
    expect(verdictOf(restyled)).toBe('kept');
  });

  it('uses the best substitute for a missing function, names the loss, and offers the others', () => {
    const restyled = restyleSet(twoSockets, to55, range);
    expect(setOf(restyled)?.modules[2]?.moduleId).toBe(usb55.id);
    expect(changesOf(restyled)).toContainEqual({
      kind: 'function',
      slot: 2,
      from: 'usb-30w',
      to: 'usb-2a',
      loses: 'fast charging',
      standIns: [
        { functionId: 'usb-2a', loses: 'fast charging' },
        { functionId: 'socket', loses: 'USB' },
      ],
    });
    expect(verdictOf(restyled)).toBe('changed');
  });

  it('prefers a lossless substitute', () => {
    const restyled = restyleSet(aSet({ frameId: 101, modules: { 1: choiceOf(dimmer, 401) } }), to55, range);
    expect(changesOf(restyled)).toContainEqual(
      expect.objectContaining({ kind: 'function', to: 'dimmer-wifi', loses: null }),
    );
  });

  it('applies the user’s decision for a slot', () => {
    const other = restyleSet(twoSockets, to55, range, { 2: 'socket' });
    expect(setOf(other)?.modules[2]?.moduleId).toBe(socket55.id);
    const empty = restyleSet(twoSockets, to55, range, { 2: null });
    expect(setOf(empty)?.modules[2]).toBeUndefined();
    expect(verdictOf(empty)).toBe('incomplete');
  });

  it('leaves a slot empty without a counterpart, and reports it', () => {
    const restyled = restyleSet(aSet({ frameId: 101, modules: { 1: choiceOf(nameless, 401) } }), to55, range);
    expect(changesOf(restyled)).toContainEqual({ kind: 'emptied', slot: 1, from: null, standIns: [] });
    expect(verdictOf(restyled)).toBe('incomplete');
  });

  it('removes a seal or box that the new frame lacks, and reports it', () => {
    const set = aSet({ frameId: 101, ip44: true, surfaceBoxColourId: 401, modules: { 1: choiceOf(socket, 401) } });
    const restyled = restyleSet(set, to55, range);
    expect(setOf(restyled)).toMatchObject({ ip44: false, surfaceBoxColourId: 0 });
    expect(changesOf(restyled)).toEqual(
      expect.arrayContaining([
        { kind: 'seal', reason: { kind: 'frame-lacks-ip44' } },
        { kind: 'box', box: 'surface', from: 401, to: 0 },
      ]),
    );
  });

  it('reports a finish of another family', () => {
    const restyled = restyleSet(aSet({ frameId: 111 }), to55, range);
    expect(changesOf(restyled)).toEqual([
      { kind: 'finish', from: finishOf(black).id, to: finishOf(otherGraphite).id, isOneFamily: false },
    ]);
  });

  it('is the same again after restyling there and back', () => {
    const set = aSet({ frameId: 101, modules: { 1: choiceOf(socket, 401, 1) } });
    const there = setOf(restyleSet(set, to55, range)) ?? aSet();
    expect(setOf(restyleSet(there, { ...asItIs, lineId: 41 }, range))).toEqual(set);
  });
});

describe('a glass panel', () => {
  const toTouch: RestyleOptions = { ...asItIs, lineId: 43 };

  it('gets controllers that fulfil the functions of the modules', () => {
    const set = aSet({ frameId: 102, modules: { 1: choiceOf(lampSwitch, 401), 2: choiceOf(socket, 401) } });
    const restyled = restyleSet(set, toTouch, range);
    expect(setOf(restyled)).toEqual({
      ...set,
      frameId: 302,
      modules: { 2: choiceOf(socket, 401) },
      controllers: { 1: 301 },
    });
  });

  it('is replaced by a frame with modules for the functions of its controllers', () => {
    const panel = aSet({ frameId: 301, controllers: { 1: 301 } });
    const restyled = restyleSet(panel, { ...asItIs, lineId: 41 }, range);
    expect(setOf(restyled)).toEqual({
      ...panel,
      frameId: 101,
      controllers: {},
      modules: { 1: choiceOf(lampSwitch, 401) },
    });
    expect(changesOf(restyled)).toMatchObject([{ kind: 'function', loses: 'touch' }]);
  });

  it('is impossible if no controller fulfils the functions of the slots', () => {
    const set = aSet({ frameId: 102, modules: { 1: choiceOf(socket, 401), 2: choiceOf(socket, 401) } });
    expect(changesOf(restyleSet(set, toTouch, range))).toEqual({ kind: 'no-panel', slots: 2 });
  });
});
