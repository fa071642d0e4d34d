import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { probeConnection, watchConnection, whenOnline } from './connection.ts';
import { loadPart } from './lazy-part.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

it('calls a function immediately while online', async () => {
  expect(await whenOnline(async () => 'done')).toBe('done');
});

it('waits for the connection, and calls the function once', async () => {
  const done: string[] = [];
  onlineManager.setOnline(false);
  const waiting = whenOnline(async () => done.push('done'));
  await Promise.resolve();
  expect(done).toEqual([]);
  onlineManager.setOnline(true);
  await waiting;
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  expect(done).toEqual(['done']);
});

// Holds §7.2, R37.
it('probes the server with the header that every request has', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  await probeConnection();
  expect(fetched.mock.calls).toMatchObject([
    ['/api/app-data', { method: 'HEAD', headers: { 'X-Requested-With': 'XMLHttpRequest' } }],
  ]);
});

// Holds §9.16.
it('rejects a part of the app that has not loaded after two minutes', async () => {
  vi.useFakeTimers();
  const errors: string[] = [];
  const waiting = loadPart(() => new Promise<never>(() => undefined)).catch(({ message }: Error) =>
    errors.push(message),
  );
  await vi.advanceTimersByTimeAsync(119_999);
  expect(errors).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(errors).toEqual(['A part of the app did not arrive within 120000 ms']);
  // Test files share a worker, so timers of earlier tests may still be pending.
  const timers = vi.getTimerCount();
  expect(await loadPart(async () => 'arrived')).toBe('arrived');
  expect(vi.getTimerCount()).toBe(timers);
});

/** Simulates a network that responds to probes: the server itself, or a captive portal in its place. */
const networkThat = (sign: () => Response) => {
  const probe = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () => sign());
  vi.stubGlobal('fetch', probe);
  onTestFinished(() => void vi.unstubAllGlobals());
  return probe;
};

const ofApi = (status: number): Response => Response.json(null, { status });
const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};

describe('the connection state, regardless of navigator.onLine', () => {
  it.each<[string, () => Response, boolean]>([
    ['the server responds', () => ofApi(200), true],
    ['the server rejects too many requests', () => ofApi(429), true],
    ['there is no response', unreachable, false],
    ['a gateway cannot reach the server', () => new Response('Bad gateway', { status: 502 }), false],
    ['a network asks to log in', () => new Response('<form>', { headers: { 'content-type': 'text/html' } }), false],
  ])('is determined by a probe if %s', async (_, sign, online) => {
    const probe = networkThat(sign);
    onlineManager.setOnline(!online);
    await Promise.all([probeConnection(), probeConnection()]);
    expect(onlineManager.isOnline()).toBe(online);
    expect(probe.mock.calls.map(([path, { method }]) => [path, method])).toEqual([['/api/app-data', 'HEAD']]);
  });

  it('is probed while offline, and no longer once online', async () => {
    vi.useFakeTimers();
    const probe = networkThat(unreachable);
    onTestFinished(watchConnection());
    onlineManager.setOnline(false);
    const probesAfter = async (seconds: number): Promise<number> => {
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      return probe.mock.calls.length;
    };
    expect([await probesAfter(4.9), await probesAfter(0.1), await probesAfter(5)]).toEqual([0, 1, 2]);
    probe.mockImplementation(async () => ofApi(200));
    expect([await probesAfter(5), await probesAfter(60)]).toEqual([3, 3]);
    expect(onlineManager.isOnline()).toBe(true);
  });
});

it('loads a failed part of the app again if the page did not know yet that it is offline', async () => {
  const probe = networkThat(unreachable);
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue('texts');
  const part = loadPart(load);
  await expect.poll(() => onlineManager.isOnline()).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(true);
  expect(await part).toBe('texts');
  expect(probe).toHaveBeenCalledTimes(1);
});
