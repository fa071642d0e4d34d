import { inTurns } from '../../../limits/in-turns.ts';
import type { StoredSet } from '../../../sets/stored-set.ts';
import type { DocumentContext } from '../document-context.ts';
import { describeSet } from './describe-set.ts';
import type { DocumentSet } from './document-set.ts';

/** Describes sets, in their order; others are answered meanwhile. */
export const describeInTurns = (sets: Iterable<StoredSet>, context: DocumentContext): Promise<readonly DocumentSet[]> =>
  inTurns(sets, (set) => describeSet(set, context));
