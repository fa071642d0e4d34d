import type { FramedSet, ProductSet } from '@ramka/domain/set/product-set';
import { anySet } from '@ramka/domain/testing/arbitraries';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundlePayload } from '../wire/bundle.ts';
import { projectFile } from '../wire/project-file.ts';
import { setFromFile, setFromWire, setToFile, setToWire } from './product-set.ts';

const hasFrame = (set: ProductSet): set is FramedSet => set.frameId !== null;
const framed = (set: ProductSet): FramedSet => ({ ...set, frameId: set.frameId ?? 0 });

describe('the wire format of a set', () => {
  // Holds §3.12, §3.23, §7.41, C5.2, C5.7.
  it('is the payload of worked example 1', () => {
    expect(setToWire(framed(washBasin.set), null)).toEqual({
      id: null,
      name: 'Łazienka – umywalka',
      frameId: 55012,
      ip44: true,
      cornerBox: 0,
      smBox: 501,
      modules: {
        '1': {
          moduleId: 5003,
          colorId: 501,
          selectedVisualComponentId: 55221,
          options: {
            '1': { selectedId: 55301, quantity: 1 },
            '2': { selectedId: 55302, quantity: 1 },
            '3': { selectedId: null, quantity: 1 },
          },
        },
        '2': {
          moduleId: 5023,
          colorId: 501,
          selectedVisualComponentId: 55242,
          options: { '1': { selectedId: 55312, quantity: 1 } },
        },
      },
      controllers: {},
    });
  });

  // Holds §3.13, §7.41.
  it('contains its controllers and its id', () => {
    const payload = setToWire(framed(livingRoom.set), 12);
    expect(payload.controllers).toEqual({ '1': 303, '2': 306 });
    expect(payload.id).toBe(12);
  });

  // Holds §3.11, §3.12, §3.13, §3.23.
  it('preserves it through JSON and the schema', () => {
    fc.assert(
      fc.property(anySet.filter(hasFrame), (set) => {
        const sent: unknown = JSON.parse(JSON.stringify(setToWire(set, null)));
        expect(setFromWire(bundlePayload.parse(sent))).toEqual(set);
      }),
    );
  });

  // Holds §3.14.
  it('allows null for an empty slot', () => {
    fc.assert(
      fc.property(anySet.filter(hasFrame), (set) => {
        const sent = setToWire(set, null);
        const empty = { '1': null, '2': null, '3': null };
        const withNulls = {
          ...sent,
          modules: { ...empty, '4': null, '5': null, ...sent.modules },
          controllers: { ...empty, ...sent.controllers },
        };
        expect(setFromWire(bundlePayload.parse(withNulls))).toEqual(set);
      }),
    );
  });

  it('is preserved in a project file', () => {
    fc.assert(
      fc.property(anySet.filter(hasFrame), (set) => {
        const { sets } = projectFile.shape;
        const stored: unknown = JSON.parse(JSON.stringify([setToFile(set, { id: 3, seriesId: 5 })]));
        const [read] = sets.parse(stored);
        expect(read && setFromFile(read)).toEqual(set);
      }),
    );
  });
});
