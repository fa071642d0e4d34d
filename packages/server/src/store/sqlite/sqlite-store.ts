import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { SqliteError } from 'better-sqlite3';
import { allMigrations } from '../migrations/all-migrations.ts';
import {
  migrate,
  type Migration,
  needsMigration,
  type OnProgress,
  type SchemaPolicy,
  storedSchema,
} from '../migrations/migrate.ts';
import type { Operation } from '../operation.ts';
import { type Store, StoreUnavailable } from '../store.ts';
import { InvalidStoreFile } from './backup.ts';
import { ownerHint } from './file-owner.ts';
import { GroupCommit } from './group-commit.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { createPrivateFolder } from './store-lock.ts';

/** Maximum size in bytes of a file that is verified completely at every start, which takes half a second. */
const VERIFIED_AT_START = 32 * 1024 * 1024;

export type SqliteOptions = {
  readonly migrations?: readonly Migration[];
  readonly policy?: SchemaPolicy;
  readonly onProgress?: OnProgress;
};

/** Opens the embedded store; `:memory:` persists nothing. Throws `InvalidStoreFile` for a file found damaged. */
export const openSqliteStore = async (
  file: string,
  { migrations = allMigrations, policy = 'migrate', onProgress = () => undefined }: SqliteOptions = {},
): Promise<Store> => {
  if (file !== ':memory:') restrictToOwner(file);
  const connection = openConnection(file);
  const isDetached = fileWatch(file);
  const changes = new GroupCommit(connection, isDetached);
  const store = storeOn(connection, {
    read: (operation) => connection.run(operation()),
    write: (operation) => changes.write(operation),
    beforeClose: () => changes.flush(),
    isDetached,
  });
  try {
    const migrated = await store.write(() => migrate(migrations, { now: Date.now(), policy, onProgress }));
    if (migrated.ok && migrated.value > 0) connection.truncateJournal();
    if (migrated.ok && migrated.value === migrations.length) onProgress(`created an empty store, ${file}`);
    connection.stopWaiting();
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
};

/** Opens the embedded store for reading only, while a server may write to it. Requires the current schema. */
export const openSqliteStoreReadOnly = async (file: string): Promise<Store> => {
  const connection = openConnection(file, true);
  const store = storeOn(connection, {
    read: (operation) => connection.runOnSnapshot(operation()),
    write: () => Promise.reject(new Error('the store is open for reading only')),
    beforeClose: () => undefined,
  });
  try {
    needsMigration(await store.read(storedSchema), allMigrations, 'require');
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
};

const storeOn = (
  connection: SqliteConnection,
  {
    read,
    write,
    beforeClose,
    isDetached,
  }: {
    readonly read: <Answer>(operation: () => Operation<Answer>) => Answer;
    readonly write: Store['write'];
    readonly beforeClose: () => void;
    readonly isDetached?: () => boolean;
  },
): Store => {
  let closed = false;
  const guarded = async <Answer>(work: () => Answer | Promise<Answer>): Promise<Answer> => {
    if (closed) throw new StoreUnavailable('the store is closed');
    try {
      return await work();
    } catch (error) {
      throw isOutage(error) ? new StoreUnavailable('the database cannot be used', { cause: error }) : error;
    }
  };
  return {
    read: (operation) => guarded(() => read(operation)),
    write: (operation) => guarded(() => write(operation)),
    ...(isDetached && { isDetached }),
    close: async () => {
      if (closed) return;
      closed = true;
      beforeClose();
      connection.close();
    },
  };
};

const openConnection = (file: string, readOnly = false): SqliteConnection => {
  try {
    const connection = new SqliteConnection(file, { readOnly });
    // SQLite opens a read-only file without an error. This detects it at the start rather than at the first change.
    for (const trial of readOnly ? [] : ['BEGIN IMMEDIATE', 'CREATE TABLE "trial" ("id" BIGINT)', 'ROLLBACK'])
      connection.execute(trial);
    if (!readOnly && file !== ':memory:' && statSync(file).size <= VERIFIED_AT_START) verifyIntegrity(connection, file);
    return connection;
  } catch (error) {
    if (!isOutage(error)) throw error;
    const hint = hasNoSharedMemory(error) ? ' (a network drive? use a local disk)' : ownerHint(file);
    throw new StoreUnavailable(`${file} cannot be used${hint}`, { cause: error });
  }
};

/** Returns whether a path leads to another file than now, or to none. A deleted file stays writable until it is closed. */
const fileWatch = (file: string): (() => boolean) => {
  if (file === ':memory:') return () => false;
  const { ino, dev } = statSync(file);
  return () => {
    try {
      const now = statSync(file, { throwIfNoEntry: false });
      return now?.ino !== ino || now.dev !== dev;
    } catch {
      return false;
    }
  };
};

/** Restricts access to the file's owner, because it contains the key of every project. Journals inherit the mode. */
const restrictToOwner = (file: string): void => {
  createPrivateFolder(dirname(file));
  try {
    closeSync(openSync(file, 'a', 0o600));
    for (const ending of ['', '-wal', '-shm']) if (existsSync(file + ending)) chmodSync(file + ending, 0o600);
  } catch {
    // The error is reported when the file is opened.
  }
};

const verifyIntegrity = (connection: SqliteConnection, file: string): void => {
  const problem = connection.damage();
  if (problem === undefined) return;
  connection.close();
  throw new InvalidStoreFile(`${file} is damaged, restore a backup (docs/operations.md): ${problem}`);
};

/** Errors caused by the machine or another process, not by bugs of this program. */
const outages = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOTADB|CORRUPT|NOMEM|PERM)/;

/** SQLite's WAL mode needs memory-mapped files, which some network drives do not support. */
const hasNoSharedMemory = (error: unknown): boolean =>
  error instanceof SqliteError && error.code.startsWith('SQLITE_IOERR_SHM');

const isOutage = (error: unknown): boolean => error instanceof SqliteError && outages.test(error.code);
