/// <reference lib="webworker" />
import { answerFile, answerPage, answerPicture, answerRead, type Keeping } from './answers.ts';
import { catalogueCache, forgetOlder, keepShell, projectCache } from './caches.ts';
import { isOfFullDevice, keepCatalogue, keepProject } from './keeping.ts';

declare const self: ServiceWorkerGlobalScope;

const { pathname: basePath } = new URL(self.registration.scope);

// The next version answers as soon as it is there: pages come from the network first, so that none can be older than it.
self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

const takeOver = async (): Promise<void> => {
  await forgetOlder();
  // Firefox takes a preload that fails for a navigation that fails, whatever the worker answers.
  const isFirefox = self.navigator.userAgent.includes('Firefox/');
  await self.registration.navigationPreload?.[isFirefox ? 'disable' : 'enable']();
  await self.clients.claim();
};

type Wish = {
  readonly keepCatalogueIn?: unknown;
  readonly keepProject?: unknown;
  readonly language?: unknown;
  /** Whether nothing is to be brought that was not seen yet. */
  readonly spare?: unknown;
};

/** What a page asks of the worker: to keep what its visitors need where there is no network. */
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { keepCatalogueIn, keepProject: projectId, language, spare }: Wish = event.data ?? {};
  if (typeof keepCatalogueIn === 'string') event.waitUntil(keepCatalogue(keepCatalogueIn));
  if (typeof projectId === 'string' && typeof language === 'string')
    event.waitUntil(
      tellWhetherFull(
        event.source,
        keepProject({ projectId, language, shownSetId: setShownBy(event.source), ahead: spare !== true }),
      ),
    );
});

/** Tells the page that has asked for it whether the device had room for what was to be kept; not where that failed otherwise. */
const tellWhetherFull = async (page: ExtendableMessageEvent['source'], kept: Promise<void>): Promise<void> => {
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
const setShownBy = (page: ExtendableMessageEvent['source']): number =>
  Number(page instanceof WindowClient ? /\/zestawy\/(\d+)/.exec(page.url)?.[1] : Number.NaN);

self.addEventListener('fetch', (event) => {
  const answer = answerOf(event);
  if (answer !== undefined) event.respondWith(answer);
});

/** How a request is answered; undefined: by the network alone. */
const answerOf = (event: FetchEvent): Promise<Response> | undefined => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  if (request.mode === 'navigate') return isPageOfApp(pathname) ? answerPage(event, basePath) : undefined;
  const done = (kept: Promise<unknown>): void => event.waitUntil(kept);
  const ofCatalogue: Keeping = { cache: catalogueCache, onlyThere: false, done };
  const ofProject = (id: string): Keeping => ({ cache: projectCache(id), onlyThere: true, done });
  if (pathname.startsWith('/assets/app/')) return answerFile(request);
  if (pathname.startsWith('/assets/img/')) return answerPicture(request, ofCatalogue);
  const projectId = /^\/(?:api\/project|product-set)\/(\w+)(?:\/|$)/.exec(pathname)?.[1];
  if (pathname.startsWith('/product-set/'))
    return projectId === undefined ? undefined : answerPicture(request, ofProject(projectId));
  if (projectId !== undefined)
    return /\/(?:file|views|points)(?:\/|$)/.test(pathname) ? undefined : answerRead(request, ofProject(projectId));
  return /^\/api\/(?:app-data|modules|functions|products|ecatalog)(?:\/|$)/.test(pathname)
    ? answerRead(request, ofCatalogue)
    : undefined;
};

/** Below the base path everything is the app's page, but for what view links show (docs/readings.md#r31). */
const isPageOfApp = (pathname: string): boolean =>
  !pathname.startsWith(`${basePath}podglad/`) || pathname.endsWith('/kopia');
