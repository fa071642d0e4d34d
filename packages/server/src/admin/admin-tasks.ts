import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { restoreProject } from '../project/projects.store.ts';
import type { Settings } from '../config/settings.ts';
import { openStore, sqliteFileIn } from '../store/open-store.ts';
import { backUp, putBack } from '../store/sqlite/backup.ts';
import { holdStore } from '../store/sqlite/store-lock.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { typedPath } from '../config/resolve-cli-path.ts';
import { compareStores } from './migrate-to-postgres.ts';
import { moveStore } from './migrate-to-postgres.ts';
import { purge } from '../maintenance/maintenance.ts';

/** What was asked for is no task, or cannot be done here; the message says what can. */
export class UnknownTask extends Error {
  override readonly name = 'UnknownTask';
}

type StoreSettings = Pick<Settings, 'databaseUrl' | 'databaseConnections' | 'dataFolder'>;

const usage = `npm run admin -- TASK
  backup FILE          copies the embedded store while it is in use
  restore FILE         puts a backup in its place; the server must be stopped
  rehearse FILE        restores a backup aside, or the newest in a folder, and compares it with the store
  move [--dry-run]     brings all projects of the embedded store to the database of DATABASE_URL
  restore-project ID   brings back a project that was deleted in the last 30 days
  purge                erases what was deleted more than 30 days ago`;

/** The operator's tasks; answers what was done. `tell` hears how far a long one is. */
export const adminTasks = async (
  settings: StoreSettings,
  task: string,
  argument: string | undefined,
  tell: (progress: string) => void = () => undefined,
  rest: readonly string[] = [],
): Promise<string> => {
  if (rest.length > 0) throw new UnknownTask(`'${rest.join(' ')}' is too much\n${usage}`);
  if (task === 'backup') return backup(settings, argument, tell);
  if (task === 'restore') return restore(settings, argument);
  if (task === 'rehearse') return rehearse(settings, argument, tell);
  if (task === 'move') return move(settings, argument, tell);
  if (task === 'restore-project' && argument === undefined) throw new UnknownTask(usage);
  if (task === 'restore-project') return withStore(settings, (store) => bringBack(store, argument));
  if (task === 'purge')
    return withStore(settings, async (store) => `projects erased: ${await purge(store, Date.now())}`);
  throw new UnknownTask(usage);
};

const backup = async (
  settings: StoreSettings,
  argument: string | undefined,
  tell: (progress: string) => void,
): Promise<string> => {
  const copy = fileOf(argument);
  const file = embeddedFile(settings);
  if (!existsSync(file)) throw new UnknownTask(`there is no store in ${settings.dataFolder}`);
  if (existsSync(copy)) throw new UnknownTask(`${copy} is there already`);
  await backUp(file, copy, (done) => tell(`${Math.floor(done * 100)} %`));
  return `copied the store to ${copy}`;
};

const restore = (settings: StoreSettings, argument: string | undefined): string => {
  const copy = fileOf(argument);
  const aside = putBack(copy, embeddedFile(settings), new Date());
  return [
    `restored the store from ${copy}`,
    ...(aside === undefined ? [] : [`what was there is kept as ${aside}`]),
  ].join('\n');
};

/** Puts a backup into a folder of its own, opens it with this program, reads all of it, and says how it differs from the store. */
const rehearse = async (
  settings: StoreSettings,
  argument: string | undefined,
  tell: (progress: string) => void,
): Promise<string> => {
  const copy = newestBackup(fileOf(argument));
  const live = embeddedFile(settings);
  return inFolderOfItsOwn(async (folder) => {
    putBack(copy, sqliteFileIn(folder), new Date());
    const compare = (store: Store): Promise<string> =>
      withSqlite(sqliteFileIn(folder), (restored) =>
        compareStores(restored, store, (done) => tell(`${done} projects`)),
      );
    const made = statSync(copy).mtime.toISOString();
    return [`restored ${copy} (of ${made}) aside`, await withStore(settings, compare)].join('\n');
  }, live);
};

const newestBackup = (path: string): string => {
  if (!existsSync(path)) throw new UnknownTask(`there is no ${path}`);
  if (!statSync(path).isDirectory()) return path;
  const files = readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.sqlite'))
    .map(({ name }) => join(path, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  if (files[0] === undefined) throw new UnknownTask(`there is no backup (*.sqlite) in ${path}`);
  return files[0];
};

/** Works on a copy, so that the embedded store is left as it is, and while no server adds to it. */
const move = async (
  settings: StoreSettings,
  argument: string | undefined,
  tell: (progress: string) => void,
): Promise<string> => {
  const dryRun = argument === '--dry-run';
  if (argument !== undefined && !dryRun) throw new UnknownTask(usage);
  if (settings.databaseUrl === undefined)
    throw new UnknownTask('say with DATABASE_URL where the projects of DATA_DIR are to go');
  const file = sqliteFileIn(settings.dataFolder);
  if (!existsSync(file)) throw new UnknownTask(`there is no store in ${settings.dataFolder}`);
  const letGo = dryRun ? () => undefined : holdStore(file);
  try {
    return await inFolderOfItsOwn(async (folder) => {
      await backUp(file, sqliteFileIn(folder));
      return withSqlite(sqliteFileIn(folder), (from) =>
        withStore(settings, async (to) => {
          const { moved, there, changedThere } = await moveStore(from, to, {
            dryRun,
            tell: (done) => tell(`${done} projects`),
          });
          return [
            `${dryRun ? 'projects to move' : 'projects moved and compared'}: ${moved}`,
            ...(there > 0 ? [`already there, the same: ${there}`] : []),
            ...(changedThere > 0 ? [`already there and changed since, left as they are: ${changedThere}`] : []),
            ...(dryRun
              ? []
              : [`the store in ${settings.dataFolder} is as it was; start the servers with DATABASE_URL`]),
          ].join('\n');
        }),
      );
    }, file);
  } finally {
    letGo();
  }
};

/** A folder beside a file, for this user alone and for as long as the work takes: another disk may have no room. */
const inFolderOfItsOwn = async <Answer>(work: (folder: string) => Promise<Answer>, beside: string): Promise<Answer> => {
  const folder = mkdtempSync(`${beside}.aside-`);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const withSqlite = async (file: string, work: (store: Store) => Promise<string>): Promise<string> => {
  const store = await openSqliteStore(file);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};

const bringBack = async (store: Store, id: string | undefined): Promise<string> => {
  if (id === undefined) throw new UnknownTask(usage);
  const restored = await store.write(() => restoreProject(id.trim(), Date.now()));
  if (restored.ok) return `restored '${restored.value}'`;
  throw new UnknownTask(reasons[restored.problem]);
};

const reasons = {
  'unknown-project': 'there is no such project, or it was erased',
  'not-deleted': 'this project is not deleted',
  'deleted-too-long-ago': 'this project was deleted more than 30 days ago',
} as const;

const withStore = async (settings: StoreSettings, work: (store: Store) => Promise<string>): Promise<string> => {
  if (settings.databaseUrl === undefined && !existsSync(sqliteFileIn(settings.dataFolder)))
    throw new UnknownTask(`there is no store in ${settings.dataFolder}`);
  const store = await openStore(settings);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};

/** The database has its own tools, which know of its other users and of its log. */
const embeddedFile = ({ databaseUrl, dataFolder }: StoreSettings): string => {
  if (databaseUrl !== undefined)
    throw new UnknownTask('PostgreSQL is backed up and restored with pg_dump and pg_restore; see docs/operations.md');
  return sqliteFileIn(dataFolder);
};

const fileOf = (argument: string | undefined): string => {
  if (argument === undefined) throw new UnknownTask(usage);
  return typedPath(argument);
};
