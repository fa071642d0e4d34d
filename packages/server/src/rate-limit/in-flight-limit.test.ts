import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { addRequestLanguage } from '../http/language.ts';
import { answerProblems } from '../http/errors.ts';
import { newMetrics } from '../observability/metrics.ts';
import { limitConnections, limitHeldRequests, takeTurns } from './in-flight-limit.ts';
import { addRequestNetwork } from './client-key.ts';

/** A server that takes three requests of a network at once, and answers none until it is told to. */
const aHoldingServer = () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const { promise, resolve } = Promise.withResolvers<string>();
  addRequestNetwork(app);
  addRequestLanguage(app, { languages: ['pl'], defaultLanguage: 'pl' });
  answerProblems(app);
  limitHeldRequests(app, newMetrics(), 3);
  app.get('/', () => promise);
  const ask = async (remoteAddress: string): Promise<number> =>
    (await app.inject({ url: '/', remoteAddress })).statusCode;
  return { ask, finish: () => resolve('done') };
};

test('a network that holds too many requests is refused, and no other', async () => {
  const { ask, finish } = aHoldingServer();
  const held = [1, 2, 3].map((host) => ask(`2001:db8::${host}`));
  expect(await ask('2001:db8::4')).toBe(429);
  const other = ask('203.0.113.7');
  const own = Promise.all(Array.from({ length: 5 }, () => ask('127.0.0.1')));
  finish();
  expect(await Promise.all([...held, other])).toEqual([200, 200, 200, 200]);
  expect(await own).toEqual([200, 200, 200, 200, 200]);
  expect(await ask('2001:db8::4')).toBe(200);
});

test('a network holds so many connections and no more', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  limitConnections(app, 2);
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const open = async (localAddress: string) => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
  const [first] = [await open('127.0.0.9'), await open('127.0.0.9')];
  await once((await open('127.0.0.9')).resume(), 'close');
  await open('127.0.0.10');
  first.destroy();
  await expect
    .poll(() => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count))))
    .toBe(2);
  const third = await open('127.0.0.9');
  third.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(third, 'data');
});

test('a network works at two calls at once, and keeps no other waiting', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const { promise, resolve } = Promise.withResolvers<string>();
  let begun = 0;
  addRequestNetwork(app);
  takeTurns(app);
  const work = async (): Promise<string> => {
    begun += 1;
    return promise;
  };
  app.get('/call', { config: { call: { summary: '', status: 200 } } }, work);
  app.get('/document', { config: { call: { summary: '', status: 200, cost: 'document' } } }, work);
  const ask = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });
  const many = Array.from({ length: 10 }, () => ask('/call', '203.0.113.7'));
  await expect.poll(() => begun).toBe(2);
  const others = [ask('/call', '203.0.113.8'), ask('/document', '203.0.113.7')];
  await expect.poll(() => begun).toBe(4);
  resolve('done');
  expect((await Promise.all([...many, ...others])).map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
});
