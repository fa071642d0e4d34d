import type { Deployment } from '@ramka/contract/deployment';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from './catalogue/catalogue.ts';
import { catalogueAnswers } from './catalogue/catalogue-answers.ts';
import { addCatalogueRoutes, addEcatalogSearchRoute } from './catalogue/catalogue.routes.ts';
import { acceptJson, requireRequestHeader } from './http/endpoint.ts';
import { compressAnswers } from './http/compression.ts';
import { answerNotModified } from './http/entity-tags.ts';
import {
  addRobotsHeader,
  addSecurityHeaders,
  bareApp,
  type BareAppParts,
  drainConnections,
} from './http/create-fastify.ts';
import { addResponseCache, sizeOfResponse, type ResponseCache, type CachedResponse } from './http/response-cache.ts';
import { answerProblems } from './http/errors.ts';
import { addRequestLanguage } from './http/language.ts';
import { addApiDocs } from './http/api-docs.ts';
import { addComponentListRoutes } from './project/sets/component-list.routes.ts';
import type { DocumentMaker } from './documents/render-pool.ts';
import { addDocuments, servedDocumentMaker } from './documents/documents.routes.ts';
import { addNewsRoutes } from './catalogue-changes/catalogue-changes.routes.ts';
import { addSuccessorRoutes } from './catalogue-changes/successors.routes.ts';
import { addManifest, addPages, pageHeaders, pageSettings } from './spa/pages.ts';
import { limitFailedLookups } from './rate-limit/failed-lookups.ts';
import { rateLimit } from './rate-limit/rate-limit.ts';
import { addHealthRoutes } from './health/health.routes.ts';
import { answerRequestIds, logRequests } from './http/request-log.ts';
import { addMetricsRoute, meteredStore, newMetrics } from './observability/metrics.ts';
import { limitConcurrency } from './rate-limit/concurrency-limit.ts';
import { limitConnections, limitInFlight } from './rate-limit/in-flight-limit.ts';
import { limitUnreadBytes } from './rate-limit/unread-responses.ts';
import { addClientKey } from './rate-limit/client-key.ts';
import { shedLoad } from './rate-limit/shed-load.ts';
import { diskCache } from './pictures/disk-cache.ts';
import { pictureCache } from './pictures/picture-cache.ts';
import { pictureLibrary } from './pictures/picture-library.ts';
import { addPictureRoutes } from './pictures/picture.routes.ts';
import { addDeliveryRoute, addPollingRoute } from './planning-tool/planning-tool.routes.ts';
import { addPointRoutes, addRemovalRoute } from './project/history/restore-points.routes.ts';
import { addProjectFileRoutes } from './project/project-file.routes.ts';
import { addProjectRoutes } from './project/projects.routes.ts';
import { addRoomEntryRoutes } from './project/rooms/room-entries.routes.ts';
import { addRoomLayoutRoutes, addRoomRoutes } from './project/rooms/rooms.routes.ts';
import { readChangeKeys, repeatSafeStore } from './project/idempotency/idempotency.ts';
import { addSelectionRoutes } from './project/ecatalog-items/ecatalog-items.routes.ts';
import { addSetPictureRoutes } from './pictures/set-picture.routes.ts';
import { listedSets, findPicturedSetIn } from './project/set-responses.ts';
import { addSiteRoutes } from './project/installation/installation-progress.ts';
import { addSetInRoomRoute } from './project/rooms/set-in-room.routes.ts';
import { addSetRoutes } from './project/sets/sets.routes.ts';
import { addRestyleRoutes } from './restyle/restyle.routes.ts';
import type { Settings } from './config/settings.ts';
import { addDemonstrationShop, addShopRoutes } from './shop/shop.routes.ts';
import { addVariantRoutes } from './variants/variants.routes.ts';
import { addViewHeaders, addViewPages } from './share-links/share-link-pages.routes.ts';
import { type ViewMaker, viewMaker } from './share-links/share-link-files.ts';
import { addViewRoutes } from './share-links/share-links.routes.ts';
import { daysIn, findView } from './share-links/share-links.store.ts';
import type { Store } from './store/store.ts';

/** What the server is made of. */
export type AppParts = BareAppParts & {
  readonly settings: Partial<Pick<Settings, 'publicUrl' | 'planningToolSecret' | 'metricsFrom' | 'unlimitedFrom'>>;
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
  /** Aborted when the server is about to stop, so that balancers send no new requests; absent: it never is. */
  readonly draining?: AbortSignal;
};

/** The whole server, ready to listen. Closing it finishes calls under way and then closes the store. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { deployment, catalogue, settings } = parts;
  const metrics = newMetrics();
  const store = meteredStore(parts.store, metrics);
  const app = bareApp(parts);
  const clients = addClientKey(app, settings);
  addSecurityHeaders(app);
  addRobotsHeader(app, deployment.basePath);
  addViewHeaders(app, deployment.basePath);
  addRequestLanguage(app, deployment);
  answerProblems(app);
  answerNotModified(app);
  drainConnections(app);
  answerRequestIds(app);
  logRequests(app);
  addMetricsRoute(app, metrics, settings.metricsFrom);
  shedLoad(app, metrics);
  limitInFlight(app, metrics);
  if (settings.trustProxy === false) limitConnections(app);
  const { admit } = rateLimit(app, clients, metrics);
  limitUnreadBytes(app, metrics);
  const today = daysIn(deployment.timeZone);
  limitFailedLookups(app, store, metrics, (id) => findView(id, today(Date.now())));
  limitConcurrency(app);
  addHealthRoutes(app, store, parts.draining);
  app.addHook('onClose', () => store.close());
  const cache = pictureCache(parts.pictureBytes);
  const responseCache = addResponseCache(app, cache.of<CachedResponse>('answer', sizeOfResponse), {
    admit,
    observe: (labels) => metrics.requests.observe(labels, 0),
  });
  const maker = parts.maker ?? servedDocumentMaker(app);
  const views = viewMaker({ catalogue, deployment, maker }, cache);
  await app.register(async (api) => addApi(api, { ...parts, store, maker, views }, responseCache), { prefix: '/api' });
  addViewPages(app, { store, catalogue, deployment, views, publicUrl: settings.publicUrl }, cache);
  const secret = deployment.planningTool === null ? undefined : settings.planningToolSecret;
  if (secret !== undefined)
    await app.register(async (signed) => addDeliveryRoute(signed, { store, catalogue }, secret), { prefix: '/api' });
  addPictureRoutes(
    app,
    catalogue,
    pictureLibrary(catalogue, cache, diskCache(parts.madePicturesFolder)),
    responseCache,
  );
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
  responseCache: ResponseCache,
): void => {
  answerProblems(api);
  requireRequestHeader(api);
  acceptJson(api);
  compressAnswers(api);
  readChangeKeys(api);
  const store = repeatSafeStore(ownStore);
  addCatalogueRoutes(api, catalogue, catalogueAnswers(catalogue), responseCache);
  addEcatalogSearchRoute(api, catalogue);
  const services = { store, catalogue, deployment, listedSetOf: listedSets(catalogue, deployment.defaultLanguage) };
  addProjectRoutes(api, services);
  addProjectFileRoutes(api, services);
  addRoomRoutes(api, services);
  addRoomEntryRoutes(api, services);
  addRoomLayoutRoutes(api, services);
  addSetRoutes(api, services);
  addSetInRoomRoute(api, services);
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
