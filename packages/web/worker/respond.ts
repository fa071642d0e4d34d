import { cachedFile, cachedPage } from './caches.ts';

/** Where an answer is kept, and who waits until it is. */
export type CacheTarget = {
  readonly cache: string;
  /** Whether only where a page has had the cache made, and nobody has had it deleted since. */
  readonly onlyThere: boolean;
  readonly done: (kept: Promise<unknown>) => void;
};

const matchCached = ({ cache }: CacheTarget, request: Request, ignoreVary: boolean): Promise<Response | undefined> =>
  caches.match(request, { cacheName: cache, ignoreVary });

/** What is still under way while a project is forgotten must not bring its cache back. */
const storeIn = async ({ cache, onlyThere }: CacheTarget, keep: (cache: Cache) => Promise<unknown>): Promise<void> => {
  if (!onlyThere || (await caches.has(cache))) await keep(await caches.open(cache));
};

/** How long the network may take before what was kept is shown instead, in milliseconds. */
const NETWORK_TIMEOUT = 8000;

/** When an answer was kept, for pages to say how old it is. */
const CACHED_AT_HEADER = 'x-kept-at';

/** Of which version a set is kept with all that belongs to it. */
export const COMPLETE_VERSION_HEADER = 'x-kept-whole';

/** The page: from the network, so that it is never an old one; as it was kept where that does not answer. */
export const respondWithPage = async (event: FetchEvent, basePath: string): Promise<Response> => {
  const fromNetwork = async (): Promise<Response> => {
    const preloaded: Response | undefined = await event.preloadResponse;
    return preloaded ?? fetch(event.request);
  };
  return networkFirst(fromNetwork(), isOfGateway, () => cachedPage(new URL(event.request.url), basePath));
};

/** A script, a style or a font: its name changes with what it holds. */
export const respondWithFile = async (request: Request): Promise<Response> =>
  (await cachedFile(request)) ?? fetch(request);

/**
 * A picture. With a version in its address it never changes. Without a version and offline it is the one that was kept with the set. What another version of the app has kept of a set is the same picture.
 */
export const respondWithPicture = async (request: Request, keeping: CacheTarget): Promise<Response> => {
  const { search, href } = new URL(request.url);
  const ofAnyVersion = search === '';
  const options = { cacheName: keeping.cache, ignoreVary: true, ignoreSearch: ofAnyVersion };
  const kept = (await caches.match(href, options)) ?? (await caches.match(inOtherFormat(href), options));
  if (kept !== undefined && !ofAnyVersion) return kept;
  try {
    const answer = await fetch(request);
    if (isPicture(answer) && !ofAnyVersion) {
      const copy = answer.clone();
      keeping.done(storeIn(keeping, (cache) => cachePicture(cache, request, copy)));
    }
    return isPicture(answer) ? answer : (kept ?? answer);
  } catch (failure) {
    if (kept !== undefined) return kept;
    throw failure;
  }
};

/** The address of a set's picture in the format that other versions of the app show; that of any other picture as it is. */
const inOtherFormat = (href: string): string =>
  href.replace(
    /(\/product-set\/\w+\/\d+)\.(png|webp)/,
    (_address, picture, format) => `${picture}.${format === 'png' ? 'webp' : 'png'}`,
  );

/** Keeps a picture in the place of its earlier versions. */
export const cachePicture = async (cache: Cache, request: Request, answer: Response): Promise<void> => {
  for (const address of [request.url, inOtherFormat(request.url)])
    await cache.delete(address, { ignoreSearch: true, ignoreVary: true });
  await cache.put(request, answer);
};

/** What the API says: from the network; as it was kept, and marked so, where that does not answer. */
export const respondWithRead = async (request: Request, keeping: CacheTarget): Promise<Response> => {
  const fromNetwork = async (): Promise<Response> => {
    const answer = await fetch(request);
    const copy = answer.clone();
    if (isOfApi(answer)) keeping.done(storeIn(keeping, (cache) => cacheRead(cache, request, markCached(copy))));
    // What the server knows no longer is nobody's to see.
    else if (isJson(answer) && answer.status === 404) keeping.done(storeIn(keeping, (cache) => cache.delete(request)));
    return answer;
  };
  return networkFirst(
    fromNetwork(),
    (answer) => isOfGateway(answer) || !isJson(answer),
    // Better in the language of before than not at all.
    async () => (await matchCached(keeping, request, false)) ?? matchCached(keeping, request, true),
  );
};

/** So many searches are kept at most, those that were made last. */
const MAX_SEARCHES = 50;

const cacheRead = async (cache: Cache, request: Request, answer: Response): Promise<void> => {
  await cache.put(request, answer);
  const { pathname } = new URL(request.url);
  if (!pathname.endsWith('/search')) return;
  const searches = (await cache.keys()).filter(({ url }) => new URL(url).pathname === pathname);
  await Promise.all(searches.slice(0, -MAX_SEARCHES).map((each) => cache.delete(each)));
};

/** An answer as it is kept, with when that was; `whole`: see `KEPT_WHOLE`. */
export const markCached = (answer: Response, whole?: string): Response => {
  const headers = new Headers(answer.headers);
  headers.set(CACHED_AT_HEADER, new Date().toISOString());
  if (whole !== undefined) headers.set(COMPLETE_VERSION_HEADER, whole);
  // The body is kept as it reads, not as it travelled.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(answer.body, { status: answer.status, headers });
};

/** What the network answers; what was kept where it fails, takes too long, or only something on the way answers. */
const networkFirst = async (
  network: Promise<Response>,
  isNobody: (answer: Response) => boolean,
  kept: () => Promise<Response | undefined>,
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
    // What was kept is asked for below, and the failure told where nothing was.
  } finally {
    clearTimeout(timer);
  }
  return (await kept()) ?? network;
};

/** Whether a gateway says that nobody answers behind it; the server has a page for every address. */
const isOfGateway = (answer: Response): boolean =>
  (answer.status === 404 && !isJson(answer)) || (answer.status > 500 && answer.status < 600);

/** The API says everything in JSON; a network that asks to log in does not. */
const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('application/json') === true;

/** Whether the API has answered what was asked for. */
export const isOfApi = (answer: Response): boolean => answer.ok && isJson(answer);

/** Whether it is a picture, and not a page in its place. */
export const isPicture = ({ ok, headers }: Response): boolean =>
  ok && headers.get('content-type')?.startsWith('image/') === true;
