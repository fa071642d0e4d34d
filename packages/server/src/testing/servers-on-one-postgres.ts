import type { FastifyInstance } from 'fastify';
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
