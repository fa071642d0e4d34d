import { forgetLookUps } from '../limits/look-up.store.ts';
import { eraseProjects } from '../projects/deleted-projects.store.ts';
import type { Store } from '../store/store.ts';

/** Erases projects that were deleted more than 30 days ago (reading R14), and forgets old look-ups; answers how many projects. */
export const tidy = async (store: Store, now: number): Promise<number> => {
  await store.write(() => forgetLookUps(now));
  let erased = 0;
  for (;;) {
    const batch = await store.write(() => eraseProjects(now));
    if (!batch.ok || batch.value === 0) return erased;
    erased += batch.value;
  }
};
