import { nextProjectIds, type ProjectRows, readProjectRows } from '../store/store-rows.ts';
import type { Store } from '../store/store.ts';

/** Projects that are read, written and compared together. */
const BATCH = 20;

type Projects = ReadonlyMap<string, ProjectRows>;

/** Reads all projects of one store in batches, each with the same projects of another one; undefined: an empty one. */
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
