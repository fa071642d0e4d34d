import { createHash } from 'node:crypto';
import { accepted, refused, type Result } from '@ramka/domain/result';
import { findProject } from '../project/project-row.ts';
import { type Operation, perform, portions } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';
import { paidAfter, type Rate, rateOfAll, rateOfVisitor, waitOf, wholeOf } from './rates.ts';
import { addUse, usesOf } from './uses.store.ts';

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

/** Who asks for a project, as limits count visitors, and for which. */
export type Stranger = { readonly visitor: string; readonly projectId: string };

const BEEN_IN = 'been-in';

/** How long it is remembered that somebody has been in a project, in milliseconds: 20 hours, less than uses are kept. */
const REMEMBERED = 20 * 60 * 60 * 1000;

/** A number that tells neither where the visitor comes from nor the project. */
export const acquaintanceOf = ({ visitor, projectId }: Stranger): string =>
  createHash('sha256').update(`${visitor} ${projectId}`).digest('base64url').slice(0, 22);

/** Whether a visitor has been in a project lately, at whichever server. */
function* hasBeenIn(stranger: Stranger, now: number): Operation<boolean> {
  const name = acquaintanceOf(stranger);
  return ((yield* usesOf(BEEN_IN, [name])).get(name) ?? now) > now;
}

/** Remembers who has been in which project, each named once. */
export function* recordAcquaintances(names: readonly string[], now: number): Operation<Result<null, never>> {
  // In one order everywhere, so that servers that do so at once wait for each other and never in a ring.
  for (const portion of portions(names.toSorted((one, other) => (one < other ? -1 : 1))))
    yield* perform(addition(portion.map(([name]) => ({ kind: BEEN_IN, visitor: name, paidAt: now + REMEMBERED }))));
  return accepted(null);
}

const addition = (rows: readonly { kind: string; visitor: string; paidAt: number }[]) =>
  queryBuilder
    .insertInto('uses')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['visitor', 'kind']).doUpdateSet({ paidAt: (row) => row.ref('excluded.paidAt') }),
    );
