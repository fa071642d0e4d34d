import { aSet } from '@ramka/domain/testing/makers';
import { type ReactElement, useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '../../platform/browser-storage.ts';
import { aProject, renderInProject } from '../../testing/render-in-project.tsx';
import { abandonedDrafts, storedDrafts, useStoreDraft } from './stored-draft.ts';

const project = aProject();
const ofNewSet = { projectId: project.id, setId: null };
const set = { ...aSet(), frameId: 54012 };

/** Called once the effects of the draft have run. */
const onReady = vi.fn<() => void>();

beforeEach(() => {
  localStorage.clear();
  onReady.mockClear();
});
afterEach(() => vi.restoreAllMocks());

const Editor = ({ changed = true }: { readonly changed?: boolean }): ReactElement => {
  useStoreDraft(changed, { setId: null, etag: null, set, room: undefined, session: 'one' });
  useEffect(onReady, []);
  return <p>Editor</p>;
};

const storedSets = () => storedDrafts(browserStorage, ofNewSet).map((draft) => draft.set);

test('a draft is stored at once when the tab is hidden, because a phone may discard it', async () => {
  const screen = await renderInProject(<Editor />, project);
  await expect.poll(() => onReady).toHaveBeenCalledOnce();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  localStorage.clear();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(storedSets()).toEqual([set]);
  await screen.unmount();
});

test('a draft without changes is not stored when the tab is hidden', async () => {
  await renderInProject(<Editor changed={false} />, project);
  await expect.poll(() => onReady).toHaveBeenCalledOnce();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(storedSets()).toEqual([]);
});

test('a draft is stored after a pause, and offered elsewhere only once its editor is closed', async () => {
  const screen = await renderInProject(<Editor />, project);
  await expect.poll(storedSets).toEqual([set]);
  await expect.poll(() => abandonedDrafts(browserStorage, ofNewSet)).toEqual([]);
  await screen.unmount();
  await expect.poll(() => abandonedDrafts(browserStorage, ofNewSet)).toHaveLength(1);
});

test('a draft is open again after its page was restored from the back/forward cache, which had taken its lock', async () => {
  const screen = await renderInProject(<Editor />, project);
  await expect.poll(storedSets).toEqual([set]);
  const lock = 'configurator.draft.one';
  await expect.poll(async () => (await navigator.locks.query()).held?.map(({ name }) => name)).toContain(lock);
  await navigator.locks.request(lock, { steal: true }, () => undefined);
  await expect.poll(() => abandonedDrafts(browserStorage, ofNewSet)).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => abandonedDrafts(browserStorage, ofNewSet)).toEqual([]);
  await screen.unmount();
  await expect.poll(() => abandonedDrafts(browserStorage, ofNewSet)).toHaveLength(1);
});
