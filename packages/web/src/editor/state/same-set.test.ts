import { emptySet } from '@ramka/domain/set/product-set';
import { aChoice } from '@ramka/domain/testing/makers';
import { anySet } from '@ramka/domain/testing/arbitraries';
import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameSet } from './same-set.ts';

describe('two sets', () => {
  it('are the same whatever order their slots were filled in', () => {
    const one = { ...emptySet, modules: { 1: aChoice(), 2: aChoice({ colourId: 408 }) } };
    const other = { ...emptySet, modules: { 2: aChoice({ colourId: 408 }), 1: aChoice() } };
    expect(sameSet(one, other)).toBe(true);
  });

  it('differ by a single option', () => {
    const one = { ...emptySet, modules: { 1: aChoice() } };
    const other = { ...emptySet, modules: { 1: aChoice({ options: { 1: { selectedId: null, quantity: 1 } } }) } };
    expect(sameSet(one, other)).toBe(false);
  });

  it('are the same once one is a copy of the other', () => {
    assert(property(anySet, (set) => sameSet(set, structuredClone(set))));
  });
});
