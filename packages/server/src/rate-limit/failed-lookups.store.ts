import { sql } from 'kysely';
import { ok, err, type Result } from '@ramka/domain/result';
import { deleteExpired, SMALL_ROWS } from '../store/delete-expired.ts';
import { firstRowOf, type Operation, execute, pipelined } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';
import { afterTaking, type TokenBucket, waitOf } from './token-bucket.ts';

/** Unknown project ids that one network may ask for: a hundred, then one a minute. Guessing takes centuries then (docs/security.md). */
export const failedLookupsOfClient: TokenBucket = { capacity: 100, interval: 60_000 };

/** Unknown project ids of all networks together, beyond which look-ups are slowed: a thousand, then one every ten seconds. */
export const failedLookupsOfAll: TokenBucket = { capacity: 1000, interval: 10_000 };

/** Under this name stands what all networks together have guessed. */
const ALL = 'all';

/** Finds what an id is the key of; undefined: nothing. */
export type FindKey = () => Operation<unknown>;

/** What came of looking a project, or a view link, up for a network that has not opened it here. */
export type LookUp =
  /** `slowed`: too much is guessed by all networks together. */
  | { readonly kind: 'there' | 'unknown'; readonly slowed: boolean }
  /** This network has guessed too much: nothing is looked up for so many milliseconds. */
  | { readonly kind: 'refused'; readonly wait: number };

/**
 * Looks a project or a view link up, and counts it as a guess where it is not there. The row of the network is locked first, so that those
 * who ask at once, at several servers too, never look up more than is left to them. Only a guess leaves a trace: the other
 * answers are refusals, which the store takes back.
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

/** Deletes networks that may guess as much as anybody again, and what a wrong clock has written; one batch. */
export const deleteExpiredFailedLookups = (now: number): Operation<Result<number, never>> =>
  deleteExpired({
    table: 'guesses',
    key: ['network'],
    where: sql`("fullAt" <= ${now} OR "fullAt" > ${now + DAY})`,
    batch: SMALL_ROWS,
  });

const DAY = 24 * 60 * 60 * 1000;

/** When a network's bucket of guesses is full again; nobody else changes it before this change has ended. */
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
