import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from '@ramka/contract/deployment';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { openCatalogue, readDeployment, requirePlanningSecret } from './deployment/deployment.ts';
import { type ChangeOver, serveEditions } from './http/response-cache.ts';
import { rootFolder, type Settings } from './config/settings.ts';
import { tidyDaily } from './maintenance/maintenance.ts';
import { openStore, sqliteFileIn } from './store/open-store.ts';
import { holdStoreForServing } from './store/sqlite/store-lock.ts';
import { nonOwningStore, type Store } from './store/store.ts';

/** A server that answers, and where. */
export type RunningServer = {
  readonly app: FastifyInstance;
  readonly address: string;
  /** Reads the catalogue anew; where it cannot be used, the one from before stays, and this says why. */
  readonly reloadCatalogue: ChangeOver;
};

/** Puts the server together and listens. A fault of settings, catalogue or data stops it before it does. */
export const startServer = async (settings: Settings): Promise<RunningServer> => {
  const deployment = await readDeployment(settings.deploymentsFolder, settings.deployment);
  requirePlanningSecret(deployment, settings);
  const catalogue = await openCatalogue(settings.catalogueFolder, deployment);
  const store = await openOwnStore(settings);
  const webFolder = join(rootFolder, 'build/web');
  const parts = {
    settings,
    deployment,
    madePicturesFolder: join(settings.dataFolder, 'pictures'),
    ...(existsSync(join(webFolder, 'index.html')) && { webFolder }),
  };
  const app = await buildApp({ ...parts, catalogue, store });
  const reloadCatalogue = serveEditions(app, async () =>
    buildApp({
      ...parts,
      catalogue: await openCatalogue(settings.catalogueFolder, deployment),
      store: nonOwningStore(store),
    }),
  );
  tidyDaily(app, store);
  try {
    // The address is printed for people; the framework need not log it as well.
    app.log.level = 'silent';
    await app.listen({ port: settings.port, host: settings.host });
    app.log.level = settings.logLevel;
  } catch (error) {
    await app.close();
    throw error;
  }
  return { app, address: addressOf(app, settings, deployment), reloadCatalogue };
};

/** The store of a server: the embedded one is its own for as long as it is open. */
const openOwnStore = async (settings: Settings): Promise<Store> => {
  if (settings.databaseUrl !== undefined) return openStore(settings);
  const letGo = await holdStoreForServing(sqliteFileIn(settings.dataFolder));
  try {
    const store = await openStore(settings);
    return { ...store, close: () => store.close().finally(letGo) };
  } catch (error) {
    letGo();
    throw error;
  }
};

const addressOf = (app: FastifyInstance, settings: Settings, { basePath }: Deployment): string => {
  const listening = app.server.address();
  const port = typeof listening === 'object' && listening !== null ? listening.port : settings.port;
  const host = settings.host === '127.0.0.1' ? 'localhost' : settings.host;
  return `${settings.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`}${basePath}`;
};
