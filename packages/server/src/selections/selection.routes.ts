import type { FastifyInstance } from 'fastify';
import { addCall } from '../http/add-call.ts';
import { ApiProblem, type ProblemIssue } from '../http/problems/api-problem.ts';
import { acceptedValue } from '../projects/accepted-value.ts';
import { changeOf } from '../projects/changes/change-of.ts';
import type { ProjectServices } from '../projects/project-services.ts';
import { nameRemoval } from '../removals/name-removal.ts';
import { selectionAnswer } from './selection-answer.ts';
import { addSelection, changeSelection, removeSelection } from './selection.store.ts';

/** The calls that put products of the e-catalogue into a project, change their quantities and take them out. */
export const addSelectionRoutes = (api: FastifyInstance, { store, catalogue }: ProjectServices): void => {
  addCall(api, 'addEcatalogProduct', async (request) => {
    const texts = catalogue.in(request.language);
    const { catalogId, quantity } = request.body;
    const product = texts.findEcatalogProduct(catalogId);
    if (product === undefined) throw new ApiProblem('unprocessable', [unknownProduct]);
    const added = { catalogId, quantity, symbol: product.symbol, name: product.name };
    const change = changeOf(request);
    const selection = acceptedValue(await store.write(() => addSelection(change, added)), (_index, field) => field);
    return selectionAnswer(selection, texts);
  });

  addCall(api, 'changeEcatalogProduct', async (request) => {
    const change = changeOf(request);
    const { params, body, language } = request;
    const selection = acceptedValue(await store.write(() => changeSelection(change, params.catalogId, body.quantity)));
    return selectionAnswer(selection, catalogue.in(language));
  });

  addCall(api, 'removeEcatalogProduct', async (request, reply) => {
    const change = changeOf(request);
    nameRemoval(reply, acceptedValue(await store.write(() => removeSelection(change, request.params.catalogId))));
  });
};

const unknownProduct: ProblemIssue = {
  path: 'catalogId',
  code: 'unknown-product',
  message: ({ input }) => input.unknownProduct,
};
