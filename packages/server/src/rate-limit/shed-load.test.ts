import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { addRequestLanguage } from '../http/language.ts';
import { setErrorHandlers } from '../http/errors.ts';
import { createMetrics } from '../observability/metrics.ts';
import { shedLoad } from './shed-load.ts';

/** A server that responds when the test says so. */
const aBusyServer = (mostAtOnce: number) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const { promise, resolve } = Promise.withResolvers<string>();
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.once('close', leave);
    done();
  });
  addRequestLanguage(app, { languages: ['pl'], defaultLanguage: 'pl' });
  setErrorHandlers(app);
  const metrics = createMetrics();
  shedLoad(app, metrics, mostAtOnce);
  app.get('/slow', () => promise);
  app.post('/slow', () => promise);
  app.delete('/slow', async (_request, reply) => {
    await promise;
    void reply.code(204);
  });
  app.get('/healthz', () => 'alive');
  app.get('/readyz', () => 'ready');
  return { app, metrics, finish: () => resolve('done'), left };
};

test('rejects requests beyond its capacity, and answers the others', async () => {
  const { app, metrics, finish } = aBusyServer(3);
  const answers = Promise.all(Array.from({ length: 5 }, () => app.inject('/slow')));
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const url of ['/healthz', '/readyz']) expect((await app.inject(url)).statusCode).toBe(200);
  finish();
  const statuses = (await answers).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 503)).toHaveLength(2);
  expect(await metrics.registry.metrics()).toContain('ramka_requests_turned_away_total{reason="overload"} 2');
  expect((await app.inject('/slow')).statusCode).toBe(200);
});

test('ignores requests whose bodies have not arrived', async () => {
  const { app, finish } = aBusyServer(3);
  finish();
  const origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const sockets = Array.from({ length: 30 }, () => {
    const socket = connect(Number(origin.port), origin.hostname);
    socket.write(
      `POST /slow HTTP/1.1\r\nHost: ${origin.host}\r\nContent-Type: text/plain\r\nContent-Length: 40\r\n\r\n`,
    );
    return socket;
  });
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  await Promise.all(sockets.map((socket) => once(socket, 'ready')));
  await pause(50);
  expect((await fetch(new URL('/slow', origin))).status).toBe(200);
});

test('sends Retry-After and a message in the language of the visitor', async () => {
  const { app, finish } = aBusyServer(0);
  finish();
  const answer = await app.inject('/slow');
  expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
  expect(answer.json()).toMatchObject({ message: 'Serwis jest chwilowo niedostępny. Spróbuj ponownie za chwilę.' });
});

test.each(['GET', 'DELETE'])('stops counting a %s request when its client disconnects', async (method) => {
  const { app, metrics, finish, left } = aBusyServer(3);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const answer = fetch(`${origin}/slow`, { method, signal: leaving.signal });
  await expect.poll(() => metrics.inFlight.count).toBe(1);
  leaving.abort();
  await expect(answer).rejects.toThrow('aborted');
  await left;
  finish();
  await expect.poll(() => metrics.inFlight.count).toBe(0);
});

test('rejects expensive requests while memory is short, then all requests except health checks', async () => {
  const heap = { used_heap_size: 0, heap_size_limit: 100, external_memory: 0 };
  const app = Fastify();
  onTestFinished(() => app.close());
  addRequestLanguage(app, { languages: ['pl'], defaultLanguage: 'pl' });
  setErrorHandlers(app);
  const metrics = createMetrics();
  shedLoad(app, metrics, 1000, () => heap);
  const endpoint = { summary: '', status: 200 } as const;
  app.get('/light', { config: { endpoint } }, () => 'done');
  app.get('/project', { config: { endpoint: { ...endpoint, cost: 'project' } } }, () => 'done');
  app.get('/file', { config: { endpoint: { ...endpoint, bodyLimit: 1_000_000 } } }, () => 'done');
  app.get('/healthz', () => 'alive');
  const told = async () => {
    // Memory is measured ten times per second.
    await pause(250);
    const statuses: number[] = [];
    for (const url of ['/healthz', '/light', '/project', '/file']) statuses.push((await app.inject(url)).statusCode);
    return statuses;
  };
  expect(await told()).toEqual([200, 200, 200, 200]);
  heap.used_heap_size = 75;
  expect(await told()).toEqual([200, 200, 503, 200]);
  expect((await app.inject('/project')).headers['retry-after']).toBe('5');
  heap.used_heap_size = 90;
  expect(await told()).toEqual([200, 503, 503, 503]);
  Object.assign(heap, { used_heap_size: 10, external_memory: 500 * 1024 * 1024 });
  expect(await told()).toEqual([200, 200, 200, 503]);
  heap.external_memory = 0;
  expect(await told()).toEqual([200, 200, 200, 200]);
  expect(await metrics.registry.metrics()).toMatch(/turned_away_total\{reason="memory"\} [1-9]/);
});
