import type { FastifyInstance } from 'fastify';
import { firstRowOf, type Operation } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';
import type { Store } from '../store/store.ts';

/**
 * `/healthz`: this process lives; restart it when not. `/readyz`: it can serve, its store answers; send it no visitors
 * while not, and none once it stops.
 */
export const addHealthRoutes = (app: FastifyInstance, store: Store): void => {
  let stopping = false;
  app.addHook('preClose', (done) => {
    stopping = true;
    done();
  });
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !stopping && (await answers(store));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'unavailable' });
  });
};

const answers = async (store: Store): Promise<boolean> => {
  try {
    return (await store.read(newestMigration)) !== undefined;
  } catch {
    return false;
  }
};

const newestMigration = (): Operation<{ readonly number: number } | undefined> =>
  firstRowOf(queryBuilder.selectFrom('migrations').select('number').orderBy('number', 'desc').limit(1));
