import type { Result } from '@ramka/domain/result';
import type { FastifyInstance } from 'fastify';
import { deleteUnusedSnapshots } from '../catalogue-changes/price-snapshots.store.ts';
import { deleteExpiredFailedLookups } from '../rate-limit/failed-lookups.store.ts';
import { eraseProjects } from '../project/projects.store.ts';
import { deleteExpiredSnapshots } from '../project/history/restore-points.store.ts';
import { deleteExpiredUndoEntries } from '../project/history/undo.store.ts';
import { deleteExpiredKeys } from '../project/idempotency/idempotency.ts';
import type { Operation } from '../store/operation.ts';
import type { Store } from '../store/store.ts';
import { deleteExpiredShareLinks } from '../share-links/share-links.store.ts';

const HOUR = 60 * 60 * 1000;

/** Milliseconds for which an expired share link stays in the list of its project: 30 days. */
const EXPIRED_FOR = 30 * 24 * HOUR;

/**
 * Maximum number of deleted projects that a server erases per day, which limits the damage of a wrong clock. `npm run
 * admin -- purge` has no such limit.
 */
export const ERASED_A_DAY = 1000;

/**
 * Runs maintenance an hour after the start, when the clock is synchronised, and then once a day. Several servers may do
 * so on one store.
 */
export const scheduleMaintenance = (app: FastifyInstance, store: Store): void => {
  const attempt = async (): Promise<void> => {
    try {
      const erased = await runMaintenance(store, Date.now());
      if (erased > 0) app.log.info({ erased }, 'erased projects that were deleted 30 days ago');
      if (erased >= ERASED_A_DAY) app.log.warn('more deleted projects may be due; npm run admin -- purge erases all');
    } catch (error) {
      app.log.warn({ error }, 'could not tidy the store; tomorrow again');
    }
  };
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const begin = (): void => {
    running = attempt();
    timer = setTimeout(begin, 24 * HOUR).unref();
  };
  app.addHook('onListen', (done) => {
    timer = setTimeout(begin, HOUR).unref();
    done();
  });
  app.addHook('preClose', async () => {
    clearTimeout(timer);
    await running;
  });
};

/**
 * The daily maintenance. Deletes expired failed look-ups, undo entries, idempotency keys, restore points, unused price
 * snapshots and expired share links. Erases a limited number of projects that were deleted more than 30 days ago
 * (docs/readings.md#r14). Returns that number.
 */
export const runMaintenance = async (store: Store, now: number): Promise<number> => {
  const lastDay = new Date(now - EXPIRED_FOR).toISOString().slice(0, 10);
  await inBatches(store, () => deleteExpiredFailedLookups(now));
  await inBatches(store, () => deleteExpiredUndoEntries(now));
  await inBatches(store, () => deleteExpiredKeys(now));
  await inBatches(store, () => deleteExpiredSnapshots(now));
  await inBatches(store, () => deleteUnusedSnapshots(now));
  await inBatches(store, () => deleteExpiredShareLinks(lastDay));
  return eraseDeletedProjects(store, now, ERASED_A_DAY);
};

/** Deletes batch after batch in separate transactions, so that requests wait for at most one batch. */
const inBatches = async (store: Store, deleteBatch: () => Operation<Result<number, never>>): Promise<void> => {
  for (;;) {
    const deleted = await store.write(deleteBatch);
    if (!deleted.ok || deleted.value === 0) return;
  }
};

/** Erases projects that were deleted more than 30 days ago, oldest deletion first. Returns their number. */
export const eraseDeletedProjects = async (
  store: Store,
  now: number,
  most = Number.POSITIVE_INFINITY,
): Promise<number> => {
  let erased = 0;
  while (erased < most) {
    const batch = await store.write(() => eraseProjects(now, most - erased));
    if (!batch.ok || batch.value === 0) break;
    erased += batch.value;
  }
  return erased;
};
