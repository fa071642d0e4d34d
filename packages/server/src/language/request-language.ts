import type { Language } from '@ramka/domain/text';
import type { FastifyInstance } from 'fastify';
import { negotiateLanguage } from './negotiate-language.ts';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    /** The language that the caller reads, of those that the deployment offers. */
    language: Language;
  }
}

/** Gives every request its `language`. */
export const addRequestLanguage = (
  app: FastifyInstance,
  deployment: { readonly languages: readonly Language[]; readonly defaultLanguage: Language },
): void => {
  app.decorateRequest('language', deployment.defaultLanguage);
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = negotiateLanguage(
      request.headers['accept-language'],
      deployment.languages,
      deployment.defaultLanguage,
    );
    done();
  });
};
