import { sql } from 'kysely';
import { ok, err, type Result } from '@ramka/domain/result';
import { deleteExpired, SMALL_ROWS } from '../store/delete-expired.ts';
import { firstRowOf, type Operation, execute, pipelined } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';
import { afterTaking, type TokenBucket, waitOf } from './token-bucket.ts';

/** Failed look-ups of one client: a hundred, then one per minute. Guessing takes centuries (docs/security.md). */
export const failedLookupsOfClient: TokenBucket = { capacity: 100, interval: 60_000 };

/** Failed look-ups of all clients, beyond which look-ups are slowed: a thousand, then one every ten seconds. */
export const failedLookupsOfAll: TokenBucket = { capacity: 1000, interval: 10_000 };

/** The key of the bucket that counts all clients together. */
const ALL = 'all';

/** Finds the project or share link of an id; returns undefined if there is none. */
export type FindKey = () => Operation<unknown>;

/** The result of a look-up for a client that has not opened the id on this server. */
export type LookUp =
  /** `slowed`: all clients together exceed their limit. */
  | { readonly kind: 'there' | 'unknown'; readonly slowed: boolean }
  /** This client exceeds its limit; it must wait for `wait` milliseconds. */
  | { readonly kind: 'refused'; readonly wait: number };

/**
 * Looks up a project or share link, and counts a failure. The client's row is locked first, so that concurrent
 * look-ups, also on several servers, cannot exceed the limit. Only a failed look-up is committed; other results are
 * returned as errors, which roll back.
 */
export function* lookUp(network: string, find: FindKey, now: number): Operation<Result<LookUp, LookUp>> {
  const [own, all, found] = yield* pipelined(lockBucket(network, now), findBucket(ALL), find());
  const wait = waitOf(failedLookupsOfClient, own, now);
  if (wait > 0) return err({ kind: 'refused', wait });
  const slowed = waitOf(failedLookupsOfAll, all, now) > 0;
  if (found !== undefined) return err({ kind: 'there', slowed });
  yield* saveBucket(network, afterTaking(failedLookupsOfClient, own, now));
  yield* saveBucket(ALL, afterTaking(failedLookupsOfAll, yield* lockBucket(ALL, now), now));
  return ok({ kind: 'unknown', slowed });
}

/** Deletes one batch of full buckets, and of buckets written with a wrong clock. */
export const deleteExpiredFailedLookups = (now: number): Operation<Result<number, never>> =>
  deleteExpired({
    table: 'guesses',
    key: ['network'],
    where: sql`("fullAt" <= ${now} OR "fullAt" > ${now + DAY})`,
    batch: SMALL_ROWS,
  });

const DAY = 24 * 60 * 60 * 1000;

/** Locks the client's bucket until the transaction ends. Returns the time at which it is full again. */
function* lockBucket(network: string, now: number): Operation<number> {
  const row = yield* firstRowOf(
    queryBuilder
      .insertInto('guesses')
      .values({ network, fullAt: now })
      .onConflict((conflict) => conflict.column('network').doUpdateSet({ fullAt: (row) => row.ref('guesses.fullAt') }))
      .returning('fullAt'),
  );
  return row?.fullAt ?? now;
}

function* findBucket(network: string): Operation<number> {
  const row = yield* firstRowOf(queryBuilder.selectFrom('guesses').select('fullAt').where('network', '=', network));
  return row?.fullAt ?? 0;
}

function* saveBucket(network: string, fullAt: number): Operation<void> {
  yield* execute(queryBuilder.updateTable('guesses').set({ fullAt }).where('network', '=', network));
}
