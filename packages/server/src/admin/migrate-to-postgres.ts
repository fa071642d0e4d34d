import { isDeepStrictEqual } from 'node:util';
import { accepted } from '@ramka/domain/result';
import type { Operation } from '../store/operation.ts';
import { parseSetDocument } from '../store/set-document.ts';
import {
  addMissingRows,
  addProjectRows,
  nextProjectIds,
  type ProjectRows,
  readProjectRows,
  readTable,
  tablesAfterProjects,
} from '../store/store-rows.ts';
import type { Store } from '../store/store.ts';

/** Projects that are read, written and compared together. */
const AT_ONCE = 20;

/** How many projects were moved, were there already as they are, or have been changed there and so were left alone. */
export type Moved = { readonly moved: number; readonly there: number; readonly changedThere: number };

/** What arrived in the other store is not what was sent. */
export class MoveFailed extends Error {
  override readonly name = 'MoveFailed';
}

/**
 * Brings every project of one store into another one, with its id and version, and reads it there again to compare. A project
 * that the other store has already stays as it is there, so that it may run again. With `dryRun` nothing is written, but
 * counted. `tell` hears how many projects are done. Throws `MoveFailed` where something arrived differently.
 */
export const moveStore = async (
  from: Store,
  to: Store,
  { dryRun = false, tell = () => undefined }: { dryRun?: boolean; tell?: (projects: number) => void } = {},
): Promise<Moved> => {
  let result: Moved = { moved: 0, there: 0, changedThere: 0 };
  for await (const { sent, there } of projectsInBoth(from, to)) {
    const missing = [...sent].filter(([id]) => !there.has(id));
    if (!dryRun && missing.length > 0) await send(to, new Map(missing));
    const equal = [...there].filter(([id, rows]) => isDeepStrictEqual(rows, sent.get(id))).length;
    result = {
      moved: result.moved + missing.length,
      there: result.there + equal,
      changedThere: result.changedThere + there.size - equal,
    };
    tell(result.moved + result.there + result.changedThere);
  }
  if (!dryRun) await carryTables(from, to);
  return result;
};

/** The projects of one store with what another one holds of them, some at a time. */
export async function* projectsInBoth(
  from: Store,
  to: Store,
): AsyncGenerator<{
  readonly sent: ReadonlyMap<string, ProjectRows>;
  readonly there: ReadonlyMap<string, ProjectRows>;
}> {
  let ids = await from.read(() => nextProjectIds('', AT_ONCE));
  while (ids.length > 0) {
    const batch = ids;
    const [sent, there, next] = await Promise.all([
      from.read(() => readProjectRows(batch)),
      to.read(() => readProjectRows(batch)),
      from.read(() => nextProjectIds(batch.at(-1) ?? '', AT_ONCE)),
    ]);
    yield { sent, there };
    ids = next;
  }
}

const send = async (to: Store, projects: ReadonlyMap<string, ProjectRows>): Promise<void> => {
  await to.write(function* add(): Operation<ReturnType<typeof accepted<undefined>>> {
    for (const rows of projects.values()) yield* addProjectRows(rows);
    return accepted(undefined);
  });
  const arrived = await to.read(() => readProjectRows([...projects.keys()]));
  if (!isDeepStrictEqual(arrived, projects)) throw new MoveFailed('a project arrived differently from how it was sent');
};

const carryTables = async (from: Store, to: Store): Promise<void> => {
  for (const table of tablesAfterProjects) {
    const rows = await from.read(() => readTable(table));
    await to.write(function* add(): Operation<ReturnType<typeof accepted<undefined>>> {
      yield* addMissingRows(table, rows);
      return accepted(undefined);
    });
    const arrived = await to.read(() => readTable(table));
    if (arrived.length < rows.length) throw new MoveFailed(`rows of '${table.name}' are missing`);
  }
};

/** A backup that cannot be relied on: something in it cannot be read, or is not what the store held. */
class DoubtfulBackup extends Error {
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
