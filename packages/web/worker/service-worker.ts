/// <reference lib="webworker" />
import { respondWithFile, respondWithPage, respondWithPicture, respondWithRead, type CacheTarget } from './respond.ts';
import { catalogueCache, deleteOldCaches, precacheShell, projectCache } from './caches.ts';
import { isOfFullDevice, prefetchCatalogue, prefetchProject } from './prefetch.ts';

declare const self: ServiceWorkerGlobalScope;

const { pathname: basePath } = new URL(self.registration.scope);

// The next version answers as soon as it is there: pages come from the network first, so that none can be older than it.
self.addEventListener('install', (event) => {
  event.waitUntil(precacheShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

const activate = async (): Promise<void> => {
  await deleteOldCaches();
  // Firefox takes a preload that fails for a navigation that fails, whatever the worker answers.
  const isFirefox = self.navigator.userAgent.includes('Firefox/');
  await self.registration.navigationPreload?.[isFirefox ? 'disable' : 'enable']();
  await self.clients.claim();
};

type PrefetchRequest = {
  readonly keepCatalogueIn?: unknown;
  readonly keepProject?: unknown;
  readonly language?: unknown;
  /** Whether nothing is to be brought that was not seen yet. */
  readonly spare?: unknown;
};

/** What a page asks of the worker: to keep what its visitors need where there is no network. */
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { keepCatalogueIn, keepProject: projectId, language, spare }: PrefetchRequest = event.data ?? {};
  if (typeof keepCatalogueIn === 'string') event.waitUntil(prefetchCatalogue(keepCatalogueIn));
  if (typeof projectId === 'string' && typeof language === 'string')
    event.waitUntil(
      reportQuota(
        event.source,
        prefetchProject({ projectId, language, shownSetId: openSetOf(event.source), ahead: spare !== true }),
      ),
    );
});

/** Tells the page that has asked for it whether the device had room for what was to be kept; not where that failed otherwise. */
const reportQuota = async (page: ExtendableMessageEvent['source'], kept: Promise<void>): Promise<void> => {
  const isFull = await kept
    .then(() => false)
    .catch((failure: unknown) => {
      if (isOfFullDevice(failure)) return true;
      throw failure;
    });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's pages are of its origin
  page?.postMessage({ isFull });
};

/** The set that a page has open in its editor, by its address; NaN where it has none. */
const openSetOf = (page: ExtendableMessageEvent['source']): number =>
  Number(page instanceof WindowClient ? /\/zestawy\/(\d+)/.exec(page.url)?.[1] : Number.NaN);

self.addEventListener('fetch', (event) => {
  const answer = respondTo(event);
  if (answer !== undefined) event.respondWith(answer);
});

/** How a request is answered; undefined: by the network alone. */
const respondTo = (event: FetchEvent): Promise<Response> | undefined => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  if (request.mode === 'navigate') return isPageOfApp(pathname) ? respondWithPage(event, basePath) : undefined;
  const done = (kept: Promise<unknown>): void => event.waitUntil(kept);
  const ofCatalogue: CacheTarget = { cache: catalogueCache, onlyThere: false, done };
  const ofProject = (id: string): CacheTarget => ({ cache: projectCache(id), onlyThere: true, done });
  if (pathname.startsWith('/assets/app/')) return respondWithFile(request);
  if (pathname.startsWith('/assets/img/')) return respondWithPicture(request, ofCatalogue);
  const projectId = /^\/(?:api\/project|product-set)\/(\w+)(?:\/|$)/.exec(pathname)?.[1];
  if (pathname.startsWith('/product-set/'))
    return projectId === undefined ? undefined : respondWithPicture(request, ofProject(projectId));
  if (projectId !== undefined)
    return /\/(?:file|views|points)(?:\/|$)/.test(pathname)
      ? undefined
      : respondWithRead(request, ofProject(projectId));
  return /^\/api\/(?:app-data|modules|functions|products|ecatalog)(?:\/|$)/.test(pathname)
    ? respondWithRead(request, ofCatalogue)
    : undefined;
};

/** Below the base path everything is the app's page, but for what view links show (docs/readings.md#r31). */
const isPageOfApp = (pathname: string): boolean =>
  !pathname.startsWith(`${basePath}podglad/`) || pathname.endsWith('/kopia');
