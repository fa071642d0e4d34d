import { existsSync } from 'node:fs';
import { restoreProject } from '../project/projects.store.ts';
import type { Settings } from '../settings.ts';
import { openStore, sqliteFileIn } from '../store/open-store.ts';
import { backUp, putBack } from '../store/sqlite/backup.ts';
import type { Store } from '../store/store.ts';
import { typedPath } from '../typed-path.ts';
import { purge } from './tidying.ts';

/** What was asked for is no task, or cannot be done here; the message says what can. */
export class UnknownTask extends Error {
  override readonly name = 'UnknownTask';
}

type StoreSettings = Pick<Settings, 'databaseUrl' | 'databaseConnections' | 'dataFolder'>;

const usage = `npm run admin -- TASK
  backup FILE          copies the embedded store while it is in use
  restore FILE         puts a backup in its place; the server must be stopped
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
