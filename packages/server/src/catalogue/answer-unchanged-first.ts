import type { IncomingMessage, ServerResponse } from 'node:http';
import { routes } from '@ramka/contract/routes';
import type { Deployment } from '@ramka/contract/deployment/deployment';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { negotiateEncoding } from '../compression/negotiate-encoding.ts';
import { negotiateLanguage } from '../language/negotiate-language.ts';
import { appDataOf } from './app-data-of.ts';
import type { CatalogueAnswers } from './catalogue-answers.ts';

/** So many different wishes for language and encoding are remembered. */
const WISHES = 500;

const { path } = routes.readAppData;

const address = `/api${path}`;

/**
 * Tells those who already hold the app data so before anything else runs: it is asked for at every visit, and this way
 * costs what `node:http` alone would. Whatever it is not sure of goes the usual way.
 */
export const answerUnchangedFirst = (
  app: FastifyInstance,
  answers: CatalogueAnswers,
  { languages, defaultLanguage }: Pick<Deployment, 'languages' | 'defaultLanguage'>,
): void => {
  const tags = new LRUCache<string, string>({ max: WISHES });
  const tagFor = ({ headers }: IncomingMessage): string | undefined => {
    const wishes = `${headers['accept-language']}\n${headers['accept-encoding']}`;
    const known = tags.get(wishes);
    if (known !== undefined) return known;
    const language = negotiateLanguage(headers['accept-language'], languages, defaultLanguage);
    const body = answers(language, path, appDataOf);
    if (body === undefined || body instanceof Promise) return undefined;
    const { etag } = body[negotiateEncoding(headers['accept-encoding'])];
    tags.set(wishes, etag);
    return etag;
  };
  const isHeld = (request: IncomingMessage): boolean => {
    const held = request.headers['if-none-match'];
    return held !== undefined && request.url === address && request.method === 'GET' && tagFor(request) === held;
  };
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (!isHeld(request)) app.routing(request, response);
    else response.writeHead(304, { etag: request.headers['if-none-match'], ...unchanged }).end();
  };
  app.addHook('onReady', (done) => {
    app.server.removeAllListeners('request').on('request', answer);
    done();
  });
};

const unchanged = { 'cache-control': 'no-cache', vary: 'Accept-Language, Accept-Encoding' } as const;
