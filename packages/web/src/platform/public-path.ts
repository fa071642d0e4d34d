import type { PageSettings } from '@ramka/contract/deployment';

/** Separate from `page-settings.ts`, because modules that need no page import this one. */
const readPathPrefix = (): string => {
  const meta = typeof document === 'undefined' ? null : document.querySelector('meta[name="ramka"]');
  const { pathPrefix }: Pick<PageSettings, 'pathPrefix'> = JSON.parse(
    meta?.getAttribute('content') || '{"pathPrefix":""}',
  );
  return pathPrefix;
};

/** Path below which everything of the server is (`PATH_PREFIX`), without a trailing slash; empty: none. */
const pathPrefix: string = readPathPrefix();

/** Returns the address of a path of the server, such as `/api/app-data`. */
export const publicPath = (path: string): string => pathPrefix + path;

/**
 * Returns the name of something stored in the browser. All applications of a host share its storage, so names contain
 * the prefix, followed by a character that prefixes never contain.
 */
export const storedName = (name: string): string => (pathPrefix === '' ? name : `${pathPrefix}:${name}`);
