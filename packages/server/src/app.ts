import type { Deployment } from '@ramka/contract/deployment';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from './catalogue/catalogue.ts';
import { catalogueAnswers } from './catalogue/catalogue-answers.ts';
import { addCatalogueRoutes, addEcatalogSearchRoute } from './catalogue/catalogue.routes.ts';
import { acceptJson, requireRequestHeader } from './http/call.ts';
import { compressAnswers } from './http/compression.ts';
import { answerNotModified } from './http/entity-tags.ts';
import { addSecurityHeaders, bareApp, type BareAppParts, drainConnections } from './http/bare-app.ts';
import { addFastPath, bytesOfReady, type FastPath, type ReadyPicture } from './http/fast-path.ts';
import { answerProblems } from './http/problems.ts';
import { addRequestLanguage } from './http/language.ts';
import { addApiDocs } from './http/api-docs.ts';
import { addComponentListRoutes } from './project/component-list.routes.ts';
import type { DocumentMaker } from './documents/document-maker.ts';
import { addDocuments, servedDocumentMaker } from './documents/documents.routes.ts';
import { addNewsRoutes } from './editions/news.routes.ts';
import { addSuccessorRoutes } from './editions/successors.routes.ts';
import { addManifest, addPages, pageHeaders, pageSettings } from './pages.ts';
import { limitGuesses } from './guard/guesses.ts';
import { limitRequests } from './guard/request-limits.ts';
import { addHealthRoutes } from './operations/health.routes.ts';
import { answerRequestIds, logRequests } from './http/request-log.ts';
import { addMetricsRoute, meteredStore, newMetrics } from './metrics.ts';
import { limitConnections, limitHeldRequests, takeTurns } from './guard/held-requests.ts';
import { addRequestNetwork } from './guard/networks.ts';
import { shedLoad } from './guard/shed-load.ts';
import { diskCache } from './pictures/disk-cache.ts';
import { pictureCache } from './pictures/picture-cache.ts';
import { pictureLibrary } from './pictures/picture-library.ts';
import { addPictureRoutes } from './pictures/picture.routes.ts';
import { addDeliveryRoute, addPollingRoute } from './planning-tool/planning-tool.routes.ts';
import { addPointRoutes, addRemovalRoute } from './project/points.routes.ts';
import { addProjectFileRoutes } from './project/project-file.routes.ts';
import { addProjectRoutes } from './project/projects.routes.ts';
import { addRoomEntryRoutes } from './project/room-entries.routes.ts';
import { addRoomLayoutRoutes, addRoomRoutes } from './project/rooms.routes.ts';
import { readChangeKeys, repeatSafeStore } from './project/sent-changes.ts';
import { addSelectionRoutes } from './project/selections.routes.ts';
import { addSetPictureRoutes } from './pictures/set-picture.routes.ts';
import { listedSets, findPicturedSetIn } from './project/set-answers.ts';
import { addSiteRoutes } from './project/site-ticks.ts';
import { addSetRoutes } from './project/sets.routes.ts';
import { addRestyleRoutes } from './restyle/restyle.routes.ts';
import type { Settings } from './settings.ts';
import { addDemonstrationShop, addShopRoutes } from './shop.routes.ts';
import { addVariantRoutes } from './variants/variants.routes.ts';
import { addViewHeaders, addViewPages } from './views/view-pages.routes.ts';
import { type ViewMaker, viewMaker } from './views/view-files.ts';
import { addViewRoutes } from './views/views.routes.ts';
import { daysIn, findView } from './views/views.store.ts';
import type { Store } from './store/store.ts';

/** What the server is made of. */
export type AppParts = BareAppParts & {
  readonly settings: Partial<Pick<Settings, 'publicUrl' | 'planningToolSecret' | 'metricsFrom'>>;
  readonly deployment: Deployment;
  readonly catalogue: Catalogue;
  readonly store: Store;
  /** The built pages; absent: only the API and pictures are served. */
  readonly webFolder?: string;
  /** Where pictures that took time to make are kept as files; absent: in memory only. */
  readonly madePicturesFolder?: string;
  /** Memory for pictures, in bytes. */
  readonly pictureBytes?: number;
  /** Who makes documents; absent: one of its own, which ends with it. */
  readonly maker?: DocumentMaker;
};

/** The whole server, ready to listen. Closing it finishes calls under way and then closes the store. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { deployment, catalogue, settings } = parts;
  const metrics = newMetrics();
  const store = meteredStore(parts.store, metrics);
  const app = bareApp(parts);
  addRequestNetwork(app);
  addSecurityHeaders(app);
  addViewHeaders(app, deployment.basePath);
  addRequestLanguage(app, deployment);
  answerProblems(app);
  answerNotModified(app);
  drainConnections(app);
  answerRequestIds(app);
  logRequests(app);
  addMetricsRoute(app, metrics, settings.metricsFrom);
  shedLoad(app, metrics);
  limitHeldRequests(app, metrics);
  if (settings.trustProxy === false) limitConnections(app);
  limitRequests(app, metrics);
  const today = daysIn(deployment.timeZone);
  limitGuesses(app, store, metrics, (id) => findView(id, today(Date.now())));
  takeTurns(app);
  addHealthRoutes(app, store);
  app.addHook('onClose', () => store.close());
  const cache = pictureCache(parts.pictureBytes);
  const fastPath = addFastPath(app, cache.of<ReadyPicture>('answer', bytesOfReady));
  const maker = parts.maker ?? servedDocumentMaker(app);
  const views = viewMaker({ catalogue, deployment, maker }, cache);
  await app.register(async (api) => addApi(api, { ...parts, store, maker, views }, fastPath), { prefix: '/api' });
  addViewPages(app, { store, catalogue, deployment, views, publicUrl: settings.publicUrl }, cache);
  const secret = deployment.planningTool === null ? undefined : settings.planningToolSecret;
  if (secret !== undefined)
    await app.register(async (signed) => addDeliveryRoute(signed, { store, catalogue }, secret), { prefix: '/api' });
  addPictureRoutes(app, catalogue, pictureLibrary(catalogue, cache, diskCache(parts.madePicturesFolder)), fastPath);
  addSetPictureRoutes(app, catalogue, findPicturedSetIn(store, catalogue), cache);
  if (deployment.shop?.kind === 'demonstration')
    await app.register(async (scope) => addDemonstrationShop(scope, deployment));
  addApiDocs(app);
  addManifest(app, deployment);
  if (parts.webFolder !== undefined)
    await addPages(app, parts.webFolder, pageSettings(deployment, catalogue, settings), {
      headers: pageHeaders(deployment),
      colour: deployment.app.colour,
    });
  return app;
};

type ApiParts = AppParts & { readonly maker: DocumentMaker; readonly views: ViewMaker };

const addApi = (
  api: FastifyInstance,
  { settings, store: ownStore, catalogue, deployment, maker, views }: ApiParts,
  fastPath: FastPath,
): void => {
  answerProblems(api);
  requireRequestHeader(api);
  acceptJson(api);
  compressAnswers(api);
  readChangeKeys(api);
  const store = repeatSafeStore(ownStore);
  addCatalogueRoutes(api, catalogue, catalogueAnswers(catalogue), fastPath);
  addEcatalogSearchRoute(api, catalogue);
  const services = { store, catalogue, deployment, listedSetOf: listedSets(catalogue, deployment.defaultLanguage) };
  addProjectRoutes(api, services);
  addProjectFileRoutes(api, services);
  addRoomRoutes(api, services);
  addRoomEntryRoutes(api, services);
  addRoomLayoutRoutes(api, services);
  addSetRoutes(api, services);
  addRestyleRoutes(api, services);
  addPointRoutes(api, services);
  addNewsRoutes(api, services);
  addSuccessorRoutes(api, services);
  addVariantRoutes(api, services);
  addComponentListRoutes(api, services);
  addDocuments(api, { ...services, maker, publicUrl: settings.publicUrl });
  addViewRoutes(api, { ...services, views, publicUrl: settings.publicUrl });
  addShopRoutes(api, services);
  addSelectionRoutes(api, services);
  addRemovalRoute(api, services);
  addSiteRoutes(api, services);
  if (deployment.planningTool !== null) addPollingRoute(api, services);
};
