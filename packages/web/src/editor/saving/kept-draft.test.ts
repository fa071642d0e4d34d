import { aSet } from '@ramka/domain/testing/makers';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { forgetDraft, keepDraft, keptDrafts } from './kept-draft.ts';

describe('a stored draft', () => {
  let storage = memoryStorage();
  const set = { ...aSet(), frameId: 54012 };
  const draft = { set, etag: '"v3"', room: null, keptAt: new Date('2026-11-22T07:05:00Z') };
  const ofNew = { ...draft, etag: null, room: { id: 3, quantity: 4 } };
  beforeEach(() => {
    storage = memoryStorage();
  });

  // Holds R19.
  it('is restored unchanged, with the version that it is based on and the time of storing', () => {
    keepDraft(storage, 'aB3dE6gH', 7, draft);
    expect(keptDrafts(storage, 'aB3dE6gH', 7)).toEqual([draft]);
  });

  it('belongs to its project and set; new sets share one, with their room and quantity', () => {
    keepDraft(storage, 'aB3dE6gH', null, ofNew);
    expect(keptDrafts(storage, 'aB3dE6gH', 7)).toEqual([]);
    expect(keptDrafts(storage, 'zZ3dE6gH', null)).toEqual([]);
    expect(keptDrafts(storage, 'aB3dE6gH', null)).toEqual([ofNew]);
  });

  it('is gone after it is deleted', () => {
    keepDraft(storage, 'aB3dE6gH', 7, draft);
    forgetDraft(storage, 'aB3dE6gH', 7);
    expect(keptDrafts(storage, 'aB3dE6gH', 7)).toEqual([]);
  });

  // Holds R19.
  it('that was neither loaded nor discarded remains beside the next one, and after that is deleted', () => {
    keepDraft(storage, 'aB3dE6gH', null, { ...draft, etag: null }, [ofNew]);
    expect(keptDrafts(storage, 'aB3dE6gH', null)).toEqual([{ ...draft, etag: null }, ofNew]);
    forgetDraft(storage, 'aB3dE6gH', null, [ofNew]);
    expect(keptDrafts(storage, 'aB3dE6gH', null)).toEqual([ofNew]);
  });

  it('is not stored without a frame', () => {
    keepDraft(storage, 'aB3dE6gH', 7, { ...draft, set: { ...set, frameId: null } });
    expect(storage.length).toBe(0);
  });

  it.each(['', '{', '[]', '{"frameId":"1"}', '7'])('that reads %j is ignored', (kept) => {
    storage.setItem('configurator.draft.aB3dE6gH.7', kept);
    expect(keptDrafts(storage, 'aB3dE6gH', 7)).toEqual([]);
  });

  it.each([
    ['the set only', {}],
    ['an invalid time', { keptAt: 'yesterday' }],
    ['an invalid room', { room: { id: '3', quantity: 2 } }],
  ])('of another version of the editor, which stored %s, is restored as the set only', (_what, beside) => {
    keepDraft(storage, 'aB3dE6gH', 7, draft);
    const { etag: _etag, room: _room, keptAt: _keptAt, ...payload } = JSON.parse(storage.getItem(key) ?? '');
    storage.setItem(key, JSON.stringify({ ...payload, ...beside }));
    expect(keptDrafts(storage, 'aB3dE6gH', 7)).toEqual([{ set, etag: null, room: null, keptAt: null }]);
  });
});

const key = 'configurator.draft.aB3dE6gH.7';
