import type { FastifyInstance } from 'fastify';

/** Accepts forms of a limited size as text. The limit applies before anything is parsed. */
export const acceptForms = (scope: FastifyInstance, bodyLimit: number): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, body),
  );
};

/** Route options of a page that receives forms; rate limits count it like an endpoint. */
export const formRoute = (bodyLimit: number) =>
  ({ bodyLimit, config: { endpoint: { summary: '', status: 200 } } }) as const;

/** The query of a URL, without the question mark. */
export const queryOf = (url: string): string => {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
};
