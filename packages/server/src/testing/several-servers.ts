import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Store } from '../store/store.ts';
import { aServer } from './a-server.ts';
import { engines } from './engines.ts';

/** Servers behind a simulated load balancer. */
export type Servers = {
  /** The server for the request with this number. */
  readonly at: (turn: number) => FastifyInstance;
  /** The store of the first server. */
  readonly store: Store;
};

/** Starts servers on one new PostgreSQL database, closed when the test ends. */
export const serversOnOnePostgres = async (count: number): Promise<Servers> => {
  const database = engines.find(({ name }) => name === 'PostgreSQL')?.create();
  if (database === undefined) throw new Error('no PostgreSQL');
  const store = await database.open();
  const others = await Promise.all(Array.from({ length: count - 1 }, () => database.open()));
  const apps = await Promise.all([store, ...others].map(async (own) => (await aServer({ store: own })).app));
  return {
    store,
    at: (turn) => {
      const app = apps[turn % apps.length];
      if (app === undefined) throw new Error('no server');
      return app;
    },
  };
};

/** A round-robin load balancer that sends the visitor's address in `X-Forwarded-For`, as a trusted proxy does. */
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
