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

/** Responses of 24 MB, of which the system takes some; one client may leave 30 MB unread, and all together 80 MB. */
const aServerOfLargeResponses = async () => {
  const app = Fastify({ forceCloseConnections: true });
  onTestFinished(() => app.close());
  addClientKey(app, { trustProxy: false });
  addRequestLanguage(app, { languages: ['pl'], defaultLanguage: 'pl' });
  setErrorHandlers(app);
  limitUnreadBytes(app, createMetrics(), { ofClient: 30 * MB, ofAll: 80 * MB, interval: 20 });
  const large = Buffer.alloc(24 * MB);
  app.get('/', () => large);
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  /** Asks, and reads nothing until it is told to. */
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
  return { ask, statusOf, connections };
};

test('a client that leaves too much unread gets nothing more until it reads, and every other client does', async () => {
  const { ask, statusOf } = await aServerOfLargeResponses();
  const held = [ask('127.0.0.9'), ask('127.0.0.9'), ask('127.0.0.9')];
  await expect.poll(() => statusOf('127.0.0.9')).toBe('429');
  expect(await statusOf('127.0.0.10')).toBe('200');
  for (const socket of held) socket.resume();
  await expect.poll(() => statusOf('127.0.0.9')).toBe('200');
});

test('beyond a bound for all clients, the one with the most unread bytes loses them', async () => {
  const { ask, statusOf, connections } = await aServerOfLargeResponses();
  const one = ask('127.0.0.9');
  await pause(100);
  // All are asked for before they are counted.
  for (let index = 0; index < 9; index += 1) ask('127.0.0.10');
  await expect.poll(connections).toBeLessThan(9);
  await pause(100);
  expect(await connections()).toBeGreaterThan(2);
  let bytes = 0;
  one.on('data', (piece: Buffer) => (bytes += piece.length));
  await expect.poll(() => bytes).toBeGreaterThan(24 * MB);
  expect(await statusOf('127.0.0.11')).toBe('200');
});
