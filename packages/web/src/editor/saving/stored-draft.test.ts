import { aSet } from '@ramka/domain/testing/makers';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ListedStorage, storageWithFallback } from '../../platform/browser-storage.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { abandonedDrafts, deleteDraft, storeDraft, storedDrafts, newDraftSession } from './stored-draft.ts';

const projectId = 'aB3dE6gH';
const ofSet = { projectId, setId: 7 };
const ofNewSet = { projectId, setId: null };
const key = 'configurator.draft.aB3dE6gH.7';

describe('a stored draft', () => {
  let storage: ListedStorage;
  const set = { ...aSet(), frameId: 54012 };
  const draft = { session: 'one', set, etag: '"v3"', room: null, keptAt: new Date('2026-11-22T07:05:00Z') };
  const later = { ...draft, session: 'two', keptAt: new Date('2026-11-22T08:00:00Z') };
  const ofNew = { ...draft, etag: null, room: { id: 3, quantity: 4 } };
  beforeEach(() => {
    const memory = memoryStorage();
    storage = storageWithFallback(() => memory);
  });

  // Holds R19.
  it('is restored unchanged, with the version that it is based on and the time of storing', () => {
    storeDraft(storage, ofSet, draft);
    expect(storedDrafts(storage, ofSet)).toEqual([draft]);
  });

  it('belongs to its project and set', () => {
    storeDraft(storage, ofNewSet, ofNew);
    expect(storedDrafts(storage, ofSet)).toEqual([]);
    expect(storedDrafts(storage, { ...ofNewSet, projectId: 'zZ3dE6gH' })).toEqual([]);
    expect(storedDrafts(storage, ofNewSet)).toEqual([ofNew]);
  });

  // Holds R19.
  it('of one tab is not overwritten by another tab that makes a new set, too', () => {
    storeDraft(storage, ofNewSet, ofNew);
    storeDraft(storage, ofNewSet, { ...later, etag: null });
    storeDraft(storage, ofNewSet, ofNew);
    expect(storedDrafts(storage, ofNewSet)).toEqual([{ ...later, etag: null }, ofNew]);
    deleteDraft(storage, ofNewSet, later.session);
    expect(storedDrafts(storage, ofNewSet)).toEqual([ofNew]);
  });

  it('is not offered while an editor has it open', async () => {
    const [open, closed] = [newDraftSession(), newDraftSession()];
    storeDraft(storage, ofNewSet, { ...ofNew, session: open });
    storeDraft(storage, ofNewSet, { ...ofNew, session: closed });
    await navigator.locks.request(`configurator.draft.${open}`, async () => {
      expect(await abandonedDrafts(storage, ofNewSet)).toEqual([{ ...ofNew, session: closed }]);
    });
    expect(await abandonedDrafts(storage, ofNewSet)).toHaveLength(2);
  });

  it('is not stored without a frame', () => {
    storeDraft(storage, ofSet, { ...draft, set: { ...set, frameId: null } });
    expect(storage.keys()).toEqual([]);
  });

  it.each(['', '{', '[]', '{"frameId":"1"}', '7'])('that reads %j is ignored', (stored) => {
    storage.setItem(key, stored);
    storage.setItem(`${key}.one`, stored);
    expect(storedDrafts(storage, ofSet)).toEqual([]);
  });

  const stored = (): Readonly<Record<string, unknown>> => {
    storeDraft(storage, ofSet, draft);
    const text = storage.getItem(`${key}.one`) ?? '';
    storage.removeItem(`${key}.one`);
    return JSON.parse(text);
  };

  it.each([
    ['the set only', {}],
    ['an invalid time', { keptAt: 'yesterday' }],
    ['an invalid room', { room: { id: '3', quantity: 2 } }],
  ])('of another version of the editor, which stored %s, is restored as the set only', (_what, extra) => {
    const { etag: _etag, room: _room, keptAt: _keptAt, ...payload } = stored();
    storage.setItem(key, JSON.stringify({ ...payload, ...extra }));
    expect(storedDrafts(storage, ofSet)).toMatchObject([{ set, etag: null, room: null, keptAt: null }]);
  });

  it('of a version of the editor that stored earlier drafts with it is restored, and so are those', () => {
    const payload = stored();
    storage.setItem(key, JSON.stringify({ ...payload, keptAt: later.keptAt, earlier: [payload] }));
    const drafts = storedDrafts(storage, ofSet);
    expect(drafts).toMatchObject([
      { set, etag: '"v3"', keptAt: later.keptAt },
      { set, etag: '"v3"', keptAt: draft.keptAt },
    ]);
    for (const { session } of drafts) deleteDraft(storage, ofSet, session);
    expect(storage.keys()).toEqual([]);
  });
});
