import { emptySet } from '@ramka/domain/set/product-set';
import { aFrame, aLine } from '@ramka/domain/testing/makers';
import { describe, expect, it } from 'vitest';
import { startOfEditing } from './opened-set.ts';
import { anEditorCatalogue } from './testing/an-editor-catalogue.ts';

const nature = aLine({ id: 42, tag: 'simon-54-nature', subcategories: [{ id: 421, name: 'Szkło' }] });
const catalogue = anEditorCatalogue({ lines: [aLine(), nature], frames: [aFrame({ id: 1 })] });
const fresh = { setId: null, etag: null, set: emptySet, seriesId: null };

describe('editing', () => {
  it.each([
    ['a new set starts with the choice of a line', undefined, 'line', null],
    ['a new set in a known line starts with its frames', 'simon-54-nature', 'frame', 42],
    ['the tag of a series means its first line', 'series-4', 'frame', 41],
    ['an unknown tag is no line', 'simon-99', 'line', null],
  ] as const)('%s', (_what, tag, step, lineId) => {
    expect(startOfEditing(fresh, tag, catalogue)).toMatchObject({ step, draft: { lineId } });
  });

  it('a saved set starts with its products', () => {
    const saved = { setId: 7, etag: '"1"', set: { ...emptySet, frameId: 1 }, seriesId: 4 };
    expect(startOfEditing(saved, 'simon-54-nature', catalogue)).toMatchObject({
      step: 'modules',
      draft: { lineId: 41, set: saved.set },
    });
  });
});
