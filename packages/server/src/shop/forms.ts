import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Accepts forms of a limited size as text. The limit applies before anything is parsed. */
export const acceptForms = (scope: FastifyInstance, bodyLimit: number): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, body),
  );
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
