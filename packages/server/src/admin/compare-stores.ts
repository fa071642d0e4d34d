import { nextProjectIds, type ProjectRows, readProjectRows } from '../store/store-rows.ts';
import type { Store } from '../store/store.ts';

/** Number of projects that are read, written and compared at a time. */
const BATCH = 20;

type Projects = ReadonlyMap<string, ProjectRows>;

/** Reads a store in batches, together with the same projects of another store. An undefined store counts as empty. */
export async function* projectsInBoth(
  source: Store,
  target: Store | undefined,
): AsyncGenerator<{ readonly source: Projects; readonly target: Projects }> {
  let ids = await source.read(() => nextProjectIds('', BATCH));
  while (ids.length > 0) {
    const batch = ids;
    const [inSource, inTarget, next] = await Promise.all([
      source.read(() => readProjectRows(batch)),
      target?.read(() => readProjectRows(batch)) ?? new Map<string, ProjectRows>(),
      source.read(() => nextProjectIds(batch.at(-1) ?? '', BATCH)),
    ]);
    yield { source: inSource, target: inTarget };
    ids = next;
  }
}
