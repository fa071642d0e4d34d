import { cachedFile, cachedPage } from './caches.ts';

/** The cache for a response, and a callback that keeps the worker alive until it is stored. */
export type CacheTarget = {
  readonly cache: string;
  /**
   * Whether to store only if the cache exists. A project's cache is created by a page and may have been deleted since.
   */
  readonly onlyThere: boolean;
  readonly done: (stored: Promise<unknown>) => void;
};

const matchCached = ({ cache }: CacheTarget, request: Request, ignoreVary: boolean): Promise<Response | undefined> =>
  caches.match(request, { cacheName: cache, ignoreVary });

/**
 * Stores a response, unless its project was removed meanwhile; otherwise a pending response would recreate the cache.
 */
const storeIn = async ({ cache, onlyThere }: CacheTarget, store: (cache: Cache) => Promise<unknown>): Promise<void> => {
  if (!onlyThere || (await caches.has(cache))) await store(await caches.open(cache));
};

/** Milliseconds before a cached response is used instead of the network. */
const NETWORK_TIMEOUT = 8000;

/** Response header with the time of caching, for the "data from …" notice. */
const CACHED_AT_HEADER = 'x-kept-at';

/** Response header with the version in which a set and all its data are cached. */
export const COMPLETE_VERSION_HEADER = 'x-kept-whole';

/** Responds with a page from the network, so that it is up to date, or from the cache if there is no response. */
export const respondWithPage = async (event: FetchEvent, basePath: string): Promise<Response> => {
  const fromNetwork = async (): Promise<Response> => {
    const preloaded: Response | undefined = await event.preloadResponse;
    return preloaded ?? fetch(event.request);
  };
  return networkFirst(fromNetwork(), isOfGateway, () => cachedPage(new URL(event.request.url), basePath));
};

/** Responds with a script, style or font. Cached files never change, because their names contain a content hash. */
export const respondWithFile = async (request: Request): Promise<Response> =>
  (await cachedFile(request)) ?? fetch(request);

/**
 * Responds with a picture. An address with a version never changes, so its cached picture is used. Without a version
 * the network has priority, and the cached picture of any version is the fallback. Pictures cached by another release
 * of the app may have another format.
 */
export const respondWithPicture = async (request: Request, keeping: CacheTarget): Promise<Response> => {
  const { search, href } = new URL(request.url);
  const ofAnyVersion = search === '';
  const options = { cacheName: keeping.cache, ignoreVary: true, ignoreSearch: ofAnyVersion };
  const cached = (await caches.match(href, options)) ?? (await caches.match(inOtherFormat(href), options));
  if (cached !== undefined && !ofAnyVersion) return cached;
  try {
    const answer = await fetch(request);
    if (isPicture(answer) && !ofAnyVersion) {
      const copy = answer.clone();
      keeping.done(storeIn(keeping, (cache) => cachePicture(cache, request, copy)));
    }
    return isPicture(answer) ? answer : (cached ?? answer);
  } catch (failure) {
    if (cached !== undefined) return cached;
    throw failure;
  }
};

/** Returns the address of a set's picture in the other format, PNG or WebP; any other address unchanged. */
const inOtherFormat = (href: string): string =>
  href.replace(
    /(\/product-set\/\w+\/\d+)\.(png|webp)/,
    (_address, picture, format) => `${picture}.${format === 'png' ? 'webp' : 'png'}`,
  );

/** Caches a picture and deletes its earlier versions. */
export const cachePicture = async (cache: Cache, request: Request, answer: Response): Promise<void> => {
  for (const address of [request.url, inOtherFormat(request.url)])
    await cache.delete(address, { ignoreSearch: true, ignoreVary: true });
  await cache.put(request, answer);
};

/**
 * Responds to a read request of the API from the network, or from the cache, marked with its time, if there is no
 * response.
 */
export const respondWithRead = async (request: Request, keeping: CacheTarget): Promise<Response> => {
  const fromNetwork = async (): Promise<Response> => {
    const answer = await fetch(request);
    const copy = answer.clone();
    if (isOfApi(answer)) keeping.done(storeIn(keeping, (cache) => cacheRead(cache, request, markCached(copy))));
    // Deletes cached data that no longer exists on the server.
    else if (isJson(answer) && answer.status === 404) keeping.done(storeIn(keeping, (cache) => cache.delete(request)));
    return answer;
  };
  return networkFirst(
    fromNetwork(),
    (answer) => isOfGateway(answer) || !isJson(answer),
    // A response in another language is better than none.
    async () => (await matchCached(keeping, request, false)) ?? matchCached(keeping, request, true),
  );
};

/** Maximum number of cached searches, the latest ones. */
const MAX_SEARCHES = 50;

const cacheRead = async (cache: Cache, request: Request, answer: Response): Promise<void> => {
  await cache.put(request, answer);
  const { pathname } = new URL(request.url);
  if (!pathname.endsWith('/search')) return;
  const searches = (await cache.keys()).filter(({ url }) => new URL(url).pathname === pathname);
  await Promise.all(searches.slice(0, -MAX_SEARCHES).map((each) => cache.delete(each)));
};

/** Returns a copy of a response with the time of caching. `completeVersion` is the value of `COMPLETE_VERSION_HEADER`. */
export const markCached = (answer: Response, completeVersion?: string): Response => {
  const headers = new Headers(answer.headers);
  headers.set(CACHED_AT_HEADER, new Date().toISOString());
  if (completeVersion !== undefined) headers.set(COMPLETE_VERSION_HEADER, completeVersion);
  // The cached body is decoded, so headers about the encoded body are removed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(answer.body, { status: answer.status, headers });
};

/**
 * Returns the network's response, or the cached one if the network fails, times out, or only an intermediary responds.
 */
const networkFirst = async (
  network: Promise<Response>,
  isNobody: (answer: Response) => boolean,
  fromCache: () => Promise<Response | undefined>,
): Promise<Response> => {
  network.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, NETWORK_TIMEOUT);
  });
  try {
    const answer = await Promise.race([network, tooLong]);
    if (answer !== undefined && !isNobody(answer)) return answer;
  } catch {
    // Falls back to the cache; without a cached response, the network's error is rethrown below.
  } finally {
    clearTimeout(timer);
  }
  return (await fromCache()) ?? network;
};

/** Whether a gateway reports that the server is unreachable. The server itself has a page for every address. */
const isOfGateway = (answer: Response): boolean =>
  (answer.status === 404 && !isJson(answer)) || (answer.status > 500 && answer.status < 600);

/** Whether a response is JSON, like all responses of the API and unlike captive portals. */
const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('application/json') === true;

/** Whether a response is a successful one of the API. */
export const isOfApi = (answer: Response): boolean => answer.ok && isJson(answer);

/** Whether a response is a picture rather than an error page. */
export const isPicture = ({ ok, headers }: Response): boolean =>
  ok && headers.get('content-type')?.startsWith('image/') === true;
