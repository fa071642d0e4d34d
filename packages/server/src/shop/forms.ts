import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../http/errors.ts';

/**
 * Accepts forms of a limited size as text. The limit applies before anything is parsed. `refuse` responds to bodies that
 * are too large (413) or no form (400).
 */
export const acceptForms = (
  scope: FastifyInstance,
  bodyLimit: number,
  refuse?: (reply: FastifyReply, status: number) => FastifyReply,
): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, body),
  );
  if (refuse === undefined) return;
  scope.setErrorHandler<Error & { readonly code?: string; readonly statusCode?: number }>((error, request, reply) => {
    if (error.code?.startsWith('FST_ERR_CTP_') !== true) return sendError(error, request, reply);
    return refuse(reply.header('cache-control', 'no-store'), error.statusCode === 413 ? 413 : 400);
  });
};

/** Maximum length of a redirect in characters. Proxies accept response headers of 4 kB. */
export const MAX_LOCATION_LENGTH = 3500;

/** Route options of a page that receives forms; rate limits count it like an endpoint. */
export const formRoute = (bodyLimit: number) =>
  ({ bodyLimit, config: { endpoint: { summary: '', status: 200 } } }) as const;

/** The fields of a form, in their order. */
export type FormFields = readonly (readonly [name: string, value: string])[];

/** The fields of query and body. */
export const formFieldsOf = ({ url, body }: Pick<FastifyRequest<{ Body: unknown }>, 'url' | 'body'>): FormFields => [
  ...new URLSearchParams(queryOf(url)),
  ...new URLSearchParams(typeof body === 'string' ? body : ''),
];

const queryOf = (url: string): string => {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
};
