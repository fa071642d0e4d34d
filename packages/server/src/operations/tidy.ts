import { forgetUses } from '../limits/use.store.ts';
import { forgetRemovals } from '../removals/removal.store.ts';
import type { Store } from '../store/store.ts';
import { purge } from './purge.ts';
import { reckonErasure } from './reckon-erasure.store.ts';

/**
 * What a server does for its store once a day: forgets old uses of limits and what was removed long ago, and erases deleted projects whose time has
 * come (reading R14), which a clock that jumps does not hasten. Answers how many projects.
 */
export const tidy = async (store: Store, now: number): Promise<number> => {
  await store.write(() => forgetUses(now));
  await store.write(() => forgetRemovals(now));
  const reckoned = await store.write(() => reckonErasure(now));
  return reckoned.ok && reckoned.value !== undefined ? purge(store, reckoned.value) : 0;
};
