import { describe, expect, it } from 'vitest';
import { aBox, aColour, aComponent, aFrame, aLine, aModule, aRange, aSet } from '../testing/makers.ts';
import { moduleChoiceOf } from './modules.ts';
import { restyleSet, type RestyleOptions } from './restyle.ts';

const white = aColour({ id: 401, familyId: 'white' });
const antibacterial = aColour({ id: 409, familyId: 'white', antibacterial: true });
const boxes = [white, antibacterial].map((colour, index) => ({ ...aBox(index, colour.id), colour }));
const [ofPlastic, ofOak] = [
  aFrame({ id: 1, finishId: 'plastic', surfaceBoxes: boxes }),
  aFrame({ id: 2, finishId: 'oak' }),
];
const transparent = aComponent(12);
const lamp = aModule({ visibleComponents: [11, 12], components: [aComponent(11, { colourId: 401 }), transparent] });
const range = aRange({
  lines: [aLine()],
  frames: [ofPlastic, ofOak],
  modules: [{ ...lamp, groups: [] }],
  colours: { 'simon-54': [white, antibacterial] },
  finishes: [
    { id: 'plastic', name: 'white', hexColor: '#F4F4F0', familyId: 'white' },
    { id: 'oak', name: 'oak', hexColor: '#C49A6C', familyId: null },
  ],
});
const asItIs: RestyleOptions = { lineId: null, finish: { kind: 'as-is' }, colour: { kind: 'as-is' } };
const asFrame: RestyleOptions = { ...asItIs, colour: { kind: 'as-frame' } };

describe('a restyled set keeps what was not to change', () => {
  it('the colour of its box, if it is one of several of the frame’s family', () => {
    for (const { colour } of boxes) {
      const set = aSet({ frameId: ofPlastic.id, surfaceBoxColourId: colour.id });
      expect(restyleSet(set, asItIs, range)).toEqual({ kind: 'possible', set, changes: [] });
    }
  });

  it('a part that fits every colour, if the frame does not require one', () => {
    const choice = moduleChoiceOf({ module: { ...lamp, groups: [] }, visiblePart: transparent });
    const set = aSet({ frameId: ofOak.id, modules: { 1: choice } });
    expect(restyleSet(set, asFrame, range)).toEqual({ kind: 'possible', set, changes: [] });
  });
});

describe('a restyled set lists its losses', () => {
  // Holds R22.
  it('even if the catalogue has removed slots from its frame', () => {
    const choice = moduleChoiceOf({ module: { ...lamp, groups: [] }, visiblePart: transparent });
    const set = aSet({ frameId: ofOak.id, modules: { 1: choice, 3: choice }, controllers: { 2: 301 } });
    const emptied = [2, 3].map((slot) => ({ kind: 'emptied', slot, from: null, standIns: [] }));
    expect(restyleSet(set, asItIs, range)).toEqual({
      kind: 'possible',
      set: { ...set, modules: { 1: choice }, controllers: {} },
      changes: emptied,
    });
  });
});
