import { aSet } from '@ramka/domain/testing/a-set';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';

describe('a kept draft', () => {
  let storage = memoryStorage();
  const set = { ...aSet(), frameId: 54012 };
  beforeEach(() => {
    storage = memoryStorage();
  });

  it('comes back as it was', () => {
    keepDraft(storage, 'aB3dE6gH', 7, set);
    expect(keptDraft(storage, 'aB3dE6gH', 7)).toEqual(set);
  });

  it('belongs to its project and set; new sets have one of their own', () => {
    keepDraft(storage, 'aB3dE6gH', null, set);
    expect(keptDraft(storage, 'aB3dE6gH', 7)).toBeUndefined();
    expect(keptDraft(storage, 'zZ3dE6gH', null)).toBeUndefined();
    expect(keptDraft(storage, 'aB3dE6gH', null)).toEqual(set);
  });

  it('is gone once forgotten', () => {
    keepDraft(storage, 'aB3dE6gH', 7, set);
    forgetDraft(storage, 'aB3dE6gH', 7);
    expect(keptDraft(storage, 'aB3dE6gH', 7)).toBeUndefined();
  });

  it('is not worth keeping without a frame', () => {
    keepDraft(storage, 'aB3dE6gH', 7, { ...set, frameId: null });
    expect(storage.length).toBe(0);
  });

  it.each(['', '{', '[]', '{"frameId":"1"}', '7'])('that reads %j is none', (kept) => {
    storage.setItem('configurator.draft.aB3dE6gH.7', kept);
    expect(keptDraft(storage, 'aB3dE6gH', 7)).toBeUndefined();
  });
});
