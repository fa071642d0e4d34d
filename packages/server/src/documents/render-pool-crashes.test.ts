import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { HttpError } from '../http/errors.ts';
import { createRenderPool, type RenderPool, type Requester } from './render-pool.ts';
import { queued } from './testing/a-document.ts';
import { readPdf } from './testing/read-pdf.ts';
import { watchThreads } from './testing/watch-threads.ts';

const visitor = (left = new AbortController().signal): Requester => ({ network: '192.0.2.1', signal: left });

const unavailable = (): HttpError => new HttpError('unavailable');

/** A render pool with a single thread that has already rendered a document, and that thread. */
const aWarmMaker = async (memory?: number): Promise<{ maker: RenderPool; thread: Worker }> => {
  const threads = watchThreads();
  const maker = createRenderPool({ timeout: 300_000, threads: 1, ...(memory && { memory }) });
  onTestFinished(() => maker.close());
  await maker.render(await queued(1), visitor());
  const [thread] = threads;
  if (thread === undefined) throw new Error('no thread was started');
  return { maker, thread };
};

/** Waits until the thread is busy: a busy thread accumulates no idle time. */
const isBusy = async (thread: Worker): Promise<void> => {
  const { eventLoopUtilization } = thread.performance;
  const before = eventLoopUtilization();
  await expect.poll(() => eventLoopUtilization(before).active, { interval: 5, timeout: 60_000 }).toBeGreaterThan(20);
};

const nextDocument = async (maker: RenderPool): Promise<string> =>
  (await readPdf(await maker.render(await queued(1), visitor()))).text;

/** The error of a failed render; undefined if it succeeds. */
const failureOf = (document: Promise<unknown>): Promise<unknown> =>
  document.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a thread killed during a document fails it with a clear error, and the next document succeeds', async () => {
  const { maker, thread } = await aWarmMaker();
  const failure = failureOf(maker.render(await queued(600), visitor()));
  await isBusy(thread);
  await thread.terminate();
  expect(await failure).toEqual(unavailable());
  expect(await nextDocument(maker)).toContain('DR4/11');
});

test('a thread that is killed between documents is replaced', async () => {
  const { maker, thread } = await aWarmMaker();
  await thread.terminate();
  expect(await nextDocument(maker)).toContain('DR4/11');
});

test('a document that exceeds the memory of a thread fails with a clear error, and the next document succeeds', async () => {
  const { maker } = await aWarmMaker(48);
  await expect(maker.render(await queued(1000), visitor())).rejects.toEqual(unavailable());
  expect(await nextDocument(maker)).toContain('DR4/11');
});

test('a disconnected visitor frees the thread during a document', async () => {
  const { maker, thread } = await aWarmMaker();
  const leaving = new AbortController();
  const ended = once(thread, 'exit');
  const failure = failureOf(maker.render(await queued(600), visitor(leaving.signal)));
  await isBusy(thread);
  leaving.abort();
  expect(await failure).toEqual(unavailable());
  expect(await ended).toEqual([1]);
  expect(await nextDocument(maker)).toContain('DR4/11');
});

test('a thread returns to its event loop after each document, where libraries release memory', async () => {
  const { maker, thread } = await aWarmMaker();
  const { eventLoopUtilization } = thread.performance;
  for (let round = 0; round < 3; round += 1) {
    await maker.render(await queued(1), visitor());
    const after = eventLoopUtilization();
    // A thread that blocks while it waits for its next job is never idle.
    await expect.poll(() => eventLoopUtilization(after).idle, { interval: 5, timeout: 60_000 }).toBeGreaterThan(0);
  }
});

test('consecutive documents without a pause leak no memory in their thread', async () => {
  const { maker } = await aWarmMaker(44);
  const order = await queued(60);
  const rounds = process.env['LONG_TESTS'] === undefined ? 1 : 60;
  const makeMany = async (): Promise<void> => {
    for (let count = 0; count < rounds; count += 1) await maker.render(order, visitor());
  };
  await expect(Promise.all([makeMany(), makeMany()])).resolves.toBeDefined();
});
