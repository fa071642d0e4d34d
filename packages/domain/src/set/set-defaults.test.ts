import { describe, expect, it } from 'vitest';
import { aChoice, aFrame, aLine, aModule, anAssortment, aSet } from '../testing/makers.ts';
import { frameForDefaults, defaultsFromSet } from './frames.ts';

describe('the defaults derived from a set', () => {
  const line = aLine();
  const frame = aFrame({ id: 1, slots: 2, finishId: 'white' });
  const assortment = anAssortment({ lines: [line], frames: [frame], modules: [aModule()] });

  it('are those of its frame and its first coloured module', () => {
    const modules = { 1: aChoice({ colourId: 0 }), 2: aChoice({ colourId: 408 }) };
    expect(defaultsFromSet(aSet({ frameId: 1, modules }), assortment)).toEqual({
      lineTag: line.tag,
      subcategoryId: frame.subcategoryId,
      finishId: 'white',
      colourId: 408,
    });
    expect(defaultsFromSet(aSet({ frameId: 1, modules: {} }), assortment)).toMatchObject({ colourId: null });
  });

  it('are undefined without a frame, or with one missing from the catalogue', () => {
    expect(defaultsFromSet(aSet({ frameId: null }), assortment)).toBeUndefined();
    expect(defaultsFromSet(aSet({ frameId: 99 }), assortment)).toBeUndefined();
  });
});

describe('the frame for defaults', () => {
  const frames = [
    aFrame({ id: 1, slots: 2, subcategoryId: 411, finishId: 'white' }),
    aFrame({ id: 2, slots: 2, subcategoryId: 412, finishId: 'white' }),
    aFrame({ id: 3, slots: 2, subcategoryId: 411, finishId: 'black' }),
    aFrame({ id: 4, slots: 3, subcategoryId: 411, finishId: 'white' }),
    aFrame({ id: 5, slots: 4, subcategoryId: 411, finishId: 'white' }),
    aFrame({ id: 6, slots: 4, subcategoryId: 411, finishId: 'white' }),
  ];

  it.each([
    ['of its finish and subcategory', 412, 'white', 2, 2],
    ['of its finish if no frame of the subcategory has enough slots', 412, 'white', 3, 4],
    ['undefined in another finish', 411, 'oak', 2, undefined],
    ['undefined without a subcategory', null, 'white', 2, undefined],
    ['undefined if several match', 411, 'white', 4, undefined],
    ['undefined without a finish', 411, null, 2, undefined],
  ] as const)('is %s', (_which, subcategoryId, finishId, slots, id) => {
    expect(frameForDefaults(frames, { subcategoryId, finishId }, slots)?.id).toBe(id);
  });
});
