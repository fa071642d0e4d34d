import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import type { OnProgress, SchemaPolicy } from './migrations/migrate.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

/** The settings that locate the store. */
export type StoreSettings = Pick<
  Settings,
  'databaseUrl' | 'databaseConnections' | 'databasePreparedStatements' | 'dataFolder'
>;

/** Opens the configured store: PostgreSQL if `DATABASE_URL` is set, otherwise the file in the data folder. */
export const openStore = async (
  settings: StoreSettings,
  options: { readonly policy?: SchemaPolicy; readonly onProgress?: OnProgress } = {},
): Promise<Store> => {
  const { databaseUrl, databaseConnections: connections, databasePreparedStatements: preparedStatements } = settings;
  if (databaseUrl === undefined) return openSqliteStore(sqliteFileIn(settings.dataFolder), options);
  const { openPostgresStore } = await import('./postgres/postgres-store.ts');
  return openPostgresStore(databaseUrl, { connections, preparedStatements, ...options });
};

/** The path of the SQLite file. */
export const sqliteFileIn = (dataFolder: string): string => join(dataFolder, 'ramka.sqlite');
