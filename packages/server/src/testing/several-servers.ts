import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Store } from '../store/store.ts';
import { aServer } from './a-server.ts';
import { engines } from './engines.ts';

/** Servers behind an imagined balancer. */
export type Servers = {
  /** The server that gets the call of this number. */
  readonly at: (turn: number) => FastifyInstance;
  /** The store as the first of them has it. */
  readonly store: Store;
};

/** So many servers on one new PostgreSQL, closed when the test ends. */
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
