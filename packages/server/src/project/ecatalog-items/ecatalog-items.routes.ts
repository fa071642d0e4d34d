import type { EcatalogSelection } from '@ramka/contract/wire/product';
import type { FastifyInstance } from 'fastify';
import type { LocalisedCatalogue } from '../../catalogue/catalogue.ts';
import { addCall } from '../../http/endpoint.ts';
import { ApiProblem, type ProblemIssue } from '../../http/errors.ts';
import { requireAccepted, changeOf } from '../change.ts';
import type { ProjectServices } from '../set-responses.ts';
import { nameRemoval } from '../history/restore-points.routes.ts';
import { addSelection, changeSelection, removeSelection, type Selection } from './ecatalog-items.store.ts';

/** The calls that put products of the e-catalogue into a project, change their quantities and take them out. */
export const addSelectionRoutes = (api: FastifyInstance, { store, catalogue }: ProjectServices): void => {
  addCall(api, 'addEcatalogProduct', async (request) => {
    const texts = catalogue.in(request.language);
    const { catalogId, quantity } = request.body;
    const product = texts.findEcatalogProduct(catalogId);
    if (product === undefined) throw new ApiProblem('unprocessable', [unknownProduct]);
    const added = { catalogId, quantity, symbol: product.symbol, name: product.name };
    const change = changeOf(request);
    const selection = requireAccepted(await store.write(() => addSelection(change, added)), (_index, field) => field);
    return selectionAnswer(selection, texts);
  });

  addCall(api, 'changeEcatalogProduct', async (request) => {
    const change = changeOf(request);
    const { params, body, language } = request;
    const selection = requireAccepted(
      await store.write(() => changeSelection(change, params.catalogId, body.quantity)),
    );
    return selectionAnswer(selection, catalogue.in(language));
  });

  addCall(api, 'removeEcatalogProduct', async (request, reply) => {
    const change = changeOf(request);
    nameRemoval(reply, requireAccepted(await store.write(() => removeSelection(change, request.params.catalogId))));
  });
};

const unknownProduct: ProblemIssue = {
  path: 'catalogId',
  code: 'unknown-product',
  message: ({ input }) => input.unknownProduct,
};

/**
 * A selection as the API answers it; of a product that the catalogue no longer has, what was known of it
 * (docs/readings.md#r22).
 */
export const selectionAnswer = (
  { catalogId, symbol, name, quantity }: Selection,
  catalogue: Pick<LocalisedCatalogue, 'findEcatalogProduct' | 'findSuccessor'>,
): EcatalogSelection => {
  const product = catalogue.findEcatalogProduct(catalogId);
  if (product !== undefined) return { ...product, quantity };
  const lost = {
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
  if (successor === undefined) return lost;
  return { ...lost, replacedBy: { catalogId: successor.id, symbol: successor.symbol, name: successor.name } };
};
