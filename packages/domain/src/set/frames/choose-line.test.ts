import { describe, expect, it } from 'vitest';
import { aChoice } from '../../testing/a-choice.ts';
import { aLine } from '../../testing/a-line.ts';
import { aSet } from '../../testing/a-set.ts';
import { chooseLine } from './choose-line.ts';

describe('choosing a frame line', () => {
  const premium = aLine();
  const nature = aLine({ id: 42, tag: 'simon-54-nature' });
  const line55 = aLine({ id: 51, tag: 'simon-55-line', seriesId: 5 });
  const set = aSet({
    name: 'Kitchen',
    frameId: 54012,
    ip44: true,
    surfaceBoxColourId: 401,
    modules: { 1: aChoice() },
    controllers: { 2: 301 },
  });

  it('changes nothing where it is the same line', () => {
    expect(chooseLine(set, premium, premium)).toBe(set);
  });

  it('keeps modules, controllers and the wish for IP44 within a series, and gives up frame and boxes', () => {
    expect(chooseLine(set, premium, nature)).toEqual({ ...set, frameId: null, surfaceBoxColourId: 0 });
  });

  it('keeps only the name in another series', () => {
    expect(chooseLine(set, premium, line55)).toEqual(aSet({ name: 'Kitchen' }));
  });

  it('starts a new set', () => {
    expect(chooseLine(aSet(), null, premium)).toEqual(aSet());
  });
});
