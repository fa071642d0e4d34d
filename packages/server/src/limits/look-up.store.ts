import { accepted, type Result } from '@ramka/domain/result';
import { perform, rowsOf, type Operation } from '../store/operation.ts';
import { queryBuilder } from '../store/query-builder.ts';
import { rateOfAll, rateOfVisitor } from './look-up-rates.ts';
import { paidAfter, waitOf, type Rate } from './rate.ts';

/** Under this name stands what all visitors have used together. */
const ALL = 'all';

/** How long a visitor has to wait before looking up another project, in milliseconds; `pending` look-ups count already. */
export function* waitForLookUp(visitor: string, pending: number, now: number): Operation<number> {
  const rows = yield* rowsOf(
    queryBuilder.selectFrom('lookUps').select(['visitor', 'paidAt']).where('visitor', 'in', [visitor, ALL]),
  );
  const paidAtOf = (name: string): number => rows.find(({ visitor }) => visitor === name)?.paidAt ?? now;
  return Math.max(
    waitOf(rateOfVisitor, Math.max(paidAtOf(visitor), now) + pending * rateOfVisitor.interval, now),
    waitOf(rateOfAll, paidAtOf(ALL), now),
  );
}

/** Remembers that a visitor asked for a project that is not there. */
export function* recordUnknownLookUp(visitor: string, now: number): Operation<Result<null, never>> {
  yield* perform(addUse(ALL, rateOfAll, now));
  yield* perform(addUse(visitor, rateOfVisitor, now));
  return accepted(null);
}

/** Forgets visitors that have earned everything back. Answers how many. */
export function* forgetLookUps(now: number): Operation<Result<number, never>> {
  const forgotten = yield* rowsOf(queryBuilder.deleteFrom('lookUps').where('paidAt', '<=', now).returning('visitor'));
  return accepted(forgotten.length);
}

/** In one statement, so that no use is lost between processes. */
const addUse = (visitor: string, rate: Rate, now: number) =>
  queryBuilder
    .insertInto('lookUps')
    .values({ visitor, paidAt: paidAfter(rate, now, now) })
    .onConflict((conflict) =>
      conflict.column('visitor').doUpdateSet({
        paidAt: (row) =>
          row
            .case()
            .when('lookUps.paidAt', '>', now)
            .then(row('lookUps.paidAt', '+', rate.interval))
            .else(row.ref('excluded.paidAt'))
            .end(),
      }),
    );
