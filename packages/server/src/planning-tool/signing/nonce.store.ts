import { accepted, refused, type Result } from '@ramka/domain/result';
import { firstRowOf, perform, type Operation } from '../../store/operation.ts';
import { queryBuilder } from '../../store/query-builder.ts';

/** How much later than necessary a nonce is forgotten, should the clocks of several servers differ, in milliseconds. */
const MARGIN = 10 * 60 * 1000;

/** Takes a nonce for the first and only time, on whichever server; `keptUntil` is when its call is outdated anyway. */
export function* takeNonce(nonce: string, keptUntil: number, now: number): Operation<Result<null, 'taken'>> {
  yield* perform(queryBuilder.deleteFrom('nonces').where('keptUntil', '<', now - MARGIN));
  const taken = yield* firstRowOf(
    queryBuilder
      .insertInto('nonces')
      .values({ nonce, keptUntil })
      .onConflict((conflict) => conflict.column('nonce').doNothing())
      .returning('nonce'),
  );
  return taken === undefined ? refused('taken') : accepted(null);
}
