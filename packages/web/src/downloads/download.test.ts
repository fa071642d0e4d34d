import { setTimeout as pause } from 'node:timers/promises';
import { onlineManager } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiFailure } from '../api/failure.ts';
import { snackbars } from '../platform/messages.ts';
import {
  createDownloadStore,
  deliver,
  lastSaved,
  lettersWithoutFont,
  retryWhenOnline,
  retryWhileBusy,
} from './download.ts';
import { pl } from '@ramka/texts/pl';

/** A download that lasts until it is completed or aborted. */
const aDownload = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = vi.fn<(signal: AbortSignal) => Promise<void>>((left) => {
    left.addEventListener('abort', () => resolve());
    return promise;
  });
  return { run, end: resolve };
};

test('a download is in progress until it ends, and notifies listeners', async () => {
  const store = createDownloadStore();
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  const { run, end } = aDownload();
  const started = store.start('room 7 as PDF', run);
  expect(store.isInProgress('room 7 as PDF')).toBe(true);
  expect(store.isInProgress('room 7 as XLS')).toBe(false);
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  await started;
  expect(store.isInProgress('room 7 as PDF')).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the same download is not started twice, a different one is', async () => {
  const store = createDownloadStore();
  const [first, second, other] = [aDownload(), aDownload(), aDownload()];
  const all = [store.start('a', first.run), store.start('a', second.run), store.start('b', other.run)];
  expect([first, second, other].map(({ run }) => run.mock.calls.length)).toEqual([1, 0, 1]);
  first.end();
  other.end();
  await Promise.all(all);
});

test('leaving the screen aborts all downloads; later ones are not affected', async () => {
  const store = createDownloadStore();
  const [left, next] = [aDownload(), aDownload()];
  const old = store.start('a', left.run);
  store.leave();
  const young = store.start('a', next.run);
  await old;
  expect(left.run.mock.calls[0]?.[0].aborted).toBe(true);
  expect(next.run.mock.calls[0]?.[0].aborted).toBe(false);
  expect(store.isInProgress('a')).toBe(true);
  next.end();
  await young;
});

const aFile = { content: new Blob(['PDF']), name: 'Dom.pdf' };
const busy = (seconds: number) => new ApiFailure(503, 'unavailable', 'Za chwilę', [], seconds);

test('a document request is repeated after the Retry-After time while the server is busy', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const request = vi.fn<() => Promise<typeof aFile>>().mockRejectedValueOnce(busy(7)).mockResolvedValue(aFile);
  const file = retryWhileBusy(request, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(6999);
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await file).toBe(aFile);
});

test.each([
  ['a failure for another reason', new ApiFailure(500, 'fault')],
  ['a wait that is too long', busy(600)],
])('%s is reported immediately', async (_what, failure) => {
  const request = vi.fn<() => Promise<typeof aFile>>().mockRejectedValue(failure);
  await expect(retryWhileBusy(request, new AbortController().signal)).rejects.toBe(failure);
  expect(request).toHaveBeenCalledTimes(1);
});

test('a request is not repeated after the screen is left', async () => {
  const leaving = new AbortController();
  const request = vi.fn<() => Promise<typeof aFile>>().mockRejectedValue(busy(60));
  const file = retryWhileBusy(request, leaving.signal);
  setTimeout(() => leaving.abort(), 10);
  await expect(file).rejects.toThrow('aborted');
  expect(request).toHaveBeenCalledTimes(1);
});

const unreachable = new ApiFailure(0, 'unreachable');

type RequestState = { readonly online: boolean; readonly signal?: AbortSignal };

/** Requests a document with a first attempt that fails. `online` is the connection state after that. */
const requestAfter = (failure: ApiFailure, { online, signal = new AbortController().signal }: RequestState) => {
  onTestFinished(() => onlineManager.setOnline(true));
  const request = vi
    .fn<() => Promise<typeof aFile>>()
    .mockImplementationOnce(async () => {
      onlineManager.setOnline(online);
      throw failure;
    })
    .mockResolvedValue(aFile);
  const onOffline = vi.fn<() => void>();
  return { request, onOffline, file: retryWhenOnline(request, signal, onOffline) };
};

describe('a document', () => {
  test('waits when the connection is lost, reports that, and is requested again when it is back', async () => {
    const { request, onOffline, file } = requestAfter(unreachable, { online: false });
    await pause(10);
    expect([request.mock.calls.length, onOffline.mock.calls.length]).toEqual([1, 1]);
    onlineManager.setOnline(true);
    expect(await file).toBe(aFile);
  });

  test.each([
    ['the server refuses', new ApiFailure(404, 'unknown-room'), false],
    ['the server responds but is too busy', busy(600), true],
    ['it takes too long while the server responds to others', new ApiFailure(504, 'unreachable'), true],
  ])('does not wait if %s', async (_, failure, online) => {
    const { onOffline, file } = requestAfter(failure, { online });
    await expect(file).rejects.toBe(failure);
    expect(onOffline).not.toHaveBeenCalled();
  });

  test('is no longer requested once its screen is left', async () => {
    const signal = AbortSignal.abort();
    const { request, file } = requestAfter(unreachable, { online: false, signal });
    await expect(file).rejects.toBe(unreachable);
    expect(request).toHaveBeenCalledTimes(1);
  });
});

test.for<[text: string, withCjk: boolean, letters: string]>([
  ['Dom Żółć Κήπος 🛋️ ½', false, ''],
  ['Dom בית منز ს', false, 'ביתمنزს'],
  ['Dom 家庭 家', false, '家庭'],
  ['Dom 家庭 ᬩᬮᬶ', true, 'ᬩᬮᬶ'],
])('characters that no PDF font has are reported: %s', ([text, withCjk, letters]) => {
  expect(lettersWithoutFont(text, withCjk)).toBe(letters);
});

const noticed = () => snackbars.shown().map(({ text, action }) => [text, action?.label]);

describe('inside the browser of a messenger a document', () => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36 [FB_IAB/Orca;]';

  test('comes from its own address, without being called saved', async () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    const open = vi.fn<typeof window.open>();
    vi.stubGlobal('navigator', { userAgent });
    vi.stubGlobal('window', { open });
    await deliver(aFile, '/api/project/Hq7mWz3k/pdf', pl.downloads);
    expect(open).toHaveBeenCalledExactlyOnceWith('/api/project/Hq7mWz3k/pdf', '_self');
    expect(lastSaved.get()).toBe('');
    expect(noticed()).toEqual([[pl.downloads.handedOver, undefined]]);
  });

  test('is shared by another press where the first was too long ago', async () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    const share = vi
      .fn<(data: ShareData) => Promise<void>>()
      .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
      .mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { userAgent, share, canShare: () => true });
    await deliver(aFile, '/api/project/Hq7mWz3k/pdf', pl.downloads);
    expect(noticed()).toEqual([[pl.downloads.ready('Dom.pdf'), pl.downloads.saveOrSend]]);
    snackbars.shown()[0]?.action?.perform();
    await expect.poll(() => share.mock.calls.length).toBe(2);
    expect(share.mock.calls[1]?.[0].files?.[0]?.name).toBe('Dom.pdf');
    expect(lastSaved.get()).toBe('');
  });
});
