import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseSetDocument } from '../store/set-document.ts';
import { restoreBackup } from '../store/sqlite/backup.ts';
import { openSqliteStoreReadOnly } from '../store/sqlite/sqlite-store.ts';
import type { ProjectRows } from '../store/store-rows.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { projectsInBoth } from './compare-stores.ts';
import { withCopy, withTemporaryFolder } from './copy-aside.ts';
import { UsageError } from './usage-error.ts';

/** A backup that is unreadable, or that differs from the store although versions are equal. */
class BackupMismatch extends Error {
  override readonly name = 'BackupMismatch';
}

/** The store in use is missing or cannot be read. The message says whether the backup can. */
class NothingToCompare extends Error {
  override readonly name = 'NothingToCompare';
}

/**
 * Restores a backup, or the newest one in a folder, into a temporary folder, reads it completely, and compares it with
 * the embedded store. The store may be in use; it is opened read-only. If it cannot be read, the backup is verified
 * nevertheless, because it may be the last copy.
 */
export const verifyBackup = async (
  file: string,
  path: string,
  onProgress: (progress: string) => void,
): Promise<string> => {
  const copy = newestBackup(path);
  return withTemporaryFolder(existsSync(dirname(file)) ? file : copy, async (folder) => {
    const restored = join(folder, 'restored.sqlite');
    restoreBackup(copy, restored, new Date());
    const compare = (store: Store | undefined): Promise<string> =>
      withCopy(restored, (backup) => compareWith(store, backup, onProgress));
    const origin = `restored ${copy} (of ${statSync(copy).mtime.toISOString()}) to a temporary folder`;
    try {
      return [origin, await withStoreInUse(file, compare)].join('\n');
    } catch (error) {
      if (!(error instanceof UnreadableStore)) throw error;
      const { cause } = error;
      throw new NothingToCompare([origin, await compare(undefined), error.message].join('\n'), { cause });
    }
  });
};

class UnreadableStore extends Error {
  override readonly name = 'UnreadableStore';
}

/** Opens the store in use read-only. Throws `UnreadableStore` if it is missing or cannot be read, also later. */
const withStoreInUse = async <Answer>(file: string, work: (store: Store) => Promise<Answer>): Promise<Answer> => {
  if (!existsSync(file)) throw new UnreadableStore(`not compared: there is no store at ${file}`);
  const attempt = async <Value>(read: () => Promise<Value>): Promise<Value> => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      throw new UnreadableStore(`not compared: the store in use: ${error.message}`, { cause: error.cause });
    }
  };
  const store = await attempt(() => openSqliteStoreReadOnly(file));
  try {
    return await work({ ...store, read: (operation) => attempt(() => store.read(operation)) });
  } finally {
    await store.close();
  }
};

const newestBackup = (path: string): string => {
  if (!existsSync(path)) throw new UsageError(`not found: ${path}`);
  if (!statSync(path).isDirectory()) return path;
  const [newest] = readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.sqlite'))
    .map(({ name }) => join(path, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  if (newest === undefined) throw new UsageError(`there is no backup (*.sqlite) in ${path}`);
  return newest;
};

/** Tables whose rows change only together with the project version. */
const versioned = ['rooms', 'sets', 'roomSets', 'roomProducts', 'selections'] as const;

/**
 * Reads a restored backup completely and counts differences from the store. Throws `BackupMismatch` if a set is
 * unreadable, or if a project of equal version has other contents.
 */
const compareWith = async (
  store: Store | undefined,
  backup: Store,
  onProgress: (progress: string) => void,
): Promise<string> => {
  const count = { projects: 0, sets: 0, same: 0, changed: 0, erased: 0, different: 0 };
  for await (const { source, target } of projectsInBoth(backup, store)) {
    for (const [id, rows] of source) {
      count.projects += 1;
      count.sets += readSets(rows);
      count[outcomeOf(rows, target.get(id))] += 1;
    }
    onProgress(`${count.projects} projects`);
  }
  if (count.different > 0)
    throw new BackupMismatch(`projects with the same version but different contents: ${count.different}`);
  const readable = `readable: ${count.projects} projects with ${count.sets} sets`;
  if (store === undefined) return readable;
  return [readable, `unchanged: ${count.same}, changed since: ${count.changed}, erased since: ${count.erased}`].join(
    '\n',
  );
};

const readSets = (rows: ProjectRows): number => {
  const sets = rows.get('sets') ?? [];
  for (const { id, name, document } of sets)
    try {
      parseSetDocument(String(name), String(document));
    } catch (error) {
      throw new BackupMismatch(`set ${String(id)} of a project cannot be read`, { cause: error });
    }
  return sets.length;
};

const outcomeOf = (rows: ProjectRows, now: ProjectRows | undefined): 'same' | 'changed' | 'erased' | 'different' => {
  if (now === undefined) return 'erased';
  if (versionOf(rows) !== versionOf(now)) return 'changed';
  return versioned.every((table) => isDeepStrictEqual(rows.get(table), now.get(table))) ? 'same' : 'different';
};

const versionOf = (rows: ProjectRows): unknown => rows.get('projects')?.[0]?.['version'];
