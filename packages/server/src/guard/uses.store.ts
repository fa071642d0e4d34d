import { accepted, type Result } from '@ramka/domain/result';
import { firstRowOf, type Operation, rowsOf } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';
import { latestBelieved, paidAfter, type Rate, wholeOf } from './rates.ts';

/** What of a limit was used: of which kind, by whom, how often. */
export type Use = { readonly kind: string; readonly visitor: string; readonly rate: Rate; readonly times: number };

/** When visitors will have earned back what they have used of a limit, those alone who have. */
export function* usesOf(kind: string, visitors: readonly string[]): Operation<ReadonlyMap<string, number>> {
  const rows = yield* rowsOf(
    queryBuilder
      .selectFrom('uses')
      .select(['visitor', 'paidAt'])
      .where('kind', '=', kind)
      .where('visitor', 'in', visitors),
  );
  return new Map(rows.map(({ visitor, paidAt }) => [visitor, paidAt]));
}

/** Remembers uses, and answers when all will have been earned back. In one statement, so that none is lost between processes. */
export function* addUse(use: Use, now: number): Operation<number> {
  const row = yield* firstRowOf(addition(use, now));
  return row?.paidAt ?? now;
}

/** Forgets visitors that have earned everything back, and what no clock can have written yet. Answers how many. */
export function* forgetUses(now: number): Operation<Result<number, never>> {
  const forgotten = yield* rowsOf(
    queryBuilder
      .deleteFrom('uses')
      .where((row) => row.or([row('paidAt', '<=', now), row('paidAt', '>', now + DAY)]))
      .returning('visitor'),
  );
  return accepted(forgotten.length);
}

const DAY = 24 * 60 * 60 * 1000;

/** `paidAfter`, said in the words of the store. */
const addition = ({ kind, visitor, rate, times }: Use, now: number) =>
  queryBuilder
    .insertInto('uses')
    .values({ kind, visitor, paidAt: paidAfter(rate, now, now, times) })
    .onConflict((conflict) =>
      conflict.columns(['visitor', 'kind']).doUpdateSet({
        paidAt: (row) =>
          row
            .case()
            .when('uses.paidAt', '<=', now)
            .then(row.ref('excluded.paidAt'))
            .when('uses.paidAt', '>', latestBelieved(rate, now))
            .then(row.ref('excluded.paidAt'))
            .when('uses.paidAt', '>', now + wholeOf(rate) - times * rate.interval)
            .then(now + wholeOf(rate))
            .else(row('uses.paidAt', '+', times * rate.interval))
            .end(),
      }),
    )
    .returning('paidAt');
