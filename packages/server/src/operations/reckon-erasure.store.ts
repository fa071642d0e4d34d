import { accepted, type Result } from '@ramka/domain/result';
import { RESTORABLE_FOR } from '../projects/deleted-projects.store.ts';
import { firstRowOf, perform, rowsOf, type Operation } from '../store/operation.ts';
import { queryBuilder } from '../store/query-builder.ts';

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
export function* reckonErasure(now: number): Operation<Result<number | undefined, never>> {
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
