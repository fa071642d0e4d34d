import { describe, expect, it } from 'vitest';
import { aChoice, aFrame, aLine, aModule, anAssortment, aSet } from '../testing/makers.ts';
import { frameForDefaults, defaultsFromSet } from './frames.ts';

describe('the look of a set', () => {
  const line = aLine();
  const frame = aFrame({ id: 1, slots: 2, finishId: 'white' });
  const assortment = anAssortment({ lines: [line], frames: [frame], modules: [aModule()] });

  it('is that of its frame and of its first coloured module', () => {
    const modules = { 1: aChoice({ colourId: 0 }), 2: aChoice({ colourId: 408 }) };
    expect(defaultsFromSet(aSet({ frameId: 1, modules }), assortment)).toEqual({
      lineTag: line.tag,
      subcategoryId: frame.subcategoryId,
      finishId: 'white',
      colourId: 408,
    });
    expect(defaultsFromSet(aSet({ frameId: 1, modules: {} }), assortment)).toMatchObject({ colourId: null });
  });

  it('is none without a frame that the catalogue has', () => {
    expect(defaultsFromSet(aSet({ frameId: null }), assortment)).toBeUndefined();
    expect(defaultsFromSet(aSet({ frameId: 99 }), assortment)).toBeUndefined();
  });
});

describe('the frame of a look', () => {
  const frames = [
    aFrame({ id: 1, slots: 2, subcategoryId: 411, finishId: 'white' }),
    aFrame({ id: 2, slots: 2, subcategoryId: 412, finishId: 'white' }),
    aFrame({ id: 3, slots: 2, subcategoryId: 411, finishId: 'black' }),
    aFrame({ id: 4, slots: 3, subcategoryId: 411, finishId: 'white' }),
    aFrame({ id: 5, slots: 4, subcategoryId: 411, finishId: 'white' }),
    aFrame({ id: 6, slots: 4, subcategoryId: 411, finishId: 'white' }),
  ];

  it.each([
    ['of its finish and kind', 412, 'white', 2, 2],
    ['of its finish alone where no other has so many slots', 412, 'white', 3, 4],
    ['in no other finish', 411, 'oak', 2, undefined],
    ['not where the kind is open', null, 'white', 2, undefined],
    ['not where several are alike', 411, 'white', 4, undefined],
    ['not without a finish', 411, null, 2, undefined],
  ] as const)('is the one %s', (_which, subcategoryId, finishId, slots, id) => {
    expect(frameForDefaults(frames, { subcategoryId, finishId }, slots)?.id).toBe(id);
  });
});
