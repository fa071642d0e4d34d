import { aSet } from '@ramka/domain/testing/a-set';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';

describe('a kept draft', () => {
  let storage = memoryStorage();
  const set = { ...aSet(), frameId: 54012 };
  const of7 = { setId: 7, etag: '"v3"' };
  const ofNew = { setId: null, etag: null };
  beforeEach(() => {
    storage = memoryStorage();
  });

  it('comes back as it was, with the version that it was made from', () => {
    keepDraft(storage, 'aB3dE6gH', of7, set);
    expect(keptDraft(storage, 'aB3dE6gH', 7)).toEqual({ set, etag: '"v3"' });
  });

  it('belongs to its project and set; new sets have one of their own', () => {
    keepDraft(storage, 'aB3dE6gH', ofNew, set);
    expect(keptDraft(storage, 'aB3dE6gH', 7)).toBeUndefined();
    expect(keptDraft(storage, 'zZ3dE6gH', null)).toBeUndefined();
    expect(keptDraft(storage, 'aB3dE6gH', null)).toEqual({ set, etag: null });
  });

  it('is gone once forgotten', () => {
    keepDraft(storage, 'aB3dE6gH', of7, set);
    forgetDraft(storage, 'aB3dE6gH', 7);
    expect(keptDraft(storage, 'aB3dE6gH', 7)).toBeUndefined();
  });

  it('is not worth keeping without a frame', () => {
    keepDraft(storage, 'aB3dE6gH', of7, { ...set, frameId: null });
    expect(storage.length).toBe(0);
  });

  it.each(['', '{', '[]', '{"frameId":"1"}', '7'])('that reads %j is none', (kept) => {
    storage.setItem('configurator.draft.aB3dE6gH.7', kept);
    expect(keptDraft(storage, 'aB3dE6gH', 7)).toBeUndefined();
  });
});
