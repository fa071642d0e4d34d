import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { apiError } from '@ramka/contract/wire/api-error';
import { expect, test } from 'vitest';
import { aServer } from '../testing/a-server.ts';

const send = async (request: string): Promise<{ readonly head: string; readonly body: unknown }> => {
  const { app } = await aServer();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
};

test.each([
  ['is no HTTP', 'Dzień dobry\r\n\r\n', 400, 'malformed', 'Żądanie jest nieprawidłowe'],
  [
    'has two Content-Length headers',
    'POST / HTTP/1.1\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    400,
    'malformed',
    '',
  ],
  ['has too long a head', `GET / HTTP/1.1\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'too-large', ''],
])('a request that %s gets an error response in the usual format', async (_what, request, status, code, message) => {
  const { head, body } = await send(request);
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(apiError.parse(body).code).toBe(code);
  expect(apiError.parse(body).message).toContain(message);
});
