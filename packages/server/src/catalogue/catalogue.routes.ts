import type { ResponseOf } from '@ramka/contract/endpoints';
import type { EndpointName } from '@ramka/contract/routes';
import { moduleToWire, vocabularyToWire } from '@ramka/contract/translate/catalogue';
import type { Module } from '@ramka/domain/catalogue';
import { canSearchFor } from '@ramka/domain/search';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { registerEndpoint, type EndpointParts, type EndpointRequest, routeOf } from '../http/endpoint.ts';
import { type CompressedBody, sendCompressed } from '../http/compression.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import { HttpError, type ErrorIssue } from '../http/errors.ts';
import { appDataOf, type CatalogueAnswers } from './catalogue-answers.ts';
import type { Catalogue, LocalisedCatalogue } from './catalogue.ts';

/** Endpoints that read the catalogue: app data, modules, single products, and the tree and lists of the e-catalogue. */
export const addCatalogueRoutes = (
  api: FastifyInstance,
  catalogue: Catalogue,
  answers: CatalogueAnswers,
  { cacheNotModified }: Pick<ResponseCache, 'cacheNotModified'>,
): void => {
  addCatalogueCall(api, 'readAppData', answers, appDataOf, { onSend: cacheNotModified });
  addCatalogueCall(api, 'listModules', answers, (localised, { categoryId }) =>
    localised.listModules(categoryId)?.map(moduleToWire),
  );
  addCatalogueCall(api, 'listSeriesModules', answers, (localised, { seriesId }) => {
    const series = localised.findSeries(seriesId);
    return series && modulesOfSeries(localised, series.tag).map(moduleToWire);
  });
  addCatalogueCall(api, 'readFunctions', answers, ({ allFunctions, sharedWords }) =>
    vocabularyToWire(allFunctions, sharedWords),
  );
  addCatalogueCall(api, 'listProducts', answers, (localised, { categoryId }) =>
    localised.listSingleProducts(categoryId)?.slice(),
  );
  addCatalogueCall(api, 'readEcatalogTree', answers, (localised) => localised.ecatalogTree.slice());
  addCatalogueCall(api, 'listEcatalogProducts', answers, (localised, { categoryId }) =>
    localised.listEcatalogProducts(categoryId)?.slice(),
  );
  registerEndpoint(api, 'findModules', ({ query, language }, reply) => {
    const localised = catalogue.in(language);
    reply.headers({ vary: 'Accept-Language', 'content-language': language, 'cache-control': 'no-cache' });
    return [...new Set(query.ids)].flatMap((id) => localised.findModule(id) ?? []).map(moduleToWire);
  });
};

/** The search of the e-catalogue (docs/readings.md#r15). `X-More-Results` is set if there are more than 200 results. */
export const addEcatalogSearchRoute = (api: FastifyInstance, catalogue: Catalogue): void => {
  registerEndpoint(api, 'searchEcatalog', ({ query: { query }, language }, reply) => {
    if (!canSearchFor(query)) throw new HttpError('unprocessable', [tooShort]);
    const { results, more } = catalogue.in(language).searchEcatalog(query);
    reply.headers({ vary: 'Accept-Language', 'content-language': language, 'cache-control': 'no-cache' });
    if (more) reply.header('x-more-results', 'true');
    return [...results];
  });
};

/** The modules of a series in the order of its categories. */
const modulesOfSeries = ({ moduleCategories, listModules }: LocalisedCatalogue, tag: string): readonly Module[] =>
  (moduleCategories.get(tag) ?? []).flatMap(({ id }) => listModules(id) ?? []);

const tooShort: ErrorIssue = { path: 'query', code: 'query-too-short', message: ({ input }) => input.shortQuery };

/** Builds the response of an endpoint in the request's language; undefined for an unknown category. */
export type CatalogueHandler<Name extends EndpointName> = (
  catalogue: LocalisedCatalogue,
  params: EndpointRequest<Name>['params'],
) => ResponseOf<Name> | undefined;

/**
 * Registers an endpoint whose response depends only on the catalogue and the language. Responses are built once and
 * cached (docs/readings.md#r17).
 */
const addCatalogueCall = <Name extends EndpointName>(
  api: FastifyInstance,
  name: Name,
  answers: CatalogueAnswers,
  handler: CatalogueHandler<Name>,
  hooks: Partial<Record<'onSend', onSendHookHandler>> = {},
): void => {
  const route = routeOf(name);
  api.route<EndpointParts<Name>>({
    ...route,
    ...hooks,
    handler: (request, reply) => {
      const { language } = request;
      const found = answers(language, pathOf(route.url, request.params), (catalogue) =>
        handler(catalogue, request.params),
      );
      if (!(found instanceof Promise)) send(found, request, reply);
      else
        found.then(
          (body) => send(body, request, reply),
          (error: unknown) => reply.send(error),
        );
    },
  });
};

/** Sends synchronously if possible, because these endpoints are the most frequent ones. */
const send = (body: CompressedBody | undefined, request: FastifyRequest, reply: FastifyReply): void => {
  if (body === undefined) {
    void reply.send(new HttpError('unknown-category'));
    return;
  }
  void sendCompressed(request, reply.headers(headers).header('content-language', request.language), body);
};

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'Accept-Language, Accept-Encoding',
} as const;

/** The normalised path as cache key, because clients can encode the same path in many ways (`%20`, `%34`). */
const pathOf = (path: string, params: unknown): string =>
  Object.entries(params ?? {}).reduce((filled, [name, value]) => filled.replace(`:${name}`, String(value)), path);
