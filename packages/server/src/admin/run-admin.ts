import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { resolveCliPath } from '../config/resolve-cli-path.ts';
import { eraseDeletedProjects } from '../maintenance/maintenance.ts';
import { restoreProject } from '../project/projects.store.ts';
import { openStore, sqliteFileIn, type StoreSettings } from '../store/open-store.ts';
import { backUp, restoreBackup } from '../store/sqlite/backup.ts';
import type { Store } from '../store/store.ts';
import { migrateToPostgres } from './migrate-to-postgres.ts';
import { UsageError } from './usage-error.ts';
import { verifyBackup } from './verify-backup.ts';

export { UsageError } from './usage-error.ts';

const usage = `npm run admin -- COMMAND
  backup FILE                     copies the embedded store while it is in use
  restore FILE                    replaces the embedded store by a backup; the server must be stopped
  verify-backup FILE              restores a backup, or the newest one in a folder, to a temporary folder, and compares it with the store
  migrate-to-postgres [--dry-run] copies all projects of the embedded store to the database of DATABASE_URL
  restore-project ID              restores a project that was deleted in the last 30 days
  purge                           erases projects that were deleted more than 30 days ago`;

/** Former names of commands, supported until the next release. */
const formerNames: Readonly<Record<string, string>> = { rehearse: 'verify-backup', move: 'migrate-to-postgres' };

/** A command with its arguments. `onProgress` receives the progress of long commands. */
type Call = {
  readonly settings: StoreSettings;
  readonly argument: string | undefined;
  readonly dryRun: boolean;
  readonly onProgress: (progress: string) => void;
};

/** Runs an admin command and returns its report. Throws `UsageError` for a command that cannot be executed. */
export const runAdmin = async (
  settings: StoreSettings,
  words: readonly string[],
  onProgress: (progress: string) => void = () => undefined,
): Promise<string> => {
  const { requestedName = '', argument, dryRun, help } = parsedWords(words);
  if (help) return usage;
  const name = formerNames[requestedName] ?? requestedName;
  const command = commands[name];
  if (command === undefined || (argument === undefined) !== withoutArgument.has(name)) throw new UsageError(usage);
  if (dryRun && name !== 'migrate-to-postgres') throw new UsageError(`${name} has no option --dry-run\n${usage}`);
  const done = await command({ settings, argument, dryRun, onProgress });
  return name === requestedName
    ? done
    : `${done}\n'${requestedName}' is deprecated and will be removed in the next release: use '${name}'`;
};

const parsedWords = (words: readonly string[]) => {
  const { positionals, values } = parsed(words);
  const [requestedName, argument, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`unexpected argument: ${rest.join(' ')}\n${usage}`);
  return { requestedName, argument, dryRun: values['dry-run'] === true, help: values.help === true };
};

const parsed = (words: readonly string[]) => {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
};

const backup = async ({ settings, argument, onProgress }: Call): Promise<string> => {
  const copy = pathOf(argument);
  const file = embeddedFile(settings);
  if (!existsSync(file)) throw new UsageError(`there is no store in ${settings.dataFolder}`);
  if (existsSync(copy)) throw new UsageError(`${copy} exists already`);
  await backUp(file, copy, (done) => onProgress(`${Math.floor(done * 100)} %`));
  return `copied the store to ${copy}`;
};

const restore = ({ settings, argument }: Call): string => {
  const copy = pathOf(argument);
  const previous = restoreBackup(copy, embeddedFile(settings), new Date());
  return [
    `restored the store from ${copy}`,
    ...(previous === undefined ? [] : [`the previous store is kept as ${previous}`]),
  ].join('\n');
};

const restoreDeleted = ({ settings, argument = '' }: Call): Promise<string> =>
  withStore(settings, async (store) => {
    const restored = await store.write(() => restoreProject(argument.trim(), Date.now()));
    if (restored.ok) return `restored '${restored.value}'`;
    throw new UsageError(reasons[restored.problem]);
  });

const reasons = {
  'unknown-project': 'there is no such project, or it was erased',
  'not-deleted': 'this project is not deleted',
  'deleted-too-long-ago': 'this project was deleted more than 30 days ago',
} as const;

const eraseDeleted = ({ settings }: Call): Promise<string> =>
  withStore(settings, async (store) => `projects erased: ${await eraseDeletedProjects(store, Date.now())}`);

const commands: Readonly<Record<string, (call: Call) => Promise<string> | string>> = {
  backup,
  restore,
  'verify-backup': ({ settings, argument, onProgress }) =>
    verifyBackup(embeddedFile(settings), pathOf(argument), onProgress),
  'migrate-to-postgres': migrateToPostgres,
  'restore-project': restoreDeleted,
  purge: eraseDeleted,
};

const withoutArgument: ReadonlySet<string> = new Set(['migrate-to-postgres', 'purge']);

/** Opens the store while servers may use it. Never migrates it, because running servers could not use it any more. */
const withStore = async (settings: StoreSettings, work: (store: Store) => Promise<string>): Promise<string> => {
  if (settings.databaseUrl === undefined && !existsSync(sqliteFileIn(settings.dataFolder)))
    throw new UsageError(`there is no store in ${settings.dataFolder}`);
  const store = await openStore(settings, { policy: 'require' });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};

/** The file of the embedded store. PostgreSQL is rejected, because it has its own backup tools. */
const embeddedFile = ({ databaseUrl, dataFolder }: StoreSettings): string => {
  if (databaseUrl !== undefined)
    throw new UsageError('PostgreSQL is backed up and restored with pg_dump and pg_restore; see docs/operations.md');
  return sqliteFileIn(dataFolder);
};

const pathOf = (argument = ''): string => resolveCliPath(argument);
