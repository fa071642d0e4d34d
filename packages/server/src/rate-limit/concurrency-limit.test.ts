import { Agent, request } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setErrorHandlers } from '../http/errors.ts';
import { addRequestLanguage } from '../http/language.ts';
import { addClientKey } from './client-key.ts';
import { limitConcurrency } from './concurrency-limit.ts';

/** A server with a normal endpoint, a document and an endpoint on a whole project. The test ends their requests. */
const aServerOfCalls = () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  let arrived = 0;
  let now = 0;
  // The queue measures durations by a clock that a busy machine does not advance.
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => void vi.restoreAllMocks());
  app.addHook('onRequest', (_request, _reply, done) => {
    arrived += 1;
    done();
  });
  addClientKey(app, { trustProxy: false });
  addRequestLanguage(app, { languages: ['pl'], defaultLanguage: 'pl' });
  setErrorHandlers(app);
  limitConcurrency(app);
  const work = async (name: string): Promise<string> => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return 'done';
  };
  app.get('/call', { config: { endpoint: { summary: '', status: 200 } } }, () => work('call'));
  app.get('/document', { config: { endpoint: { summary: '', status: 200, cost: 'document' } } }, () =>
    work('document'),
  );
  app.get<{ Params: { projectId: string } }>(
    '/project/:projectId',
    { config: { endpoint: { summary: '', status: 200, cost: 'project' } } },
    async (asked, reply) => {
      await app.inTurn(asked, 'response', async () => void reply.send(await work(asked.params.projectId)));
      return reply;
    },
  );
  const endAll = async (): Promise<void> => {
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  /** Runs a request that takes the given milliseconds. */
  const take = async (project: string, remoteAddress: string, milliseconds: number): Promise<void> => {
    const answer = ask(app, `/project/${project}`, remoteAddress);
    await expect.poll(() => ends.length).toBe(1);
    now += milliseconds;
    await endAll();
    await answer;
    begun.length = 0;
  };
  return { app, begun, endAll, take, arrived: () => arrived };
};

const ask = (app: FastifyInstance, url: string, remoteAddress: string) => app.inject({ url, remoteAddress });

test('a client has two requests in progress at a time and blocks no other client', async () => {
  const { app, begun, endAll } = aServerOfCalls();
  const many = Array.from({ length: 10 }, () => ask(app, '/call', '203.0.113.7'));
  await expect.poll(() => begun.length).toBe(2);
  const others = [ask(app, '/call', '203.0.113.8'), ask(app, '/document', '203.0.113.7')];
  await expect.poll(() => begun.length).toBe(4);
  const statuses = Promise.all([...many, ...others].map(async (answer) => (await answer).statusCode));
  await expect.poll(async () => (await endAll(), begun.length)).toBe(12);
  await endAll();
  expect(await statuses).toEqual(Array(12).fill(200));
});

test('requests on whole projects share one queue of all clients, in which short ones come first', async () => {
  const { app, begun, endAll, take } = aServerOfCalls();
  // Durations are known after the first request.
  await take('large', '203.0.113.1', 150);
  await take('large2', '203.0.113.1', 150);
  await take('small', '203.0.113.2', 2);
  const large = Array.from({ length: 10 }, (_, client) => ask(app, '/project/large', `203.0.113.${10 + client}`));
  await expect.poll(() => begun).toEqual(['large']);
  const others = ask(app, '/project/large2', '203.0.113.30');
  const stranger = ask(app, '/project/small', '203.0.113.31');
  await expect.poll(() => begun).toEqual(['large', 'small']);
  await expect.poll(async () => (await endAll(), begun.length)).toBe(12);
  await endAll();
  const statuses = await Promise.all([...large, others, stranger].map(async (answer) => (await answer).statusCode));
  expect(statuses).toEqual(Array(12).fill(200));
});

test('the first request on a project does not wait for a long one on another project', async () => {
  const { app, begun, endAll, take } = aServerOfCalls();
  await take('large', '203.0.113.1', 150);
  const large = Array.from({ length: 10 }, (_, client) => ask(app, '/project/large', `203.0.113.${10 + client}`));
  await expect.poll(() => begun).toEqual(['large']);
  const unknown = Array.from({ length: 5 }, (_, index) => ask(app, `/project/new${index}`, `203.0.113.${30 + index}`));
  await expect.poll(() => begun).toEqual(['large', 'new0']);
  await expect.poll(async () => (await endAll(), begun.length)).toBe(15);
  await endAll();
  const statuses = await Promise.all([...large, ...unknown].map(async (answer) => (await answer).statusCode));
  expect(statuses).toEqual(Array(15).fill(200));
});

test('the first request on a project does not wait for those of many clients whose duration is unknown', async () => {
  const { app, begun, endAll } = aServerOfCalls();
  const large = Array.from({ length: 10 }, (_, client) => ask(app, '/project/large', `203.0.113.${10 + client}`));
  await expect.poll(() => begun).toEqual(['large']);
  const stranger = ask(app, '/project/small', '203.0.113.31');
  await expect.poll(() => begun).toEqual(['large', 'small']);
  await expect.poll(async () => (await endAll(), begun.length)).toBe(11);
  await endAll();
  const statuses = await Promise.all([...large, stranger].map(async (answer) => (await answer).statusCode));
  expect(statuses).toEqual(Array(11).fill(200));
});

test('a request of a disconnected client counts until its work is done', async () => {
  const { app, begun, endAll, take, arrived } = aServerOfCalls();
  await take('large', '203.0.113.1', 100);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const leave = async (): Promise<void> => {
    const call = request(`${origin}/project/large`, { agent: new Agent() }).on('error', () => undefined);
    const before = arrived();
    call.end();
    await expect.poll(arrived).toBe(before + 1);
    const closed = new Promise((resolve) => call.once('close', resolve));
    call.destroy();
    await closed;
  };
  for (let times = 0; times < 5; times += 1) await leave();
  await expect.poll(() => begun).toEqual(['large']);
  await endAll();
  const next = ask(app, '/project/large', '203.0.113.1');
  await expect.poll(async () => (await endAll(), begun.length)).toBe(2);
  expect((await next).statusCode).toBe(200);
});

test('a request that would wait too long is rejected with Retry-After, and others are not', async () => {
  const { app, endAll, take } = aServerOfCalls();
  await take('large', '203.0.113.1', 500);
  const answered: { readonly client: string; readonly status: number; readonly wait: number }[] = [];
  const tell = async (client: string): Promise<void> => {
    const { statusCode, headers } = await ask(app, '/project/large', client);
    answered.push({ client, status: statusCode, wait: Number(headers['retry-after'] ?? 0) });
  };
  const many = Array.from({ length: 100 }, () => tell('203.0.113.1'));
  await expect.poll(() => answered.length).toBeGreaterThan(60);
  expect(answered.every(({ status, wait }) => status === 503 && wait > 0)).toBe(true);
  const waiting = 100 - answered.length;
  const other = tell('203.0.113.2');
  await expect.poll(async () => (await endAll(), answered.length)).toBe(101);
  await Promise.all([...many, other]);
  const done = answered.filter(({ status }) => status === 200).map(({ client }) => client);
  expect(done).toHaveLength(waiting + 1);
  expect(done.indexOf('203.0.113.2')).toBeLessThanOrEqual(1);
});
