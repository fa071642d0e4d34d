/** Version and files of the app; the server prepends them to the built service worker. */
type Shell = {
  /** Changes whenever the page or one of its files changes. */
  readonly version: string;
  /**
   * Pages by address pattern: the first match counts. `address` is below the base path, and `tag` is the entity tag
   * without quotes.
   */
  readonly pages: readonly { readonly matches: string; readonly address: string; readonly tag: string }[];
  /** Path below which everything of the server is, without a trailing slash; empty: none. */
  readonly pathPrefix: string;
  /** Fingerprint of the catalogue and its prices. */
  readonly catalogue: string;
  /** Addresses of scripts, styles and fonts. */
  readonly files: readonly string[];
};

declare const ramka: Shell;

/** Returns the address of a path of the server. */
export const publicPath = (path: string): string => ramka.pathPrefix + path;

/** Returns the path of the server for a pathname; undefined outside the prefix. */
export const serverPath = (pathname: string): string | undefined =>
  pathname.startsWith(publicPath('/')) ? pathname.slice(ramka.pathPrefix.length) : undefined;

/** Returns the name of a cache. Pages form it in the same way (`src/platform/public-path.ts`). */
const storedName = (name: string): string => (ramka.pathPrefix === '' ? name : `${ramka.pathPrefix}:${name}`);

const APP = storedName('ramka-app-');
const CATALOGUE = storedName('ramka-catalogue-');

const appCache = APP + ramka.version;

/** Version parameter in the addresses of the catalogue's pictures. */
export const catalogueFingerprint = ramka.catalogue;

/** Cache for responses about the catalogue; replaced when the catalogue changes. */
export const catalogueCache = CATALOGUE + ramka.catalogue;

/** Returns the name of a project's cache. The page deletes it by this name when the visitor removes the project. */
export const projectCache = (projectId: string): string => storedName(`ramka-project-${projectId}`);

/** Caches the pages and all their files in one version. Fails if the server has another version by now. */
export const precacheShell = async (): Promise<void> => {
  const pages = await Promise.all(ramka.pages.map(readPage));
  const cache = await caches.open(appCache);
  await cache.addAll(ramka.files);
  for (const { address, page } of pages) await cache.put(address, page);
};

const readPage = async ({ address, tag }: Shell['pages'][number]): Promise<{ address: string; page: Response }> => {
  const page = await fetch(address, { cache: 'no-cache' });
  const found = page.headers.get('etag');
  if (!page.ok || page.redirected || (found !== null && !found.includes(tag)))
    throw new Error('The page is of another version');
  return { address, page };
};

/** Returns the cached page for an address. */
export const cachedPage = async (address: URL, basePath: string): Promise<Response | undefined> => {
  const below = (address.pathname + address.search).slice(basePath.length);
  const page = ramka.pages.find(({ matches }) => new RegExp(matches).test(below));
  const cache = await caches.open(appCache);
  return page && cache.match(page.address, { ignoreVary: true });
};

/** Returns a cached file of any version; its name contains a content hash. */
export const cachedFile = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { ignoreVary: true });

/**
 * Deletes caches of other catalogues and of all older versions except the latest of them, whose pages may still be
 * open.
 */
export const deleteOldCaches = async (): Promise<void> => {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(APP) && name !== appCache).slice(0, -1);
  const others = names.filter((name) => name.startsWith(CATALOGUE) && name !== catalogueCache);
  await Promise.all([...older, ...others].map((name) => caches.delete(name)));
};
