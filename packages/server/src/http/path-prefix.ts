import type { IncomingMessage } from 'node:http';
import type { Settings } from '../config/settings.ts';

/** Turns a path of this server into the path that clients request: adds `PATH_PREFIX`. */
export type PublicPath = (path: string) => string;

export const publicPathOf = ({ pathPrefix = '' }: Partial<Pick<Settings, 'pathPrefix'>>): PublicPath => {
  return (path) => pathPrefix + path;
};

/** An address without a route, for requests outside the prefix: base paths contain no tilde. */
const OUTSIDE = '/~';

/** Removes the prefix from the URL of a request, before routing. */
export const withoutPrefix = (url: string, pathPrefix: string): string => {
  const rest = url.startsWith(pathPrefix) ? url.slice(pathPrefix.length) : OUTSIDE;
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : OUTSIDE;
};

/** The URL as the client requested it, also after routing. Fastify sets `originalUrl` if it rewrites URLs. */
export const requestedUrl = (request: IncomingMessage & { readonly originalUrl?: string }): string =>
  request.originalUrl ?? request.url ?? '';
