import { aFrame, aLine, aSet } from '@ramka/domain/testing/makers';
import { describe, expect, it } from 'vitest';
import { lineOfSet } from './opened-set.ts';
import { anEditorCatalogue } from './testing/an-editor-catalogue.ts';

const nature = aLine({ id: 42, tag: 'simon-54-nature', subcategories: [{ id: 421, name: 'Szkło' }] });
const catalogue = anEditorCatalogue({
  lines: [aLine(), nature],
  frames: [aFrame({ id: 1, subcategoryId: 421 }), aFrame({ id: 2, subcategoryId: 999 })],
});

describe('the line of a set', () => {
  it.each([
    ['is that of its frame', 1, 4, 42],
    ['is the first of its series where the frame is gone', 77, 4, 41],
    ['is unknown where its frame belongs to none', 2, 4, undefined],
    ['is unknown where frame and series are gone', 77, 9, undefined],
  ])('%s', (_what, frameId, seriesId, lineId) => {
    expect(lineOfSet(aSet({ frameId }), seriesId, catalogue)?.id).toBe(lineId);
  });
});
