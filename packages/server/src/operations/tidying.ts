import { accepted, type Result } from '@ramka/domain/result';
import type { FastifyInstance } from 'fastify';
import { forgetUses } from '../guard/uses.store.ts';
import { eraseProjects, RESTORABLE_FOR } from '../project/projects.store.ts';
import { forgetRemovals } from '../project/removals.store.ts';
import { firstRowOf, type Operation, perform, rowsOf } from '../store/operation.ts';
import type { Store } from '../store/store.ts';
import { queryBuilder } from '../store/tables.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Tidies the store when the server starts and once a day. Several servers may do so on one store. */
export const tidyDaily = (app: FastifyInstance, store: Store): void => {
  const attempt = async (): Promise<void> => {
    try {
      const erased = await tidy(store, Date.now());
      if (erased > 0) app.log.info({ erased }, 'erased projects that were deleted 30 days ago');
    } catch (error) {
      app.log.warn({ error }, 'could not tidy the store; tomorrow again');
    }
  };
  let running: Promise<void> | undefined;
  const begin = (): void => {
    running = attempt();
  };
  const timer = setInterval(begin, DAY).unref();
  app.addHook('onListen', (done) => {
    begin();
    done();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
};

/**
 * What a server does for its store once a day: forgets old uses of limits and what was removed long ago, and erases
 * deleted projects whose time has come (docs/readings.md#r14), which a clock that jumps does not hasten. Answers how
 * many projects.
 */
export const tidy = async (store: Store, now: number): Promise<number> => {
  await store.write(() => forgetUses(now));
  await store.write(() => forgetRemovals(now));
  const reckoned = await store.write(() => reckonErasure(now));
  return reckoned.ok && reckoned.value !== undefined ? purge(store, reckoned.value) : 0;
};

/** Erases projects that were deleted more than 30 days ago (docs/readings.md#r14), some at a time; answers how many. */
export const purge = async (store: Store, now: number): Promise<number> => {
  let erased = 0;
  for (;;) {
    const batch = await store.write(() => eraseProjects(now));
    if (!batch.ok || batch.value === 0) return erased;
    erased += batch.value;
  }
};

const HOUR = 60 * 60 * 1000;

/** How long after one erasing the next may begin, in milliseconds. */
const PAUSE = 20 * HOUR;

/** How far time is believed to have come since the erasing before: a day, and one to catch up after a rest. */
const LONGEST_STEP = 48 * HOUR;

/** There is but one row. */
const ID = 1;

/**
 * Which time it is as far as erasing goes; undefined: it was done within the day, or never before. A clock that is years
 * ahead brings the reckoned time forward by two days at most, so that it erases nothing that was deleted a moment ago.
 */
function* reckonErasure(now: number): Operation<Result<number | undefined, never>> {
  const last = yield* firstRowOf(queryBuilder.selectFrom('erasures').selectAll().where('id', '=', ID));
  if (last === undefined) {
    yield* perform(queryBuilder.insertInto('erasures').values({ id: ID, begunAt: now, reckonedAt: now }));
    return accepted(undefined);
  }
  const since = now - last.begunAt;
  if (since >= 0 && since < PAUSE) return accepted(undefined);
  const reckonedAt = Math.max(last.reckonedAt, Math.min(now, last.reckonedAt + LONGEST_STEP));
  const begun = yield* rowsOf(
    queryBuilder
      .updateTable('erasures')
      .set({ begunAt: now, reckonedAt })
      .where('id', '=', ID)
      .where('begunAt', '=', last.begunAt)
      .returning('id'),
  );
  // Another server was faster.
  if (begun.length === 0) return accepted(undefined);
  const until = Math.min(now, reckonedAt);
  yield* keepLongAgo(Math.min(last.begunAt, last.reckonedAt, until), until);
  return accepted(until);
}

/**
 * Whatever was due at the erasing before went then. What seems to have been due and is still there was deleted since, under
 * a clock that was behind: its 30 days begin now.
 */
function* keepLongAgo(before: number, now: number): Operation<void> {
  yield* perform(
    queryBuilder
      .updateTable('projects')
      .set({ deletedAt: now })
      .where('deletedAt', '<=', before - RESTORABLE_FOR),
  );
}
