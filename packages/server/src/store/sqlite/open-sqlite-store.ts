import { dirname } from 'node:path';
import { SqliteError } from 'better-sqlite3';
import { allMigrations } from '../migrations/all-migrations.ts';
import type { Migration } from '../migrations/migration.ts';
import { migrate } from '../migrations/migrate.ts';
import type { Store } from '../store.ts';
import { StoreUnavailable } from '../store-unavailable.ts';
import { GroupCommit } from './group-commit.ts';
import { makeFolder } from './make-folder.ts';
import { SqliteConnection } from './sqlite-connection.ts';

/** Opens the embedded store and brings it up to date. `:memory:` keeps nothing. */
export const openSqliteStore = async (
  file: string,
  migrations: readonly Migration[] = allMigrations,
): Promise<Store> => {
  if (file !== ':memory:') makeFolder(dirname(file));
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
    return connection;
  } catch (error) {
    throw isOutage(error) ? new StoreUnavailable(`${file} cannot be used`, { cause: error }) : error;
  }
};

/** What is wrong with the machine or another process, not with this program. */
const outages = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOTADB|CORRUPT|NOMEM|PERM)/;

const isOutage = (error: unknown): boolean => error instanceof SqliteError && outages.test(error.code);
