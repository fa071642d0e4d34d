import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** A balancer before several servers, each of which gets a call in its turn; it says who calls, as a trusted proxy does. */
export const startBalancer = async (origins: readonly string[], visitor: string): Promise<string> => {
  let turn = 0;
  const server = createServer((call, answer) => {
    turn += 1;
    forward(origins[turn % origins.length] ?? '', call, answer, visitor);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
};

const forward = (origin: string, call: IncomingMessage, answer: ServerResponse, visitor: string): void => {
  const { host: _host, ...headers } = call.headers;
  const onward = request(`${origin}${call.url ?? ''}`, {
    method: call.method ?? 'GET',
    headers: { ...headers, 'x-forwarded-for': visitor },
  });
  onward.on('response', (given) => {
    answer.writeHead(given.statusCode ?? 502, { ...given.headers, 'x-answered-by': origin });
    given.pipe(answer);
  });
  onward.on('error', () => answer.writeHead(502).end());
  call.pipe(onward);
};
