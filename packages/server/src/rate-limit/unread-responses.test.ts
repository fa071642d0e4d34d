import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { setErrorHandlers } from '../http/errors.ts';
import { addRequestLanguage } from '../http/language.ts';
import { createMetrics } from '../observability/metrics.ts';
import { addClientKey } from './client-key.ts';
import { limitUnreadBytes } from './unread-responses.ts';

const MB = 1024 * 1024;

/** A server with responses of 24 MB, partly buffered by the system. The limit in total is 80 MB. */
const aServerOfLargeResponses = async ({ ofClient }: { readonly ofClient: number }) => {
  const app = Fastify({ forceCloseConnections: true });
  onTestFinished(() => app.close());
  addClientKey(app, { trustProxy: false });
  addRequestLanguage(app, { languages: ['pl'], defaultLanguage: 'pl' });
  setErrorHandlers(app);
  limitUnreadBytes(app, createMetrics(), { ofClient, ofAll: 80 * MB, interval: 20 });
  const large = Buffer.alloc(24 * MB);
  let requests = 0;
  app.get('/', () => {
    requests += 1;
    return large;
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  /** Sends a request and reads nothing until the test says so. */
  const ask = (localAddress: string) => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress }).on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    return socket;
  };
  const connections = () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  const statusOf = async (localAddress: string): Promise<string> => {
    const socket = ask(localAddress);
    for await (const piece of socket) {
      socket.destroy();
      return String(piece).slice(9, 12);
    }
    return 'closed';
  };
  return { ask, statusOf, connections, requests: () => requests };
};

test('a client with too many unread bytes gets no response until it reads, and other clients are not affected', async () => {
  const { ask, statusOf } = await aServerOfLargeResponses({ ofClient: 30 * MB });
  const held = [ask('127.0.0.9'), ask('127.0.0.9'), ask('127.0.0.9')];
  await expect.poll(() => statusOf('127.0.0.9')).toBe('429');
  expect(await statusOf('127.0.0.10')).toBe('200');
  for (const socket of held) socket.resume();
  await expect.poll(() => statusOf('127.0.0.9')).toBe('200');
});

test('beyond the total limit, the client with the most unread bytes loses its connections', async () => {
  const { ask, statusOf, connections, requests } = await aServerOfLargeResponses({ ofClient: 1000 * MB });
  const one = ask('127.0.0.9');
  await expect.poll(requests).toBe(1);
  for (let index = 0; index < 9; index += 1) ask('127.0.0.10');
  await expect.poll(requests).toBe(10);
  await expect.poll(connections).toBeLessThan(9);
  await pause(100);
  expect(await connections()).toBeGreaterThan(2);
  let bytes = 0;
  one.on('data', (piece: Buffer) => (bytes += piece.length));
  await expect.poll(() => bytes).toBeGreaterThan(24 * MB);
  expect(await statusOf('127.0.0.11')).toBe('200');
});
