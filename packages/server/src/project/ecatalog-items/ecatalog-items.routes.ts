import type { EcatalogItem } from '@ramka/contract/wire/product';
import type { FastifyInstance } from 'fastify';
import type { LocalisedCatalogue } from '../../catalogue/catalogue.ts';
import { registerEndpoint } from '../../http/endpoint.ts';
import { HttpError, type ErrorIssue } from '../../http/errors.ts';
import { unwrap, changeOf } from '../change.ts';
import type { ProjectServices } from '../set-responses.ts';
import { setUndoHeader } from '../history/restore-points.routes.ts';
import {
  addEcatalogItem,
  changeEcatalogItem,
  removeEcatalogItem,
  type ProjectEcatalogItem,
} from './ecatalog-items.store.ts';

/** Endpoints that add, change and remove e-catalogue products of a project. */
export const addEcatalogItemRoutes = (api: FastifyInstance, { store, catalogue }: ProjectServices): void => {
  registerEndpoint(api, 'addEcatalogProduct', async (request, reply) => {
    const texts = catalogue.in(request.language);
    const { catalogId, quantity } = request.body;
    const product = texts.findEcatalogProduct(catalogId);
    if (product === undefined) throw new HttpError('unprocessable', [unknownProduct]);
    const added = { catalogId, quantity, symbol: product.symbol, name: product.name };
    const change = changeOf(request);
    const { item, isNew } = unwrap(await store.write(() => addEcatalogItem(change, added)), (_index, field) => field);
    if (!isNew) void reply.code(200);
    return ecatalogItemResponse(item, texts);
  });

  registerEndpoint(api, 'changeEcatalogProduct', async (request) => {
    const change = changeOf(request);
    const { params, body, language } = request;
    const selection = unwrap(await store.write(() => changeEcatalogItem(change, params.catalogId, body.quantity)));
    return ecatalogItemResponse(selection, catalogue.in(language));
  });

  registerEndpoint(api, 'removeEcatalogProduct', async (request, reply) => {
    const change = changeOf(request);
    setUndoHeader(reply, unwrap(await store.write(() => removeEcatalogItem(change, request.params.catalogId))));
  });
};

const unknownProduct: ErrorIssue = {
  path: 'catalogId',
  code: 'unknown-product',
  message: ({ input }) => input.unknownProduct,
};

/** An e-catalogue item in wire format. A discontinued product keeps its stored data (docs/readings.md#r22). */
export const ecatalogItemResponse = (
  { catalogId, symbol, name, quantity }: ProjectEcatalogItem,
  catalogue: Pick<LocalisedCatalogue, 'findEcatalogProduct' | 'findSuccessor'>,
): EcatalogItem => {
  const product = catalogue.findEcatalogProduct(catalogId);
  if (product !== undefined) return { ...product, quantity };
  const missing = {
    id: catalogId,
    catalogId,
    symbol,
    name,
    price: 0,
    image: '',
    catalogUrl: '',
    serieName: null,
    quantity,
  };
  const successor = catalogue.findSuccessor(catalogId);
  if (successor === undefined) return missing;
  return { ...missing, replacedBy: { catalogId: successor.id, symbol: successor.symbol, name: successor.name } };
};
