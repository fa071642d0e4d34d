import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ok } from '@ramka/domain/result';
import { SchemaTooOld } from '../store/migrations/migrate.ts';
import { openStore, sqliteFileIn, type StoreSettings } from '../store/open-store.ts';
import type { Operation } from '../store/operation.ts';
import { backUp } from '../store/sqlite/backup.ts';
import { acquireStoreLock } from '../store/sqlite/store-lock.ts';
import {
  addMissingRows,
  addProjectRows,
  type ProjectRows,
  readProjectRows,
  readTable,
  tablesAfterProjects,
} from '../store/store-rows.ts';
import type { Store } from '../store/store.ts';
import { projectsInBoth } from './compare-stores.ts';
import { withCopy, withTemporaryFolder } from './copy-aside.ts';
import { UsageError } from './usage-error.ts';

type Options = {
  readonly settings: StoreSettings;
  readonly dryRun: boolean;
  readonly onProgress: (progress: string) => void;
};

/** Copies all projects of the embedded store to PostgreSQL. Works on a copy of the file, which does not change. */
export const migrateToPostgres = async ({ settings, dryRun, onProgress }: Options): Promise<string> => {
  if (settings.databaseUrl === undefined)
    throw new UsageError('set DATABASE_URL to the database that is to receive the projects of DATA_DIR');
  const file = sqliteFileIn(settings.dataFolder);
  if (!existsSync(file)) throw new UsageError(`there is no store in ${settings.dataFolder}`);
  const release = dryRun ? () => undefined : acquireStoreLock(file);
  try {
    return await withTemporaryFolder(file, async (folder) => {
      const copy = join(folder, 'copy.sqlite');
      await backUp(file, copy);
      return withTarget(settings, dryRun, (target) =>
        withCopy(copy, async (source) => {
          const result = await copyStore(source, target, dryRun, (done) => onProgress(`${done} projects`));
          return report(result, settings, dryRun);
        }),
      );
    });
  } finally {
    release();
  }
};

/** Opens the database; undefined for a dry run on an empty database, which must not be changed. */
const withTarget = async (
  settings: StoreSettings,
  dryRun: boolean,
  work: (target: Store | undefined) => Promise<string>,
): Promise<string> => {
  const target = await openStore(settings, { policy: dryRun ? 'require' : 'create' }).catch((error: unknown) => {
    if (dryRun && error instanceof SchemaTooOld && error.stored === 0) return undefined;
    throw error;
  });
  try {
    return await work(target);
  } finally {
    await target?.close();
  }
};

const report = ({ copied, equal, changed }: CopyResult, { dataFolder }: StoreSettings, dryRun: boolean): string =>
  [
    `${dryRun ? 'projects to copy' : 'projects copied and compared'}: ${copied}`,
    ...(equal > 0 ? [`already there, the same: ${equal}`] : []),
    ...(changed > 0 ? [`already there and changed since, left as they are: ${changed}`] : []),
    ...(dryRun ? [] : [`the store in ${dataFolder} is unchanged; start the servers with DATABASE_URL`]),
  ].join('\n');

/** Numbers of projects that were copied, already present, or skipped because they had changed in the target. */
type CopyResult = { readonly copied: number; readonly equal: number; readonly changed: number };

/** The written rows differ from the source. */
class CopyFailed extends Error {
  override readonly name = 'CopyFailed';
}

/**
 * Copies every project with its id and version, and reads it back for comparison. Existing projects are not changed, so
 * the copy can be repeated. A dry run only counts. Throws `CopyFailed` if written rows differ from the source.
 */
const copyStore = async (
  source: Store,
  target: Store | undefined,
  dryRun: boolean,
  onProjects: (done: number) => void,
): Promise<CopyResult> => {
  let result: CopyResult = { copied: 0, equal: 0, changed: 0 };
  for await (const { source: sent, target: present } of projectsInBoth(source, target)) {
    const missing = [...sent].filter(([id]) => !present.has(id));
    if (!dryRun && target !== undefined && missing.length > 0) await copyProjects(target, new Map(missing));
    const equal = [...present].filter(([id, rows]) => isDeepStrictEqual(rows, sent.get(id))).length;
    result = {
      copied: result.copied + missing.length,
      equal: result.equal + equal,
      changed: result.changed + present.size - equal,
    };
    onProjects(result.copied + result.equal + result.changed);
  }
  if (!dryRun && target !== undefined) await copyTables(source, target);
  return result;
};

const copyProjects = async (target: Store, projects: ReadonlyMap<string, ProjectRows>): Promise<void> => {
  await target.write(function* add(): Operation<ReturnType<typeof ok<undefined>>> {
    for (const rows of projects.values()) yield* addProjectRows(rows);
    return ok(undefined);
  });
  const copied = await target.read(() => readProjectRows([...projects.keys()]));
  if (!isDeepStrictEqual(copied, projects)) throw new CopyFailed('a project arrived differently from how it was sent');
};

const copyTables = async (source: Store, target: Store): Promise<void> => {
  for (const table of tablesAfterProjects) {
    const rows = await source.read(() => readTable(table));
    await target.write(function* add(): Operation<ReturnType<typeof ok<undefined>>> {
      yield* addMissingRows(table, rows);
      return ok(undefined);
    });
    const copied = await target.read(() => readTable(table));
    if (copied.length < rows.length) throw new CopyFailed(`rows of '${table.name}' are missing`);
  }
};
