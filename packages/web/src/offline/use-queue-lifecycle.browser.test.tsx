import { onlineManager } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { sendOrEnqueue } from './mutation-queue.ts';
import { outbox } from './outbox.ts';
import { useQueueLifecycle } from './use-queue-lifecycle.ts';

const projectId = 'aB3dE6gH';

beforeEach(() => {
  onlineManager.setOnline(true);
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(
    Object.assign(new EventTarget(), navigator.serviceWorker, { controller: {} }),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const noProject = (): undefined => undefined;

const Page = (): ReactElement => {
  useQueueLifecycle(noProject);
  return <p>Kuchnia</p>;
};

test('a change in flight is stored when the tab is hidden, and leaves the queue when its response arrives', async () => {
  const { unmount } = await render(<Page />);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const sending = sendOrEnqueue(
    'renameRoom',
    { params: { projectId, groupId: 3 }, body: { name: 'Hol' } },
    () => promise,
    () => undefined,
  );
  expect(outbox.changes(projectId)).toEqual([]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(outbox.changes(projectId)).toMatchObject([{ name: 'renameRoom', body: { name: 'Hol' } }]);
  vi.restoreAllMocks();
  document.dispatchEvent(new Event('visibilitychange'));
  resolve(undefined);
  await sending;
  await expect.poll(() => outbox.changes(projectId)).toEqual([]);
  await unmount();
});
