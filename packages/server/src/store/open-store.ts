import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { openPostgresStore } from './postgres/postgres-store.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

/** Opens the store that the settings name: PostgreSQL where it has an address, else a file in the data folder. */
export const openStore = async (
  settings: Pick<Settings, 'databaseUrl' | 'databaseConnections' | 'dataFolder'>,
): Promise<Store> =>
  settings.databaseUrl === undefined
    ? openSqliteStore(sqliteFileIn(settings.dataFolder))
    : openPostgresStore(settings.databaseUrl, { connections: settings.databaseConnections });

/** The file of the embedded store. */
export const sqliteFileIn = (dataFolder: string): string => join(dataFolder, 'ramka.sqlite');
