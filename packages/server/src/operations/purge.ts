import { eraseProjects } from '../projects/deleted-projects.store.ts';
import type { Store } from '../store/store.ts';

/** Erases projects that were deleted more than 30 days ago (reading R14), some at a time; answers how many. */
export const purge = async (store: Store, now: number): Promise<number> => {
  let erased = 0;
  for (;;) {
    const batch = await store.write(() => eraseProjects(now));
    if (!batch.ok || batch.value === 0) return erased;
    erased += batch.value;
  }
};
