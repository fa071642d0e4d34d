import { emptySet } from '@ramka/domain/set/product-set';
import { anySet } from '@ramka/domain/testing/arbitraries';
import { aChoice, aFrame, aLine } from '@ramka/domain/testing/makers';
import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { draftOfSet, similarFrameWithSlots, defaultsFromDraft, newDraft, sameSet } from './draft.ts';

const catalogue = anEditorCatalogue({ frames: [aFrame({ id: 1, slots: 3 })] });

describe('a draft', () => {
  // Holds §9.26.
  it('of a new set has no line, no frame and no colour', () => {
    expect(newDraft(undefined, catalogue)).toEqual({
      set: emptySet,
      lineId: null,
      slots: 1,
      subcategoryIds: [],
      colourId: 0,
      swatchFrom: 'start',
      onlySealed: false,
      defaultFrame: null,
    });
  });

  it('in a known line starts with the first colour of the series', () => {
    expect(newDraft(aLine(), catalogue)).toMatchObject({ lineId: 41, colourId: 401 });
  });

  it('with set defaults starts with their colour, frame subcategory and finish', () => {
    const defaults = { subcategoryId: 411, finishId: 'black', colourId: 408 };
    expect(newDraft(aLine(), catalogue, defaults)).toMatchObject({
      colourId: 408,
      swatchFrom: 'defaults',
      defaultFrame: { subcategoryId: 411, finishId: 'black' },
    });
    expect(newDraft(aLine(), catalogue, { ...defaults, colourId: 999, finishId: null })).toMatchObject({
      colourId: 401,
      swatchFrom: 'start',
      defaultFrame: null,
    });
  });

  it('of a saved set has its line, and the number of slots of its frame', () => {
    const set = { ...emptySet, frameId: 1 };
    expect(draftOfSet(set, aLine(), catalogue)).toMatchObject({ set, lineId: 41, slots: 3, colourId: 401 });
  });

  it('of a saved set shows the colour of its first coloured module', () => {
    const modules = { 1: aChoice({ colourId: 0 }), 3: aChoice({ colourId: 408 }) };
    expect(draftOfSet({ ...emptySet, frameId: 1, modules }, aLine(), catalogue)).toMatchObject({ colourId: 408 });
  });

  // Holds R22.
  it('of a set whose frame is no longer in the catalogue has as many slots as are filled', () => {
    const modules = { 2: aChoice(), 4: aChoice() };
    expect(draftOfSet({ ...emptySet, frameId: 9, modules }, aLine(), catalogue)).toMatchObject({
      lineId: 41,
      slots: 4,
    });
  });
});

describe('two sets', () => {
  it('are equal regardless of the order in which their slots were filled', () => {
    const one = { ...emptySet, modules: { 1: aChoice(), 2: aChoice({ colourId: 408 }) } };
    const other = { ...emptySet, modules: { 2: aChoice({ colourId: 408 }), 1: aChoice() } };
    expect(sameSet(one, other)).toBe(true);
  });

  it('differ by a single option', () => {
    const one = { ...emptySet, modules: { 1: aChoice() } };
    const other = { ...emptySet, modules: { 1: aChoice({ options: { 1: { selectedId: null, quantity: 1 } } }) } };
    expect(sameSet(one, other)).toBe(false);
  });

  it('are equal if one is a copy of the other', () => {
    assert(property(anySet, (set) => sameSet(set, structuredClone(set))));
  });
});

describe('choosing a number of slots', () => {
  const line = aLine();
  const kind = line.subcategories[0]?.id ?? 0;
  const frames = [
    aFrame({ id: 1, slots: 2, subcategoryId: kind, finishId: 'white' }),
    aFrame({ id: 2, slots: 3, subcategoryId: kind, finishId: 'white' }),
    aFrame({ id: 3, slots: 3, subcategoryId: kind, finishId: 'black' }),
  ];
  const withFrames = anEditorCatalogue({ lines: [line], frames });
  const start = newDraft(line, withFrames, { subcategoryId: kind, finishId: 'black', colourId: null });

  it('chooses the frame that matches the defaults of a new set', () => {
    expect(similarFrameWithSlots(start, line, 3, withFrames)?.id).toBe(3);
    expect(similarFrameWithSlots(start, line, 2, withFrames)).toBeUndefined();
    expect(similarFrameWithSlots(newDraft(line, withFrames), line, 3, withFrames)).toBeUndefined();
  });

  it('chooses the frame similar to the present one, regardless of the defaults', () => {
    expect(similarFrameWithSlots({ ...start, set: { ...emptySet, frameId: 1 } }, line, 3, withFrames)?.id).toBe(2);
  });

  it('passes on the defaults with the colour', () => {
    const draft = { ...start, set: { ...emptySet, frameId: 3 }, colourId: 408 };
    expect(defaultsFromDraft(draft, withFrames)).toEqual({
      lineTag: line.tag,
      subcategoryId: kind,
      finishId: 'black',
      colourId: 408,
    });
  });
});
