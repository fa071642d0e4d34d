import { expect, test, vi } from 'vitest';
import { createDownloadStore } from './download.ts';

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
