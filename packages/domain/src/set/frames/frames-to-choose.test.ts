import { describe, expect, it } from 'vitest';
import { aFrame } from '../../testing/a-frame.ts';
import { aLine } from '../../testing/a-line.ts';
import { framesToChoose } from './frames-to-choose.ts';

describe('the frames to choose from', () => {
  const line = aLine({
    subcategories: [
      { id: 411, name: 'Tworzywo' },
      { id: 412, name: 'Metal' },
    ],
  });
  const frames = [
    aFrame({ id: 1, subcategoryId: 412, sort: 20101 }),
    aFrame({ id: 2, subcategoryId: 411, sort: 10201 }),
    aFrame({ id: 3, subcategoryId: 411, sort: 10101 }),
    aFrame({ id: 4, subcategoryId: 411, slots: 2, sort: 10102 }),
    aFrame({ id: 5, subcategoryId: 421, sort: 10100 }),
  ];

  it.each([
    ['all of a slot count in the order of their sort number', { slots: 1, subcategoryIds: [] }, [3, 2, 1]],
    ['those of one subcategory', { slots: 1, subcategoryIds: [411] }, [3, 2]],
    ['those of several subcategories', { slots: 1, subcategoryIds: [412, 411] }, [3, 2, 1]],
    ['none where the subcategory has none so wide', { slots: 2, subcategoryIds: [412] }, []],
  ] as const)('are %s', (_, filter, ids) => {
    expect(framesToChoose(frames, line, filter).map(({ id }) => id)).toEqual(ids);
  });
});
