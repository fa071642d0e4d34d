import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { SqliteError } from 'better-sqlite3';
import { allMigrations } from '../migrations/all-migrations.ts';
import { migrate, type Migration } from '../migrations/migrate.ts';
import { type Store, StoreUnavailable } from '../store.ts';
import { NoStoreFile } from './backup.ts';
import { GroupCommit } from './group-commit.ts';
import { makeFolder } from './store-lock.ts';
import { SqliteConnection } from './sqlite-connection.ts';

/** The size of the largest file that is read whole at every start, in bytes; it takes half a second. */
const CHECKED_AT_START = 32 * 1024 * 1024;

/**
 * Opens the embedded store and brings it up to date. `:memory:` keeps nothing. Throws `NoStoreFile` where the file is
 * damaged, as far as its size allows to look.
 */
export const openSqliteStore = async (
  file: string,
  migrations: readonly Migration[] = allMigrations,
): Promise<Store> => {
  if (file !== ':memory:') keepToItself(file);
  const connection = openConnection(file);
  const changes = new GroupCommit(connection);
  let closed = false;

  const guarded = async <Answer>(work: () => Answer | Promise<Answer>): Promise<Answer> => {
    if (closed) throw new StoreUnavailable('the store is closed');
    try {
      return await work();
    } catch (error) {
      throw isOutage(error) ? new StoreUnavailable('the database cannot be used', { cause: error }) : error;
    }
  };

  const store: Store = {
    read: (operation) => guarded(() => connection.run(operation())),
    write: (operation) => guarded(() => changes.write(operation)),
    close: async () => {
      if (closed) return;
      closed = true;
      changes.flush();
      connection.close();
    },
  };
  try {
    await store.write(() => migrate(migrations, Date.now()));
    connection.stopWaiting();
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
};

const openConnection = (file: string): SqliteConnection => {
  try {
    const connection = new SqliteConnection(file);
    // The engine opens what it cannot write without a word; a server must not find out with the first change.
    for (const trial of ['BEGIN IMMEDIATE', 'CREATE TABLE "trial" ("id" BIGINT)', 'ROLLBACK'])
      connection.execute(trial);
    if (file !== ':memory:' && statSync(file).size <= CHECKED_AT_START) checkWhole(connection, file);
    return connection;
  } catch (error) {
    throw isOutage(error) ? new StoreUnavailable(`${file} cannot be used`, { cause: error }) : error;
  }
};

/** Makes the file for this user alone, since it holds the key of every project; its journals take the same mode. */
const keepToItself = (file: string): void => {
  makeFolder(dirname(file));
  try {
    closeSync(openSync(file, 'a', 0o600));
    for (const ending of ['', '-wal', '-shm']) if (existsSync(file + ending)) chmodSync(file + ending, 0o600);
  } catch {
    // Where the file is another user's or cannot be written, opening it says so.
  }
};

const checkWhole = (connection: SqliteConnection, file: string): void => {
  const problem = connection.damage();
  if (problem === undefined) return;
  connection.close();
  throw new NoStoreFile(`${file} is damaged, put back a backup (docs/operations.md): ${problem}`);
};

/** What is wrong with the machine or another process, not with this program. */
const outages = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOTADB|CORRUPT|NOMEM|PERM)/;

const isOutage = (error: unknown): boolean => error instanceof SqliteError && outages.test(error.code);
