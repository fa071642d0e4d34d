import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiFailure } from '../api/failure.ts';
import { createDownloadStore, lettersWithoutFont, untilAnswered, untilMade } from './download.ts';

/** A download that goes on until it is ended or left. */
const aDownload = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = vi.fn<(left: AbortSignal) => Promise<void>>((left) => {
    left.addEventListener('abort', () => resolve());
    return promise;
  });
  return { run, end: resolve };
};

test('a download is under way until it ends, and tells so', async () => {
  const store = createDownloadStore();
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  const { run, end } = aDownload();
  const started = store.start('room 7 as PDF', run);
  expect(store.isUnderWay('room 7 as PDF')).toBe(true);
  expect(store.isUnderWay('room 7 as XLS')).toBe(false);
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  await started;
  expect(store.isUnderWay('room 7 as PDF')).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the same download is not started twice, another one is', async () => {
  const store = createDownloadStore();
  const [first, second, other] = [aDownload(), aDownload(), aDownload()];
  const all = [store.start('a', first.run), store.start('a', second.run), store.start('b', other.run)];
  expect([first, second, other].map(({ run }) => run.mock.calls.length)).toEqual([1, 0, 1]);
  first.end();
  other.end();
  await Promise.all(all);
});

test('leaving aborts every download; what is started afterwards goes on', async () => {
  const store = createDownloadStore();
  const [left, next] = [aDownload(), aDownload()];
  const old = store.start('a', left.run);
  store.leave();
  const young = store.start('a', next.run);
  await old;
  expect(left.run.mock.calls[0]?.[0].aborted).toBe(true);
  expect(next.run.mock.calls[0]?.[0].aborted).toBe(false);
  expect(store.isUnderWay('a')).toBe(true);
  next.end();
  await young;
});

const aFile = { content: new Blob(['PDF']), name: 'Dom.pdf' };
const busy = (seconds: number) => new ApiFailure(503, 'unavailable', 'Za chwilę', [], seconds);

test('a document that others stand before is asked for again, when the server says', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ask = vi.fn<() => Promise<typeof aFile>>().mockRejectedValueOnce(busy(7)).mockResolvedValue(aFile);
  const made = untilMade(ask, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(6999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await made).toBe(aFile);
});

test.each([
  ['what fails for another reason', new ApiFailure(500, 'fault')],
  ['what would take too long', busy(600)],
])('%s is told at once', async (_what, failure) => {
  const ask = vi.fn<() => Promise<typeof aFile>>().mockRejectedValue(failure);
  await expect(untilMade(ask, new AbortController().signal)).rejects.toBe(failure);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('who leaves is asked for no longer', async () => {
  const leaving = new AbortController();
  const ask = vi.fn<() => Promise<typeof aFile>>().mockRejectedValue(busy(60));
  const made = untilMade(ask, leaving.signal);
  setTimeout(() => leaving.abort(), 10);
  await expect(made).rejects.toThrow('aborted');
  expect(ask).toHaveBeenCalledTimes(1);
});

/** A document that is asked for on a page that opens without a network; the first time in vain. */
const askedOnKeptPage = (failure: ApiFailure, left = new AbortController().signal) => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const ask = vi.fn<() => Promise<typeof aFile>>().mockRejectedValueOnce(failure).mockResolvedValue(aFile);
  const onWaiting = vi.fn<() => void>();
  return { ask, onWaiting, made: untilAnswered(ask, left, onWaiting) };
};

describe('a document', () => {
  test.each([
    ['nobody answers', new ApiFailure(0, 'unreachable')],
    ['a gateway answers in place of the server', new ApiFailure(502, 'unreadable')],
    ['a network asks to log in', new ApiFailure(200, 'unreadable')],
  ])('waits where %s, says so, and is asked for again', async (_, failure) => {
    const { ask, onWaiting, made } = askedOnKeptPage(failure);
    await vi.advanceTimersByTimeAsync(14_999);
    expect([ask.mock.calls.length, onWaiting.mock.calls.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await made).toBe(aFile);
  });

  test.each([
    ['the server refuses', new ApiFailure(404, 'unknown-room')],
    ['the server is too busy', busy(600)],
    ['it takes too long', new ApiFailure(504, 'unreachable')],
  ])('does not wait where %s', async (_, failure) => {
    const { onWaiting, made } = askedOnKeptPage(failure);
    await expect(made).rejects.toBe(failure);
    expect(onWaiting).not.toHaveBeenCalled();
  });

  test('that nobody answers waits no longer once its screen is left', async () => {
    const leaving = new AbortController();
    const { ask, made } = askedOnKeptPage(new ApiFailure(0, 'unreachable'), leaving.signal);
    setTimeout(() => leaving.abort(), 1000);
    vi.advanceTimersByTimeAsync(1000).catch(() => undefined);
    await expect(made).rejects.toThrow('aborted');
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

test.for<[text: string, withCjk: boolean, letters: string]>([
  ['Dom Żółć Κήπος בית منزل სახლი 🛋️ ½', false, ''],
  ['Dom 家庭 家', false, '家庭'],
  ['Dom 家庭 ᬩᬮᬶ', true, 'ᬩᬮᬶ'],
])('letters that no font of a PDF has are told: %s', ([text, withCjk, letters]) => {
  expect(lettersWithoutFont(text, withCjk)).toBe(letters);
});
