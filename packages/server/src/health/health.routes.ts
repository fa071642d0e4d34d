import type { FastifyInstance } from 'fastify';
import { loadProject } from '../project/projects.store.ts';
import { firstRowOf, type Operation, pipelined } from '../store/operation.ts';
import type { Store } from '../store/store.ts';
import { queryBuilder } from '../store/tables.ts';

/**
 * `/healthz`: the process is alive; otherwise it should be restarted. `/readyz`: the store is reachable and readable by
 * this version. Load balancers should not send requests otherwise, nor while the server is stopping.
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
    return store.isDetached?.() !== true;
  } catch {
    return false;
  }
};

/** An id that no project can have, because it contains characters that ids never contain. */
const NO_PROJECT = '00000000';

/**
 * Reads one set, and a project that does not exist, with the queries of normal requests. They fail if a newer version
 * has migrated the store, and are cheap.
 */
function* probe(): Operation<void> {
  yield* pipelined(
    firstRowOf(queryBuilder.selectFrom('sets').select(['projectId', 'id', 'document']).limit(1)),
    loadProject(NO_PROJECT),
  );
}
