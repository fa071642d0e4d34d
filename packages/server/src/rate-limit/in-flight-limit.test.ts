import { once } from 'node:events';
import { BlockList, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { addRequestLanguage } from '../http/language.ts';
import { setErrorHandlers } from '../http/errors.ts';
import { createMetrics } from '../observability/metrics.ts';
import { limitConnections, limitInFlight } from './in-flight-limit.ts';
import { addClientKey } from './client-key.ts';

const unlimited = new BlockList();
unlimited.addAddress('192.0.2.7');

/** A server that allows three concurrent requests per client, and responds when the test says so. */
const aHoldingServer = () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const { promise, resolve } = Promise.withResolvers<string>();
  addClientKey(app, { trustProxy: false, unlimitedFrom: unlimited });
  addRequestLanguage(app, { languages: ['pl'], defaultLanguage: 'pl' });
  setErrorHandlers(app);
  limitInFlight(app, createMetrics(), 3);
  app.get('/', () => promise);
  const ask = async (remoteAddress: string): Promise<number> =>
    (await app.inject({ url: '/', remoteAddress })).statusCode;
  return { ask, finish: () => resolve('done') };
};

test('a client with too many requests in flight is rejected, and others are not', async () => {
  const { ask, finish } = aHoldingServer();
  const held = [1, 2, 3].map((host) => ask(`2001:db8::${host}`));
  expect(await ask('2001:db8::4')).toBe(429);
  const other = ask('203.0.113.7');
  const own = Promise.all(Array.from({ length: 5 }, () => ask('192.0.2.7')));
  finish();
  expect(await Promise.all([...held, other])).toEqual([200, 200, 200, 200]);
  expect(await own).toEqual([200, 200, 200, 200, 200]);
  expect(await ask('2001:db8::4')).toBe(200);
});

test('the number of connections per client is limited', async () => {
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
