/** What the server writes in front of the built worker: which version of the app it belongs to. */
type Shell = {
  /** Another one whenever the page or any of its files is another. */
  readonly version: string;
  /** For addresses that match, the page at another one below the base path, and its entity tag without quotes; the first counts. */
  readonly pages: readonly { readonly matches: string; readonly address: string; readonly tag: string }[];
  /** Of the catalogue and its prices. */
  readonly catalogue: string;
  /** Addresses of scripts, styles and fonts. */
  readonly files: readonly string[];
};

declare const ramka: Shell;

const APP = 'ramka-app-';
const CATALOGUE = 'ramka-catalogue-';

const appCache = APP + ramka.version;

/** Names the catalogue in the addresses of its pictures. */
export const catalogueFingerprint = ramka.catalogue;

/** Where answers about the catalogue are kept, until there is another catalogue. */
export const catalogueCache = CATALOGUE + ramka.catalogue;

/** Where what belongs to one project is kept: the page deletes it by this name when the visitor wants it forgotten. */
export const projectCache = (projectId: string): string => `ramka-project-${projectId}`;

/** Keeps the pages and every file that they may need, all of one version; fails where the server has another one by now. */
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

/** The page for an address, as it was kept with its files. */
export const cachedPage = async (address: URL, basePath: string): Promise<Response | undefined> => {
  const below = (address.pathname + address.search).slice(basePath.length);
  const page = ramka.pages.find(({ matches }) => new RegExp(matches).test(below));
  const cache = await caches.open(appCache);
  return page && cache.match(page.address, { ignoreVary: true });
};

/** A file of any version that is kept: its name says what it holds. */
export const cachedFile = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { ignoreVary: true });

/** Forgets older versions but the last one, whose pages may still be open, and other catalogues. */
export const deleteOldCaches = async (): Promise<void> => {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(APP) && name !== appCache).slice(0, -1);
  const others = names.filter((name) => name.startsWith(CATALOGUE) && name !== catalogueCache);
  await Promise.all([...older, ...others].map((name) => caches.delete(name)));
};
