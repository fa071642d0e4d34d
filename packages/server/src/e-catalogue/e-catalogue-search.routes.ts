import { canSearchFor } from '@ramka/domain/search';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { addCall } from '../http/add-call.ts';
import { ApiProblem, type ProblemIssue } from '../http/problems/api-problem.ts';

/** The search of the e-catalogue (reading R15); `X-More-Results` says that there were more than the 200 answered. */
export const addEcatalogSearchRoute = (api: FastifyInstance, catalogue: Catalogue): void => {
  addCall(api, 'searchEcatalog', ({ query: { query }, language }, reply) => {
    if (!canSearchFor(query)) throw new ApiProblem('unprocessable', [tooShort]);
    const { results, more } = catalogue.in(language).searchEcatalog(query);
    reply.headers({ vary: 'Accept-Language', 'content-language': language, 'cache-control': 'no-cache' });
    if (more) reply.header('x-more-results', 'true');
    return [...results];
  });
};

const tooShort: ProblemIssue = { path: 'query', code: 'query-too-short', message: ({ input }) => input.shortQuery };
