import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

/** Opens the store that the settings name: PostgreSQL where it has an address, else a file in the data folder. */
export const openStore = async (
  settings: Pick<Settings, 'databaseUrl' | 'databaseConnections' | 'dataFolder'>,
): Promise<Store> => {
  const { databaseUrl, databaseConnections: connections } = settings;
  if (databaseUrl === undefined) return openSqliteStore(sqliteFileIn(settings.dataFolder));
  const { openPostgresStore } = await import('./postgres/postgres-store.ts');
  return openPostgresStore(databaseUrl, { connections });
};

/** The file of the embedded store. */
export const sqliteFileIn = (dataFolder: string): string => join(dataFolder, 'ramka.sqlite');
