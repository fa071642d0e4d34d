import { accepted, refused, type Result } from '@ramka/domain/result';
import { findProject } from '../../projects/find-project.ts';
import type { Operation } from '../../store/operation.ts';
import { hasBeenIn, type Stranger } from './acquaintance.store.ts';
import { rateOfAll, rateOfVisitor } from './look-up-rates.ts';
import { paidAfter, waitOf, wholeOf, type Rate } from '../rate.ts';
import { addUse, usesOf } from '../use.store.ts';

const KIND = 'look-ups';

/** Under this name stands what all visitors have used together. */
const ALL = 'all';

/** What came of looking a project up for somebody who, as far as this server knows, has not been in it. */
export type LookUp =
  | { readonly kind: 'there' | 'not-there' }
  /** More than half of what may be unknown was: what is looked up has to be counted first. */
  | { readonly kind: 'to-be-counted' }
  /** Nothing may be looked up for so many milliseconds. */
  | { readonly kind: 'refused'; readonly wait: number };

/** Looks a project up, and what is left of the limits. Who has been in it at another server is no stranger. */
export function* lookUp(stranger: Stranger, now: number): Operation<LookUp> {
  const left = yield* leftOf(stranger, now);
  if (left === 'enough') return { kind: (yield* isThere(stranger)) ? 'there' : 'not-there' };
  if (yield* hasBeenIn(stranger, now)) return { kind: 'there' };
  return left === 'little' ? { kind: 'to-be-counted' } : { kind: 'refused', wait: left };
}

/**
 * Looks a project up and counts it, there or not. Those who ask at the same moment, at several servers too, get no more
 * than is left: what is too much by the time it is counted is refused, with how long to wait, and leaves nothing behind.
 */
export function* lookUpCounted(stranger: Stranger, now: number): Operation<Result<LookUp, number>> {
  const left = yield* leftOf(stranger, now);
  if (typeof left === 'number') return refused(left);
  const { ofAll, ofVisitor } = yield* count(stranger.visitor, now);
  if (ofAll >= now + wholeOf(rateOfAll)) return refused(rateOfAll.interval);
  if (ofVisitor >= now + wholeOf(rateOfVisitor)) return refused(rateOfVisitor.interval);
  return accepted({ kind: (yield* isThere(stranger)) ? 'there' : 'not-there' });
}

/** Remembers that a visitor asked for a project that is not there. */
export function* recordUnknownLookUp(visitor: string, now: number): Operation<Result<null, never>> {
  yield* count(visitor, now);
  return accepted(null);
}

function* count(visitor: string, now: number): Operation<{ readonly ofAll: number; readonly ofVisitor: number }> {
  const ofAll = yield* addUse({ kind: KIND, visitor: ALL, rate: rateOfAll, times: 1 }, now);
  const ofVisitor = yield* addUse({ kind: KIND, visitor, rate: rateOfVisitor, times: 1 }, now);
  return { ofAll, ofVisitor };
}

/** How much may still be unknown; nothing: for how many milliseconds. */
function* leftOf({ visitor }: Stranger, now: number): Operation<'enough' | 'little' | number> {
  const uses = yield* usesOf(KIND, [visitor, ALL]);
  const limits = [
    [rateOfVisitor, uses.get(visitor) ?? now],
    [rateOfAll, uses.get(ALL) ?? now],
  ] as const;
  const wait = Math.max(...limits.map(([rate, paidAt]) => waitOf(rate, paidAt, now)));
  if (wait > 0) return wait;
  return limits.some(([rate, paidAt]) => isHalfUsed(rate, paidAt, now)) ? 'little' : 'enough';
}

const isHalfUsed = (rate: Rate, paidAt: number, now: number): boolean =>
  waitOf(rate, paidAfter(rate, paidAt, now, Math.floor(rate.atOnce / 2)), now) > 0;

function* isThere({ projectId }: Stranger): Operation<boolean> {
  return (yield* findProject(projectId)) !== undefined;
}
