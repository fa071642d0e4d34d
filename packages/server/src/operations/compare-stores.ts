import { isDeepStrictEqual } from 'node:util';
import { parseSetDocument } from '../store/set-document.ts';
import type { Store } from '../store/store.ts';
import type { ProjectRows } from '../store/store-rows.ts';
import { projectsInBoth } from './move-store.ts';

/** A backup that cannot be relied on: something in it cannot be read, or is not what the store held. */
export class DoubtfulBackup extends Error {
  override readonly name = 'DoubtfulBackup';
}

/** What a project holds whose version stays the same for as long as this does. */
const versioned = ['rooms', 'sets', 'roomSets', 'roomProducts', 'selections'] as const;

/**
 * Reads all of a restored backup and says how it differs from the store that it was made of. Throws `DoubtfulBackup` where a
 * set cannot be read, or a project of the same version holds something else. `tell` hears how many projects are compared.
 */
export const compareStores = async (
  restored: Store,
  store: Store,
  tell: (projects: number) => void = () => undefined,
): Promise<string> => {
  const count = { projects: 0, sets: 0, same: 0, changed: 0, gone: 0, different: 0 };
  for await (const { sent, there } of projectsInBoth(restored, store)) {
    for (const [id, kept] of sent) {
      count.projects += 1;
      count.sets += readSets(kept);
      count[outcomeOf(kept, there.get(id))] += 1;
    }
    tell(count.projects);
  }
  if (count.different > 0)
    throw new DoubtfulBackup(`projects of the same version that hold something else: ${count.different}`);
  return [
    `read without a fault: ${count.projects} projects with ${count.sets} sets`,
    `as in the store now: ${count.same}, changed there since: ${count.changed}, erased there since: ${count.gone}`,
  ].join('\n');
};

const readSets = (kept: ProjectRows): number => {
  const sets = kept.get('sets') ?? [];
  for (const { id, name, document } of sets)
    try {
      parseSetDocument(String(name), String(document));
    } catch (error) {
      throw new DoubtfulBackup(`set ${String(id)} of a project cannot be read`, { cause: error });
    }
  return sets.length;
};

const outcomeOf = (kept: ProjectRows, now: ProjectRows | undefined): 'same' | 'changed' | 'gone' | 'different' => {
  if (now === undefined) return 'gone';
  if (versionOf(kept) !== versionOf(now)) return 'changed';
  return versioned.every((table) => isDeepStrictEqual(kept.get(table), now.get(table))) ? 'same' : 'different';
};

const versionOf = (rows: ProjectRows): unknown => rows.get('projects')?.[0]?.['version'];
