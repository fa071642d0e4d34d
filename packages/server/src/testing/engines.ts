import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Migration, OnProgress } from '../store/migrations/migrate.ts';
import { openPostgresStore } from '../store/postgres/postgres-store.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { aFolder, madeOnce } from './server-process.ts';

/** A database that can be opened again, as after a restart. */
export type TestDatabase = {
  readonly open: (migrations?: readonly Migration[], onProgress?: OnProgress) => Promise<Store>;
  /** The settings of a server that uses the database. */
  readonly settings: () => Promise<{ readonly DATA_DIR: string; readonly DATABASE_URL?: string }>;
};

/** Every database engine. The tests of the store run on each. */
export const engines: readonly { readonly name: string; readonly create: () => TestDatabase }[] = [
  {
    name: 'SQLite',
    create: () => {
      const folder = aFolder();
      return {
        settings: async () => ({ DATA_DIR: folder }),
        open: async (migrations, onProgress) => {
          const options = { ...(migrations && { migrations }), ...(onProgress && { onProgress }) };
          const store = await openSqliteStore(join(folder, 'ramka.sqlite'), options);
          onTestFinished(() => store.close());
          return store;
        },
      };
    },
  },
  {
    name: 'PostgreSQL',
    create: () => {
      let address: Promise<string> | undefined;
      const folder = aFolder();
      return {
        settings: async () => ({ DATABASE_URL: await (address ??= newDatabase('migrated')), DATA_DIR: folder }),
        open: async (migrations, onProgress) => {
          address ??= newDatabase(migrations ? 'empty' : 'migrated');
          const options = { ...(migrations && { migrations }), ...(onProgress && { onProgress }) };
          const store = await openPostgresStore(await address, options);
          onTestFinished(() => store.close());
          return store;
        },
      };
    },
  },
];

/** Creates a database on the PostgreSQL server of the test run. Custom migrations need an empty one. */
export const newDatabase = (holds: 'empty' | 'migrated'): Promise<string> => madeOnce(holds);
