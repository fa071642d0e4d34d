import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { change, cutOff, json, mockNetwork, newSet, projectId, refusal, queuedNames } from '../testing/mock-network.ts';
import type { ApiFailure } from '../api/failure.ts';
import { outbox } from './outbox.ts';
import { flushOutbox } from './flush-outbox.ts';
import { resumeSending, enqueueInFlight } from './mutation-queue.ts';

const network = mockNetwork();

const countedTo = (quantity: number) => ({ payload: [{ id: 5, quantity }] });
const count = (quantity: number): Promise<unknown> => change('changeRoomSets', { body: countedTo(quantity) });
const done = () => json({ id: 3 }, 201);
const queuedBodies = (): readonly unknown[] => outbox.changes(projectId).map(({ body }) => body);

describe('while online', () => {
  beforeEach(() => onlineManager.setOnline(true));

  test.each([404, 408, 502, 521])(
    'a change is queued if a gateway responds with %d in place of the server',
    async (status) => {
      network.answer = () => new Response('<h1>Nobody is here</h1>', { status });
      await change('createRoom', { body: { name: 'Garaż' } });
      expect(queuedNames()).toEqual(['createRoom']);
    },
  );

  test('changes are sent in order, even if the response to the first is lost', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    network.answer = () => promise;
    const both = [1, 2].map(count);
    await expect.poll(() => network.requests.length).toBe(1);
    resolve(new Response('', { status: 504 }));
    await Promise.all(both);
    expect(network.requests).toHaveLength(1);
    network.answer = () => json([]);
    await flushOutbox(projectId);
    expect(network.requests.slice(1).map(({ body }) => body)).toEqual([1, 2].map(countedTo));
  });

  test('changes are sent in order without a service worker, too', async () => {
    vi.stubGlobal('navigator', { serviceWorker: { controller: null }, locks: navigator.locks });
    const { promise, resolve } = Promise.withResolvers<Response>();
    network.answer = () => promise;
    const both = [1, 2].map(count);
    await expect.poll(() => network.requests.length).toBe(1);
    network.answer = () => json([]);
    resolve(refusal(500, 'internal'));
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(network.requests.map(({ body }) => body)).toMatchObject([1, 2].map((each) => ({ body: countedTo(each) })));
  });

  test('a change is queued behind others even without a service worker, as after a forced reload', async () => {
    onlineManager.setOnline(false);
    const set = Number(await newSet());
    onlineManager.setOnline(true);
    vi.stubGlobal('navigator', { serviceWorker: { controller: null }, locks: navigator.locks });
    network.answer = ({ path }) => (path.endsWith('/set') ? json({ id: 8 }, 201, '"1"') : json({}));
    await change('renameSet', { params: { setId: set }, body: { name: 'Nad blatem' } });
    expect(queuedNames()).toEqual(['createSet', 'renameSet']);
    await flushOutbox(projectId);
    expect(network.calls()).toEqual(['POST /set', 'POST /set/8/name']);
  });

  test('a rejection is reported to the caller', async () => {
    network.answer = () => refusal(422, 'unprocessable');
    await expect(newSet()).rejects.toMatchObject({ code: 'unprocessable' } satisfies Partial<ApiFailure>);
    expect(queuedNames()).toEqual([]);
  });

  test.each([
    ['the server fails', () => refusal(500, 'internal'), {}],
    ['the answer is cut off where pages keep nothing', cutOff, { controller: null }],
  ])(
    'a change whose outcome is unknown (%s) is repeated under its key by the next identical change',
    async (_what, failing, worker) => {
      vi.stubGlobal('navigator', { serviceWorker: { controller: {}, ...worker }, locks: navigator.locks });
      const attempt = (name: string, answer: () => Response | Promise<Response>): Promise<unknown> => {
        network.answer = answer;
        return change('createRoom', { body: { name } }).catch(() => undefined);
      };
      await attempt('Garaż', failing);
      await attempt('Garaż', failing);
      await attempt('Garaż', done);
      // A different name, and requests that are not repetitions.
      await attempt('Garaż', failing);
      await attempt('Hol', () => refusal(422, 'unprocessable'));
      await attempt('Hol', done);
      await attempt('Garaż', done);
      const keys = network.requests.map(({ body }) => Object(body).key);
      expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 3, 4, 5, 6]);
      expect(queuedNames()).toEqual([]);
    },
  );

  test('pages that still use the version of a set before its queued changes change the current version', async () => {
    onlineManager.setOnline(false);
    const set = Number(await newSet());
    await change('saveSet', { params: { setId: 5 }, body: { payload: { id: 5 } }, ifMatch: '"2"' });
    network.answer = ({ path }) => (path.endsWith('/set') ? json({ id: 8 }, 201, '"1"') : json({ id: 5 }, 200, '"3"'));
    onlineManager.setOnline(true);
    await flushOutbox(projectId);
    network.answer = () => json({});
    await change('deleteSet', { params: { setId: set }, ifMatch: '"0"' });
    await change('deleteSet', { params: { setId: 5 }, ifMatch: '"2"' });
    await change('deleteSet', { params: { setId: 5 }, ifMatch: '"7"' });
    expect(network.requests.slice(2).map(({ body }) => body)).toMatchObject([
      { ifMatch: '"1"' },
      { ifMatch: '"3"' },
      { ifMatch: '"7"' },
    ]);
  });
});

describe('the page is left', () => {
  beforeEach(() => onlineManager.setOnline(true));
  afterEach(resumeSending);

  test('while changes are in flight: they are queued under their keys, in order, together with the latest ones', async () => {
    const { promise, reject } = Promise.withResolvers<Response>();
    network.answer = () => promise;
    const both = [count(1), count(2)];
    await expect.poll(() => network.requests.length).toBe(1);
    enqueueInFlight();
    const later = count(3);
    expect(queuedBodies()).toEqual([1, 2, 3].map(countedTo));
    expect(network.requests[0]?.body).toMatchObject({ key: outbox.changes(projectId)[0]?.key });
    // Requests that the browser aborts when leaving the page are not queued twice.
    reject(new TypeError('Failed to fetch'));
    await Promise.all([...both, later]);
    expect(queuedBodies()).toEqual([1, 2, 3].map(countedTo));
  });

  test('and restored: changes that have arrived are no longer queued', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    network.answer = () => promise;
    const result = count(1);
    await expect.poll(() => network.requests.length).toBe(1);
    enqueueInFlight();
    resumeSending();
    resolve(json([]));
    await result;
    expect(queuedNames()).toEqual([]);
  });

  test('and restored: changes that the server rejects are no longer queued', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    network.answer = () => promise;
    const result = count(1);
    enqueueInFlight();
    resolve(refusal(422, 'unprocessable'));
    await expect(result).rejects.toMatchObject({ code: 'unprocessable' });
    expect(queuedNames()).toEqual([]);
  });
});
