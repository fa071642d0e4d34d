import { aFrame } from '@ramka/domain/testing/a-frame';
import { aLine } from '@ramka/domain/testing/a-line';
import { describe, expect, it } from 'vitest';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { listedFrames } from './listed-frames.ts';

const line = aLine({
  subcategories: [
    { id: 411, name: 'Tworzywo' },
    { id: 412, name: 'Metal' },
  ],
});
const frames = [
  aFrame({ id: 1, slots: 1 }),
  aFrame({ id: 2, slots: 2 }),
  aFrame({ id: 3, slots: 2, subcategoryId: 412 }),
];
const catalogue = anEditorCatalogue({ lines: [line], frames });

describe('the frames of step 2', () => {
  it.each([
    ['have so many slots', 2, [], [2, 3]],
    ['are of the ticked subcategory', 2, [412], [3]],
    ['are of any of several ticked ones', 2, [411, 412], [2, 3]],
    ['may be none', 1, [412], []],
  ] as const)('%s', (_what, slots, subcategoryIds, ids) => {
    expect(listedFrames(line, { slots, subcategoryIds }, catalogue).map(({ id }) => id)).toEqual(ids);
  });
});
