import { moduleToWire } from '@ramka/contract/translate/module';
import type { FastifyInstance } from 'fastify';
import { addCall } from '../http/add-call.ts';
import { addCatalogueCall } from './add-catalogue-call.ts';
import { appDataOf } from './app-data-of.ts';
import type { CatalogueAnswers } from './catalogue-answers.ts';
import type { Catalogue } from './catalogue.ts';

/** The calls that read the catalogue: app data, modules, single products and the e-catalogue's tree and lists. */
export const addCatalogueRoutes = (api: FastifyInstance, catalogue: Catalogue, answers: CatalogueAnswers): void => {
  addCatalogueCall(api, 'readAppData', answers, appDataOf);
  addCatalogueCall(api, 'listModules', answers, (localised, { categoryId }) =>
    localised.listModules(categoryId)?.map(moduleToWire),
  );
  addCatalogueCall(api, 'listProducts', answers, (localised, { categoryId }) =>
    localised.listSingleProducts(categoryId)?.slice(),
  );
  addCatalogueCall(api, 'readEcatalogTree', answers, (localised) => localised.ecatalogTree.slice());
  addCatalogueCall(api, 'listEcatalogProducts', answers, (localised, { categoryId }) =>
    localised.listEcatalogProducts(categoryId)?.slice(),
  );
  addCall(api, 'findModules', ({ query, language }, reply) => {
    const localised = catalogue.in(language);
    reply.headers({ vary: 'Accept-Language', 'content-language': language, 'cache-control': 'no-cache' });
    return [...new Set(query.ids)].flatMap((id) => localised.findModule(id) ?? []).map(moduleToWire);
  });
};
