import { emptySet } from '@ramka/domain/set/product-set';
import { aFrame, aLine, aSet } from '@ramka/domain/testing/makers';
import { describe, expect, it } from 'vitest';
import { defaultsOfSearch } from '../project/new-set.ts';
import { lineOfSet, startOfEditing } from './use-editor-data.ts';
import { anEditorCatalogue } from './testing/an-editor-catalogue.ts';

describe('editing', () => {
  const nature = aLine({ id: 42, tag: 'simon-54-nature', subcategories: [{ id: 421, name: 'Szkło' }] });
  const catalogue = anEditorCatalogue({ lines: [aLine(), nature], frames: [aFrame({ id: 1 })] });
  const fresh = { setId: null, etag: null, set: emptySet, seriesId: null };

  it.each([
    ['a new set starts with the choice of a line', undefined, 'line', null],
    ['a new set in a known line starts with its frames', 'simon-54-nature', 'frame', 42],
    ['the tag of a series selects its first line', 'series-4', 'frame', 41],
    ['an unknown tag selects no line', 'simon-99', 'line', null],
  ] as const)('%s', (_what, tag, step, lineId) => {
    expect(startOfEditing(fresh, defaultsOfSearch({ preselectedFrameLine: tag }), catalogue)).toMatchObject({
      step,
      draft: { lineId },
    });
  });

  it.each(['modules', 'frame'] as const)('a begun set starts with its content, at the step of its %s', (step) => {
    const begun = { set: { ...emptySet, frameId: 1 }, slots: 2, step, isUnsaved: true } as const;
    const defaults = defaultsOfSearch({ preselectedFrameLine: 'simon-54-premium' });
    expect(startOfEditing(fresh, defaults, catalogue, begun)).toMatchObject({
      step,
      draft: { lineId: 41, set: begun.set, slots: 1 },
    });
    const empty = { set: emptySet, slots: 3, step: 'frame', isUnsaved: true } as const;
    expect(startOfEditing(fresh, defaults, catalogue, empty)).toMatchObject({ step: 'frame', draft: { slots: 3 } });
  });

  it('a saved set opens at its modules', () => {
    const saved = { setId: 7, etag: '"1"', set: { ...emptySet, frameId: 1 }, seriesId: 4 };
    expect(
      startOfEditing(saved, defaultsOfSearch({ preselectedFrameLine: 'simon-54-nature' }), catalogue),
    ).toMatchObject({
      step: 'modules',
      draft: { lineId: 41, set: saved.set },
    });
  });
});

describe('the line of a set', () => {
  const nature = aLine({ id: 42, tag: 'simon-54-nature', subcategories: [{ id: 421, name: 'Szkło' }] });
  const catalogue = anEditorCatalogue({
    lines: [aLine(), nature],
    frames: [aFrame({ id: 1, subcategoryId: 421 }), aFrame({ id: 2, subcategoryId: 999 })],
  });

  it.each([
    ['is that of its frame', 1, 4, 42],
    ['is the first of its series if the frame is not in the catalogue', 77, 4, 41],
    ['is unknown if its frame belongs to none', 2, 4, undefined],
    ['is unknown if frame and series are not in the catalogue', 77, 9, undefined],
  ])('%s', (_what, frameId, seriesId, lineId) => {
    expect(lineOfSet(aSet({ frameId }), seriesId, catalogue)?.id).toBe(lineId);
  });
});
