import { pl } from '@ramka/texts/pl';
import { onlineManager } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { snackbars } from '../platform/messages.ts';
import { InPolish } from '../testing/in-polish.tsx';
import { newIdempotencyKey, outbox, removeChange } from './outbox.ts';
import { enqueue } from './queue-operations.ts';
import { PendingChanges } from './pending-changes.tsx';
import { RETRY_INTERVAL } from './policy.ts';
import { queuedText } from './waiting-text.ts';

/** Another project in each test, because a flush of the last one may still hold its lock. */
let projectId = '';
let testNumber = 0;

const queueRoom = (name: string) =>
  enqueue(projectId, 'createRoom', newIdempotencyKey(), { params: { projectId }, body: { name } });

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

const show = async () => {
  const onChanged = vi.fn<(id: string) => Promise<void>>(async () => undefined);
  const onGone = vi.fn<() => Promise<void>>(async () => undefined);
  await render(
    <InPolish>
      <RouterContextProvider router={router}>
        <PendingChanges projectId={projectId} onChanged={onChanged} onProjectDeleted={onGone} />
      </RouterContextProvider>
    </InPolish>,
  );
  return { onChanged, onGone };
};

let persist: MockInstance<typeof navigator.storage.persist>;

beforeEach(() => {
  testNumber += 1;
  projectId = `aB3dE6${String(testNumber).padStart(2, '0')}`;
  onlineManager.setOnline(true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  snackbars.clear();
  onlineManager.setOnline(true);
});

/** Whether the page can be left without a question. */
const leave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('while offline', () => {
  beforeEach(() => onlineManager.setOnline(false));

  test('pending changes are counted, and persistent storage is requested', async () => {
    queueRoom('Garaż');
    queueRoom('Piwnica');
    await show();
    await expect.element(page.getByText('Zmiany do wysłania: 2')).toBeVisible();
    await expect.poll(() => persist).toHaveBeenCalledOnce();
    await expect.element(page.getByText('Safari')).not.toBeInTheDocument();
  });

  test('leaving the page asks first while the device has no room for a change, and the message says so', async () => {
    await show();
    queueRoom('Garaż');
    expect(leave()).toBe(true);
    expect(queuedText(projectId, pl.messages)).toBe(pl.messages.waits);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const lost = queueRoom('Piwnica');
    await expect.poll(leave).toBe(false);
    await expect.poll(() => queuedText(projectId, pl.messages)).toBe(pl.messages.waitsInMemory);
    removeChange(projectId, lost);
    await expect.poll(leave).toBe(true);
  });

  test('nothing is requested from the browser while nothing is pending', async () => {
    await show();
    expect(persist).not.toHaveBeenCalled();
  });

  test('Safari, which deletes pending changes after seven days, is named', async () => {
    const safari =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 Version/16.4 Safari/604.1';
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(safari);
    queueRoom('Garaż');
    await show();
    await expect.element(page.getByText(/Safari usuwa niewysłane zmiany po siedmiu dniach/)).toBeVisible();
  });
});

const answer = (respond: (address: string) => Response | Promise<Response>): void => {
  vi.stubGlobal('fetch', async (address: string) => respond(address));
};
const json = (body: unknown, status: number) => Response.json(body, { status });

/** A change that is queued while another flush ends is sent after the next interval. */
const sending = { timeout: 3 * RETRY_INTERVAL };

describe('while online', () => {
  test('pending changes are sent, and the project is loaded again', async () => {
    answer(() => json({ id: 3 }, 201));
    queueRoom('Garaż');
    const { onChanged } = await show();
    await expect.poll(() => outbox.changes(projectId), sending).toEqual([]);
    await expect.poll(() => onChanged.mock.calls, sending).toEqual([[projectId]]);
    await expect.element(page.getByText(/Zmiany do wysłania/)).not.toBeInTheDocument();
  });

  test('the project is also loaded again if only some changes were sent before the connection was lost', async () => {
    let count = 0;
    answer(() => ((count += 1) === 1 ? json({ id: 3 }, 201) : Promise.reject(new TypeError('Failed to fetch'))));
    queueRoom('Garaż');
    queueRoom('Piwnica');
    const { onChanged } = await show();
    await expect.element(page.getByText('Zmiany do wysłania: 1')).toBeVisible();
    await expect.poll(() => onChanged.mock.calls, sending).toEqual([[projectId]]);
  });

  test('a rejected change is named with the reason, and the others are sent at once', async () => {
    // Nothing is sent after an interval.
    vi.spyOn(window, 'setInterval').mockImplementation(() => setTimeout(() => undefined));
    let count = 0;
    answer(() =>
      (count += 1) === 1 ? json({ code: 'unprocessable', message: 'Za dużo' }, 422) : json({ id: 3 }, 201),
    );
    queueRoom('Garaż');
    queueRoom('Piwnica');
    await show();
    await expect.poll(() => outbox.changes(projectId), sending).toEqual([]);
    await expect
      .poll(() =>
        snackbars
          .shown()
          .map(({ text }) => text)
          .join(' '),
      )
      .toMatch(/Garaż.*Za dużo/);
  });

  test('a project that the server no longer knows is left, and its data is deleted from the device', async () => {
    answer(() => json({ code: 'unknown-project', message: 'Nie ma' }, 404));
    queueRoom('Garaż');
    const { onGone } = await show();
    await expect.poll(() => onGone.mock.calls.length, sending).toBe(1);
    await expect.poll(() => Object.keys(localStorage).filter((key) => key.includes(projectId))).toEqual([]);
  });

  test('a set that was changed elsewhere opens a question, and discarding it sends later changes', async () => {
    answer((address) =>
      address.endsWith('/set/5') ? json({ code: 'stale', message: 'Nowsza' }, 412) : json({ id: 3 }, 201),
    );
    enqueue(projectId, 'saveSet', newIdempotencyKey(), {
      params: { projectId, setId: 5 },
      body: { payload: { id: 5, name: 'Biurko' } },
      ifMatch: '"2"',
    });
    queueRoom('Garaż');
    await show();
    await page.getByRole('button', { name: 'Odrzuć moją wersję' }).click();
    await expect.poll(() => outbox.changes(projectId), sending).toEqual([]);
  });
});
