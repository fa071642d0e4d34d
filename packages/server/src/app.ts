import type { Deployment } from '@ramka/contract/deployment';
import type { Showcase } from '@ramka/contract/showcase';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from './catalogue/catalogue.ts';
import { catalogueAnswers } from './catalogue/catalogue-answers.ts';
import { addCatalogueRoutes, addEcatalogSearchRoute } from './catalogue/catalogue.routes.ts';
import { acceptJson, requireRequestHeader } from './http/endpoint.ts';
import { compressResponses } from './http/compression.ts';
import { sendNotModified } from './http/entity-tags.ts';
import {
  addKeyedAddressHeaders,
  addSecurityHeaders,
  createFastify,
  type CreateFastifyOptions,
  drainConnections,
} from './http/create-fastify.ts';
import { addResponseCache, sizeOfResponse, type ResponseCache, type CachedResponse } from './http/response-cache.ts';
import { setErrorHandlers } from './http/errors.ts';
import { addRequestLanguage } from './http/language.ts';
import { type PublicPath, publicPathOf } from './http/path-prefix.ts';
import { addApiDocs } from './http/api-docs.ts';
import { addComponentListRoutes } from './project/sets/component-list.routes.ts';
import type { RenderPool } from './documents/render-pool.ts';
import { addDocuments, renderPoolOf } from './documents/documents.routes.ts';
import { addCatalogueChangeRoutes } from './catalogue-changes/catalogue-changes.routes.ts';
import { addSuccessorRoutes } from './catalogue-changes/successors.routes.ts';
import { addManifest, addPages, pageHeaders, pageSettings } from './spa/pages.ts';
import { limitFailedLookups } from './rate-limit/failed-lookups.ts';
import { rateLimit } from './rate-limit/rate-limit.ts';
import { limitWrittenBytes } from './rate-limit/write-limit.ts';
import { addHealthRoutes } from './health/health.routes.ts';
import { sendRequestIds, logRequests } from './http/request-log.ts';
import { addFieldMetricsRoute } from './observability/field-metrics.ts';
import { addMetricsRoute, type Metrics, meteredStore, createMetrics } from './observability/metrics.ts';
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
import { addRestorePointRoutes, addUndoRoute } from './project/history/restore-points.routes.ts';
import { addProjectFileRoutes } from './project/project-file.routes.ts';
import { addProjectRoutes } from './project/projects.routes.ts';
import { addRoomEntryRoutes } from './project/rooms/room-entries.routes.ts';
import { addFlatListRoutes } from './project/flat-list/flat-list.routes.ts';
import { addRoomLayoutRoutes, addRoomRoutes } from './project/rooms/rooms.routes.ts';
import { readIdempotencyKeys, idempotentStore } from './project/idempotency/idempotency.ts';
import { addEcatalogItemRoutes } from './project/ecatalog-items/ecatalog-items.routes.ts';
import { addSetPictureRoutes, addWallPictureRoute } from './pictures/set-picture.routes.ts';
import { setSummaries, findPicturedSetIn } from './project/set-responses.ts';
import { addLabelRoutes } from './project/labels/labels.routes.ts';
import { addInstallationRoutes } from './project/installation/installation-progress.ts';
import { addSetInRoomRoute } from './project/rooms/set-in-room.routes.ts';
import { addSetRoutes } from './project/sets/sets.routes.ts';
import { addRestyleRoutes } from './restyle/restyle.routes.ts';
import type { Settings } from './config/settings.ts';
import { addDemonstrationShop } from './shop/demonstration-shop.routes.ts';
import { addDemonstrationHost } from './shop/demonstration-host.routes.ts';
import { addPunchOut } from './shop/punch-out.routes.ts';
import { addShopAnswers } from './shop/shop-answer.routes.ts';
import { addShopRoutes } from './shop/shop.routes.ts';
import { addThemeFiles, pageTheme, shareLinkTheme, type ThemeFiles } from './theme/theme.ts';
import { addVariantRoutes } from './variants/variants.routes.ts';
import { addShareLinkHeaders, addShareLinkPages } from './share-links/share-link-pages.routes.ts';
import { type ShareLinkRenderer, shareLinkRenderer } from './share-links/share-link-files.ts';
import { addShareLinkRoutes } from './share-links/share-links.routes.ts';
import { dayFormatter, findShareLink } from './share-links/share-links.store.ts';
import type { Store } from './store/store.ts';

export type AppOptions = CreateFastifyOptions & {
  readonly settings: Partial<
    Pick<Settings, 'publicUrl' | 'pathPrefix' | 'planningToolSecret' | 'metricsFrom' | 'unlimitedFrom' | 'fieldMetrics'>
  >;
  readonly deployment: Deployment;
  readonly catalogue: Catalogue;
  /** Logo and font of the deployment. */
  readonly themeFiles?: ThemeFiles;
  /** Sample project and pictured set of the home screen. */
  readonly showcase?: Showcase | undefined;
  readonly store: Store;
  /** Folder of the built web app; absent: only the API and pictures are served. */
  readonly webFolder?: string;
  /** Folder of the disk cache for rendered pictures; absent: memory only. */
  readonly picturesFolder?: string;
  /** Size of the picture cache in bytes. */
  readonly pictureBytes?: number;
  /** Pool for documents; absent: a new one that closes with the server. */
  readonly renderPool?: RenderPool;
  /** Aborts when the server is about to stop, so that load balancers send no new requests. */
  readonly draining?: AbortSignal;
};

/** Builds the complete server, ready to listen. Closing it completes requests in flight and then closes the store. */
export const buildApp = async (parts: AppOptions): Promise<FastifyInstance> => {
  const { deployment, catalogue, settings, themeFiles = {}, showcase } = parts;
  const publicPath = publicPathOf(settings);
  const metrics = createMetrics();
  const store = meteredStore(parts.store, metrics);
  const app = createFastify(parts);
  const clients = addClientKey(app, settings);
  addSecurityHeaders(app, settings);
  addKeyedAddressHeaders(app, deployment.basePath);
  addShareLinkHeaders(app, deployment.basePath);
  addRequestLanguage(app, deployment);
  setErrorHandlers(app);
  sendNotModified(app);
  drainConnections(app);
  sendRequestIds(app);
  logRequests(app);
  addMetricsRoute(app, metrics, settings.metricsFrom);
  shedLoad(app, metrics);
  limitInFlight(app, metrics);
  if (settings.trustProxy === false) limitConnections(app);
  const { admit } = rateLimit(app, clients, metrics);
  limitUnreadBytes(app, metrics);
  const today = dayFormatter(deployment.timeZone);
  limitFailedLookups(app, store, metrics, (id) => findShareLink(id, today(Date.now())));
  limitConcurrency(app);
  addHealthRoutes(app, store, parts.draining);
  app.addHook('onClose', () => store.close());
  const cache = pictureCache(parts.pictureBytes);
  const responseCache = addResponseCache(app, cache.of<CachedResponse>('answer', sizeOfResponse), {
    admit,
    observe: (labels) => metrics.requests.observe(labels, 0),
  });
  const renderPool = parts.renderPool ?? renderPoolOf(app);
  const shareLinkRendering = shareLinkRenderer({ catalogue, deployment, renderPool }, cache);
  await app.register(
    async (api) =>
      addApi(
        api,
        { ...parts, store, metrics, renderPool, publicPath, shareLinkContent: shareLinkRendering },
        responseCache,
      ),
    { prefix: '/api' },
  );
  const theme = shareLinkTheme(deployment, themeFiles, publicPath);
  addShareLinkPages(
    app,
    { store, catalogue, deployment, renderer: shareLinkRendering, publicUrl: settings.publicUrl, publicPath, theme },
    cache,
  );
  const secret = deployment.planningTool === null ? undefined : settings.planningToolSecret;
  if (secret !== undefined)
    await app.register(async (signed) => addDeliveryRoute(signed, { store, catalogue }, secret), { prefix: '/api' });
  addPictureRoutes(app, catalogue, pictureLibrary(catalogue, cache, diskCache(parts.picturesFolder)), responseCache);
  const findPicturedSet = findPicturedSetIn(store, catalogue);
  addSetPictureRoutes(app, catalogue, findPicturedSet, cache);
  addWallPictureRoute(app, catalogue, findPicturedSet);
  if (deployment.shop?.kind === 'demonstration') {
    await app.register(async (scope) => addDemonstrationShop(scope, deployment, publicPath, settings));
    const [line] = catalogue.in(deployment.defaultLanguage).allFrameLines;
    addDemonstrationHost(app, deployment, line?.tag, publicPath);
  }
  if (deployment.shop !== null)
    await app.register(async (scope) => addShopAnswers(scope, { deployment, publicPath, theme }));
  const { punchOut } = deployment;
  if (punchOut !== null)
    await app.register(async (scope) => addPunchOut(scope, { deployment, publicPath, theme }, punchOut.origins));
  addApiDocs(app, publicPath);
  addManifest(app, deployment, publicPath);
  addThemeFiles(app, deployment, themeFiles);
  const { logo, styles } = pageTheme(deployment, themeFiles, publicPath);
  if (parts.webFolder !== undefined)
    await addPages(app, parts.webFolder, pageSettings(deployment, catalogue, { ...settings, logo, showcase }), {
      headers: pageHeaders(deployment),
      colour: deployment.app.colour,
      styles,
    });
  return app;
};

type ApiOptions = AppOptions & {
  readonly metrics: Metrics;
  readonly renderPool: RenderPool;
  readonly shareLinkContent: ShareLinkRenderer;
  readonly publicPath: PublicPath;
};

const addApi = (
  api: FastifyInstance,
  {
    settings,
    store: ownStore,
    metrics,
    catalogue,
    deployment,
    showcase,
    renderPool,
    shareLinkContent,
    publicPath,
  }: ApiOptions,
  responseCache: ResponseCache,
): void => {
  setErrorHandlers(api);
  requireRequestHeader(api);
  acceptJson(api);
  compressResponses(api);
  readIdempotencyKeys(api);
  const store = idempotentStore(limitWrittenBytes(api, ownStore, metrics));
  addCatalogueRoutes(api, catalogue, catalogueAnswers(catalogue), responseCache);
  addEcatalogSearchRoute(api, catalogue);
  const services = { store, catalogue, deployment, summarizeSet: setSummaries(catalogue, deployment.defaultLanguage) };
  addProjectRoutes(api, services);
  addProjectFileRoutes(api, services, showcase);
  addRoomRoutes(api, services);
  addRoomEntryRoutes(api, services);
  addRoomLayoutRoutes(api, services);
  addFlatListRoutes(api, services);
  addSetRoutes(api, services);
  addSetInRoomRoute(api, services);
  addRestyleRoutes(api, services);
  addRestorePointRoutes(api, services);
  addCatalogueChangeRoutes(api, services);
  addSuccessorRoutes(api, services);
  addVariantRoutes(api, services);
  addComponentListRoutes(api, services);
  addDocuments(api, { ...services, renderPool, publicUrl: settings.publicUrl, publicPath });
  addShareLinkRoutes(api, { ...services, views: shareLinkContent, publicUrl: settings.publicUrl, publicPath });
  addShopRoutes(api, { ...services, publicUrl: settings.publicUrl, publicPath });
  addEcatalogItemRoutes(api, services);
  addUndoRoute(api, services);
  addInstallationRoutes(api, services);
  addLabelRoutes(api, services);
  if (settings.fieldMetrics === true) addFieldMetricsRoute(api, metrics);
  if (deployment.planningTool !== null) addPollingRoute(api, services);
};
