import type { Deployment } from '@ramka/contract/deployment/deployment';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from './catalogue/catalogue.ts';
import { answerUnchangedFirst } from './catalogue/answer-unchanged-first.ts';
import { addCatalogueRoutes } from './catalogue/catalogue.routes.ts';
import { catalogueAnswers, type CatalogueAnswers } from './catalogue/catalogue-answers.ts';
import { addEcatalogSearchRoute } from './e-catalogue/e-catalogue-search.routes.ts';
import { acceptJson } from './http/accept-json.ts';
import { answerNotModified } from './http/answer-not-modified.ts';
import { bareApp, type BareAppParts } from './http/bare-app.ts';
import { answerProblems } from './http/problems/answer-problems.ts';
import { letConnectionsGo } from './http/let-connections-go.ts';
import { addRequestLanguage } from './language/request-language.ts';
import { requireRequestHeader } from './http/require-request-header.ts';
import { addApiDocs } from './api-docs/add-api-docs.ts';
import { addComponentListRoutes } from './bills/component-list.routes.ts';
import { addDocuments } from './documents/documents.routes.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { addPages } from './pages/add-pages.ts';
import { pageHeaders } from './pages/page-headers.ts';
import { pageSettings } from './pages/page-settings.ts';
import { guardLookUps } from './limits/look-ups/guard-look-ups.ts';
import { limitRequests } from './limits/limit-requests.ts';
import { addHealthRoutes } from './operations/health.routes.ts';
import { logRequests } from './operations/log-requests.ts';
import { meteredStore } from './operations/metered-store.ts';
import { newMetrics } from './operations/metrics.ts';
import { addMetricsRoute } from './operations/metrics.routes.ts';
import { answerRequestIds } from './operations/request-ids.ts';
import { shedLoad } from './operations/shed-load.ts';
import { keptPictures } from './pictures/kept-pictures.ts';
import { pictureLibrary } from './pictures/picture-library.ts';
import { addPictureRoutes } from './pictures/picture.routes.ts';
import { addDeliveryRoute } from './planning-tool/delivery/delivery.routes.ts';
import { addPollingRoute } from './planning-tool/polling.routes.ts';
import { addProjectFileRoutes } from './projects/file/project-file.routes.ts';
import { addProjectRoutes } from './projects/project.routes.ts';
import { addRemovalRoute } from './removals/removal.routes.ts';
import { addRoomEntryRoutes } from './rooms/room-entries.routes.ts';
import { addRoomRoutes } from './rooms/room.routes.ts';
import { addSelectionRoutes } from './selections/selection.routes.ts';
import { addSetPictureRoutes } from './set-pictures/set-picture.routes.ts';
import { bundleAnswers } from './sets/bundle-answers.ts';
import { findPicturedSetIn } from './sets/find-pictured-set.ts';
import { addSetRoutes } from './sets/set.routes.ts';
import type { Settings } from './settings.ts';
import { addShopRoutes } from './shop/shop.routes.ts';
import type { Store } from './store/store.ts';

/** What the server is made of. */
export type AppParts = BareAppParts & {
  readonly settings: Partial<Pick<Settings, 'publicUrl' | 'planningToolSecret'>>;
  readonly deployment: Deployment;
  readonly catalogue: Catalogue;
  readonly store: Store;
  /** The built pages; absent: only the API and pictures are served. */
  readonly webFolder?: string;
  /** Where pictures that took time to make are kept; absent: in memory only. */
  readonly keptPicturesFolder?: string;
};

/** The whole server, ready to listen. Closing it finishes calls under way and then closes the store. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { deployment, catalogue, settings } = parts;
  const metrics = newMetrics();
  const store = meteredStore(parts.store, metrics);
  const app = bareApp(parts);
  addSecurityHeaders(app);
  addRequestLanguage(app, deployment);
  answerProblems(app);
  answerNotModified(app);
  letConnectionsGo(app);
  answerRequestIds(app);
  logRequests(app);
  addMetricsRoute(app, metrics);
  shedLoad(app, metrics);
  limitRequests(app, store, metrics);
  guardLookUps(app, store, metrics);
  addHealthRoutes(app, store);
  app.addHook('onClose', () => store.close());
  const answers = catalogueAnswers(catalogue);
  answerUnchangedFirst(app, answers, deployment);
  await app.register(async (api) => addApi(api, { ...parts, store }, answers), { prefix: '/api' });
  const secret = deployment.planningTool === null ? undefined : settings.planningToolSecret;
  if (secret !== undefined)
    await app.register(async (signed) => addDeliveryRoute(signed, { store, catalogue }, secret), { prefix: '/api' });
  addPictureRoutes(app, catalogue, pictureLibrary(catalogue, keptPictures(parts.keptPicturesFolder)));
  addSetPictureRoutes(app, catalogue, findPicturedSetIn(store, catalogue));
  await addApiDocs(app);
  if (parts.webFolder !== undefined)
    await addPages(app, parts.webFolder, pageSettings(deployment, catalogue, settings), pageHeaders(deployment));
  return app;
};

const addApi = (
  api: FastifyInstance,
  { settings, store, catalogue, deployment }: AppParts,
  answers: CatalogueAnswers,
): void => {
  answerProblems(api);
  requireRequestHeader(api);
  acceptJson(api);
  addCatalogueRoutes(api, catalogue, answers);
  addEcatalogSearchRoute(api, catalogue);
  const services = { store, catalogue, deployment, bundleOf: bundleAnswers(catalogue, deployment.defaultLanguage) };
  addProjectRoutes(api, services);
  addProjectFileRoutes(api, services);
  addRoomRoutes(api, services);
  addRoomEntryRoutes(api, services);
  addSetRoutes(api, services);
  addComponentListRoutes(api, services);
  addDocuments(api, { ...services, publicUrl: settings.publicUrl });
  addShopRoutes(api, services);
  addSelectionRoutes(api, services);
  addRemovalRoute(api, services);
  if (deployment.planningTool !== null) addPollingRoute(api, services);
};
