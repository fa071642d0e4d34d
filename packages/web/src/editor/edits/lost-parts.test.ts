import { emptySet } from '@ramka/domain/set/product-set';
import { aChoice } from '@ramka/domain/testing/makers';
import { describe, expect, it } from 'vitest';
import { lostParts } from './lost-parts.ts';

describe('the parts that a choice removed', () => {
  it('are none where everything stays or something is added', () => {
    const set = { ...emptySet, frameId: 1, modules: { 1: aChoice() } };
    expect(lostParts(set, { ...set, ip44: true, modules: { 1: aChoice(), 2: aChoice() } })).toEqual([]);
  });

  it('are told from the wall outwards and from left to right', () => {
    const before = {
      ...emptySet,
      frameId: 1,
      ip44: true,
      surfaceBoxColourId: 401,
      modules: { 3: aChoice({ moduleId: 7 }), 1: aChoice() },
      controllers: { 2: 304 },
    };
    expect(lostParts(before, emptySet)).toEqual([
      { kind: 'frame' },
      { kind: 'module', slot: 1, moduleId: 4001 },
      { kind: 'module', slot: 3, moduleId: 7 },
      { kind: 'controller', slot: 2, controllerId: 304 },
      { kind: 'surface-box' },
      { kind: 'ip44' },
    ]);
  });

  it('name the corner box', () => {
    expect(lostParts({ ...emptySet, cornerBoxColourId: 401 }, emptySet)).toEqual([{ kind: 'corner-box' }]);
  });
});
