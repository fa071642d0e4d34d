import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deployment } from '@ramka/contract/deployment';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from './app.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { checkSkus } from './deployment/check-skus.ts';
import { readShowcase } from './deployment/showcase.ts';
import { openCatalogue, readDeployment, requirePlanningSecret } from './deployment/deployment.ts';
import { type SwapApp, enableHotReload } from './catalogue/hot-reload.ts';
import { rootFolder, type Settings } from './config/settings.ts';
import { readThemeFiles } from './theme/theme.ts';
import { scheduleMaintenance } from './maintenance/maintenance.ts';
import type { OnProgress } from './store/migrations/migrate.ts';
import { openStore, sqliteFileIn } from './store/open-store.ts';
import { proveStoreLock, warnOfNetworkDrive } from './store/sqlite/lock-check.ts';
import { waitForStoreLock } from './store/sqlite/store-lock.ts';
import { nonOwningStore, type Store } from './store/store.ts';

/** A running server and its address. */
export type RunningServer = {
  readonly app: FastifyInstance;
  readonly address: string;
  /** Reloads the catalogue. Rejects if it is invalid; the previous one stays in use. */
  readonly reloadCatalogue: SwapApp;
  /** Reports at `/readyz` that the server stops, serves for the configured delay, completes requests, and closes. */
  readonly stop: () => Promise<void>;
};

/** Builds the server and listens. Rejects invalid settings, catalogue or data. `onProgress` receives log lines. */
export const startServer = async (settings: Settings, onProgress: OnProgress): Promise<RunningServer> => {
  const deployment = await readDeployment(settings.deploymentsFolder, settings.deployment, onProgress);
  requirePlanningSecret(deployment, settings);
  const themeFiles = await readThemeFiles(settings.deploymentsFolder, deployment);
  const showcase = await readShowcase(settings.deploymentsFolder, deployment);
  const openChecked = async (): Promise<Catalogue> => {
    const catalogue = await openCatalogue(settings.catalogueFolder, deployment);
    for (const finding of checkSkus(deployment, catalogue)) onProgress(finding);
    return catalogue;
  };
  const catalogue = await openChecked();
  const store = await openOwnStore(settings, onProgress);
  const draining = new AbortController();
  const webFolder = join(rootFolder, 'build/web');
  const parts: Omit<AppOptions, 'catalogue' | 'store'> = {
    settings,
    deployment,
    themeFiles,
    showcase,
    draining: draining.signal,
    picturesFolder: join(settings.dataFolder, 'pictures'),
    ...(existsSync(join(webFolder, 'index.html')) && { webFolder }),
  };
  const app = await buildApp({ ...parts, catalogue, store });
  const reloadCatalogue = enableHotReload(app, async () =>
    buildApp({
      ...parts,
      catalogue: await openChecked(),
      store: nonOwningStore(store),
    }),
  );
  scheduleMaintenance(app, store);
  try {
    // The address is printed for people, so Fastify need not log it.
    app.log.level = 'silent';
    await app.listen({ port: settings.port, host: settings.host });
    app.log.level = settings.logLevel;
  } catch (error) {
    await app.close();
    throw error;
  }
  const stop = async (): Promise<void> => {
    draining.abort();
    if (settings.shutdownDelay > 0) await pause(settings.shutdownDelay);
    await app.close();
  };
  return { app, address: addressOf(app, settings, deployment), reloadCatalogue, stop };
};

/** Opens the store of a server. An embedded store is locked, and the lock verified, before anything is written. */
const openOwnStore = async (settings: Settings, onProgress: OnProgress): Promise<Store> => {
  if (settings.databaseUrl !== undefined) return openStore(settings, { onProgress });
  const file = sqliteFileIn(settings.dataFolder);
  const release = await waitForStoreLock(file);
  try {
    warnOfNetworkDrive(file, onProgress);
    await proveStoreLock(file);
    const store = await openStore(settings, { onProgress });
    return { ...store, close: () => store.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
};

const addressOf = (app: FastifyInstance, settings: Settings, { basePath }: Deployment): string => {
  const listening = app.server.address();
  const port = typeof listening === 'object' && listening !== null ? listening.port : settings.port;
  const host = settings.host === '127.0.0.1' ? 'localhost' : settings.host;
  return `${settings.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`}${settings.pathPrefix}${basePath}`;
};
