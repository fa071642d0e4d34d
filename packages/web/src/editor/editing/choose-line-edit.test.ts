import { emptySet } from '@ramka/domain/set/product-set';
import { aChoice, aColour, aLine } from '@ramka/domain/testing/makers';
import { describe, expect, it } from 'vitest';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { applyEdit } from './edits.ts';

const nature = aLine({ id: 42, tag: 'simon-54-nature', maxSlots: 3, subcategories: [{ id: 421, name: 'Szkło' }] });
const fiftyFive = aLine({ id: 51, seriesId: 5, tag: 'simon-55-line', subcategories: [{ id: 511, name: 'Line' }] });
const catalogue = anEditorCatalogue({
  lines: [aLine(), nature, fiftyFive],
  colours: { 4: [aColour(), aColour({ id: 408 })], 5: [aColour({ id: 501 })] },
});
const draft = aDraft({
  set: { ...emptySet, name: 'Salon', frameId: 54012, ip44: true, modules: { 1: aChoice() } },
  slots: 5,
  subcategoryIds: [411],
  colourId: 408,
});

const chooseLine = (lineId: number) => applyEdit(draft, { kind: 'choose-line', lineId }, catalogue);

describe('choosing a line', () => {
  it('changes nothing when it is the same line', () => {
    expect(chooseLine(41)).toEqual({ ok: true, value: { draft, removals: [] } });
  });

  it('of the same series keeps modules, swatch and as many slots as the line has', () => {
    const chosen = chooseLine(42);
    expect(chosen).toMatchObject({
      ok: true,
      value: {
        draft: {
          lineId: 42,
          slots: 3,
          subcategoryIds: [],
          colourId: 408,
          set: { frameId: null, modules: { 1: aChoice() } },
        },
        removals: [{ kind: 'frame' }],
      },
    });
  });

  it('of another series starts anew with its first colour and keeps the name', () => {
    expect(chooseLine(51)).toMatchObject({
      ok: true,
      value: {
        draft: { lineId: 51, slots: 1, subcategoryIds: [], colourId: 501, set: { ...emptySet, name: 'Salon' } },
        removals: [{ kind: 'frame' }, { kind: 'module', slot: 1 }, { kind: 'ip44' }],
      },
    });
  });

  it('is refused where the catalogue has no such line', () => {
    expect(chooseLine(99)).toEqual({ ok: false, problem: { kind: 'unknown-line' } });
  });
});
