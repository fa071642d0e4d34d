import { accepted, type Result } from '@ramka/domain/result';
import type { Operation } from '../store/operation.ts';
import { rateOfAll, rateOfVisitor } from './look-up-rates.ts';
import { paidAfter, waitOf } from './rate.ts';
import { addUse, usesOf } from './use.store.ts';

const KIND = 'look-ups';

/** Under this name stands what all visitors have used together. */
const ALL = 'all';

/** How long a visitor has to wait before looking up another project, in milliseconds; `pending` look-ups count already. */
export function* waitForLookUp(visitor: string, pending: number, now: number): Operation<number> {
  const uses = yield* usesOf(KIND, [visitor, ALL]);
  const withPending = paidAfter(rateOfVisitor, uses.get(visitor) ?? now, now, pending);
  return Math.max(waitOf(rateOfVisitor, withPending, now), waitOf(rateOfAll, uses.get(ALL) ?? now, now));
}

/** Remembers that a visitor asked for a project that is not there. */
export function* recordUnknownLookUp(visitor: string, now: number): Operation<Result<null, never>> {
  yield* addUse({ kind: KIND, visitor: ALL, rate: rateOfAll, times: 1 }, now);
  yield* addUse({ kind: KIND, visitor, rate: rateOfVisitor, times: 1 }, now);
  return accepted(null);
}
