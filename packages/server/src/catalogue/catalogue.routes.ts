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

/** The calls that read the catalogue: app data, modules, single products and the e-catalogue's tree and lists. */
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

/**
 * The search of the e-catalogue (docs/readings.md#r15); `X-More-Results` says that there were more than the 200
 * answered.
 */
export const addEcatalogSearchRoute = (api: FastifyInstance, catalogue: Catalogue): void => {
  registerEndpoint(api, 'searchEcatalog', ({ query: { query }, language }, reply) => {
    if (!canSearchFor(query)) throw new HttpError('unprocessable', [tooShort]);
    const { results, more } = catalogue.in(language).searchEcatalog(query);
    reply.headers({ vary: 'Accept-Language', 'content-language': language, 'cache-control': 'no-cache' });
    if (more) reply.header('x-more-results', 'true');
    return [...results];
  });
};

/** In the order in which the categories of the series list them. */
const modulesOfSeries = ({ moduleCategories, listModules }: LocalisedCatalogue, tag: string): readonly Module[] =>
  (moduleCategories.get(tag) ?? []).flatMap(({ id }) => listModules(id) ?? []);

const tooShort: ErrorIssue = { path: 'query', code: 'query-too-short', message: ({ input }) => input.shortQuery };

/** What a call answers from the catalogue in the caller's language; undefined: there is no such category. */
export type CatalogueHandler<Name extends EndpointName> = (
  catalogue: LocalisedCatalogue,
  params: EndpointRequest<Name>['params'],
) => ResponseOf<Name> | undefined;

/**
 * Serves a call whose answer follows from the catalogue and the language alone: made once, sent as it is
 * (docs/readings.md#r17).
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

/** Answers without waiting where nothing is to be waited for: this is asked more often than all else. */
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

/** The path as it is written plainly: the same call can be asked for at any number of addresses (`%20`, `%34`). */
const pathOf = (path: string, params: unknown): string =>
  Object.entries(params ?? {}).reduce((filled, [name, value]) => filled.replace(`:${name}`, String(value)), path);
