import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StoredSet } from '../../../sets/stored-set.ts';
import type { DocumentContext } from '../document-context.ts';
import { describeSet } from './describe-set.ts';
import type { DocumentSet } from './document-set.ts';

/** How long calls that arrive meanwhile may have to wait, in milliseconds. */
const TURN = 5;

/** Describes sets, by their ids, with a pause now and then in which others are answered: a large project takes a while. */
export const describeInTurns = async (
  sets: Iterable<StoredSet>,
  context: DocumentContext,
): Promise<ReadonlyMap<number, DocumentSet>> => {
  const described = new Map<number, DocumentSet>();
  let begun = performance.now();
  for (const set of sets) {
    if (performance.now() - begun > TURN) {
      await nextTurn();
      begun = performance.now();
    }
    described.set(set.id, describeSet(set, context));
  }
  return described;
};
