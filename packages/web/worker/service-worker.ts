/// <reference lib="webworker" />
import { respondWithFile, respondWithPage, respondWithPicture, respondWithRead, type CacheTarget } from './respond.ts';
import { catalogueCache, deleteOldCaches, precacheShell, projectCache, serverPath } from './caches.ts';
import { isPageOfApp } from './pages-of-app.ts';
import { isOfFullDevice, prefetchCatalogue, prefetchProject } from './prefetch.ts';

declare const self: ServiceWorkerGlobalScope;

const { pathname: basePath } = new URL(self.registration.scope);

// A new version activates immediately. Pages come from the network first, so that no page can be older than the worker.
self.addEventListener('install', (event) => {
  event.waitUntil(precacheShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

const activate = async (): Promise<void> => {
  await deleteOldCaches();
  // Firefox treats a failed preload as a failed navigation, even if the worker responds from the cache.
  const isFirefox = self.navigator.userAgent.includes('Firefox/');
  await self.registration.navigationPreload?.[isFirefox ? 'disable' : 'enable']();
  await self.clients.claim();
};

type PrefetchRequest = {
  readonly keepCatalogueIn?: unknown;
  readonly keepProject?: unknown;
  readonly language?: unknown;
  /** Whether to skip prefetching of data that has not been viewed, to save data. */
  readonly spare?: unknown;
};

/** Requests by pages to cache data for offline use. */
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { keepCatalogueIn, keepProject: projectId, language, spare }: PrefetchRequest = event.data ?? {};
  if (typeof keepCatalogueIn === 'string') event.waitUntil(prefetchCatalogue(keepCatalogueIn));
  if (typeof projectId === 'string' && typeof language === 'string')
    event.waitUntil(
      reportQuota(
        event.source,
        prefetchProject({ projectId, language, openSetId: openSetOf(event.source), withUnviewed: spare !== true }),
      ),
    );
});

/** Reports to the requesting page whether the storage quota was exceeded. Other errors are not reported. */
const reportQuota = async (page: ExtendableMessageEvent['source'], prefetching: Promise<void>): Promise<void> => {
  const isFull = await prefetching
    .then(() => false)
    .catch((failure: unknown) => {
      if (isOfFullDevice(failure)) return true;
      throw failure;
    });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's pages are of its origin
  page?.postMessage({ isFull });
};

/** Returns the id of the set that a page has open in its editor, from its address; NaN for none. */
const openSetOf = (page: ExtendableMessageEvent['source']): number =>
  Number(page instanceof WindowClient ? /\/zestawy\/(\d+)/.exec(page.url)?.[1] : Number.NaN);

self.addEventListener('fetch', (event) => {
  const answer = respondTo(event);
  if (answer !== undefined) event.respondWith(answer);
});

/** Returns the response to a request; undefined to leave it to the network. */
const respondTo = (event: FetchEvent): Promise<Response> | undefined => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  if (request.mode === 'navigate')
    return isPageOfApp(pathname.slice(basePath.length)) ? respondWithPage(event, basePath) : undefined;
  const path = serverPath(pathname);
  if (path === undefined) return undefined;
  const done = (stored: Promise<unknown>): void => event.waitUntil(stored);
  const ofCatalogue: CacheTarget = { cache: catalogueCache, onlyThere: false, done };
  const ofProject = (id: string): CacheTarget => ({ cache: projectCache(id), onlyThere: true, done });
  if (path.startsWith('/assets/app/')) return respondWithFile(request);
  if (path.startsWith('/assets/img/')) return respondWithPicture(request, ofCatalogue);
  const projectId = /^\/(?:api\/project|product-set)\/(\w+)(?:\/|$)/.exec(path)?.[1];
  if (path.startsWith('/product-set/'))
    // Pictures to be saved are not cached.
    return projectId === undefined || path.includes('/picture.')
      ? undefined
      : respondWithPicture(request, ofProject(projectId));
  if (projectId !== undefined)
    return /\/(?:file|views|points)(?:\/|$)/.test(path) ? undefined : respondWithRead(request, ofProject(projectId));
  return /^\/api\/(?:app-data|modules|functions|products|ecatalog)(?:\/|$)/.test(path)
    ? respondWithRead(request, ofCatalogue)
    : undefined;
};
