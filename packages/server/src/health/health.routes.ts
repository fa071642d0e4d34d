import type { FastifyInstance } from 'fastify';
import { loadProject } from '../project/projects.store.ts';
import { firstRowOf, type Operation, pipelined } from '../store/operation.ts';
import type { Store } from '../store/store.ts';
import { queryBuilder } from '../store/tables.ts';

/**
 * `/healthz`: the process lives; restart it otherwise. `/readyz`: it can serve and its store answers as this version reads
 * it; a balancer sends it no requests otherwise, nor once it is about to stop.
 */
export const addHealthRoutes = (app: FastifyInstance, store: Store, draining?: AbortSignal): void => {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !closing && draining?.aborted !== true && (await canRead(store));
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'unavailable' });
  });
};

const canRead = async (store: Store): Promise<boolean> => {
  try {
    await store.read(probe);
    return true;
  } catch {
    return false;
  }
};

/** An id that no project has: it has characters that ids never contain. */
const NO_PROJECT = '00000000';

/**
 * Reads one stored set, and with the queries of a request a project that does not exist. They fail if a newer version has
 * migrated the store, and cost nothing.
 */
function* probe(): Operation<void> {
  yield* pipelined(
    firstRowOf(queryBuilder.selectFrom('sets').select(['projectId', 'id', 'document']).limit(1)),
    loadProject(NO_PROJECT),
  );
}
