import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from '@ramka/contract/deployment/deployment';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { openCatalogue } from './deployment/open-catalogue.ts';
import { readDeployment } from './deployment/read-deployment.ts';
import { rootFolder } from './root-folder.ts';
import type { Settings } from './settings.ts';
import { tidyDaily } from './operations/tidy-daily.ts';
import { openStore } from './store/open-store.ts';

/** A server that answers, and where. */
export type RunningServer = { readonly app: FastifyInstance; readonly address: string };

/** Puts the server together and listens; nothing is half-started: any fault of settings, catalogue or data stops it. */
export const startServer = async (settings: Settings): Promise<RunningServer> => {
  const deployment = await readDeployment(join(rootFolder, 'deployments'), settings.deployment);
  const catalogue = await openCatalogue(settings.catalogueFolder, deployment);
  const store = await openStore(settings);
  const webFolder = join(rootFolder, 'build/web');
  const app = await buildApp({
    settings,
    deployment,
    catalogue,
    store,
    keptPicturesFolder: join(settings.dataFolder, 'pictures'),
    ...(existsSync(join(webFolder, 'index.html')) && { webFolder }),
  });
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
  return { app, address: addressOf(app, settings, deployment) };
};

const addressOf = (app: FastifyInstance, settings: Settings, { basePath }: Deployment): string => {
  const listening = app.server.address();
  const port = typeof listening === 'object' && listening !== null ? listening.port : settings.port;
  const host = settings.host === '127.0.0.1' ? 'localhost' : settings.host;
  return `${settings.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`}${basePath}`;
};
