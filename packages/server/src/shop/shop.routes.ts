import { checkOrder } from '@ramka/domain/order';
import type { FastifyInstance } from 'fastify';
import { documentContext } from '../documents/content/document-context.ts';
import { addCall } from '../http/add-call.ts';
import { ApiProblem } from '../http/problems/api-problem.ts';
import type { ProjectServices } from '../projects/project-services.ts';
import { handOver } from './hand-over.ts';
import { orderLines } from './order-lines.ts';

/** The call that prepares an order for the shop of the deployment; without a shop there is no such call. */
export const addShopRoutes = (api: FastifyInstance, { store, catalogue, deployment }: ProjectServices): void => {
  const { shop, copyrightHolder: publisher } = deployment;
  addCall(api, 'orderFromShop', async ({ params, body, language }) => {
    if (shop === null) throw new ApiProblem('not-found');
    const context = documentContext({ language, catalogue, publisher, appAddress: '', now: Date.now() });
    const { lines, remarks } = await orderLines(store, params.projectId, body, context);
    const { items, findings } = checkOrder(lines, shop);
    const order = { currency: catalogue.currency.code, quoteId: params.projectId };
    return {
      shop: shop.name,
      items: items.length,
      handOver: handOver(shop, items, order),
      findings: [...findings],
      remarks: [...remarks],
    };
  });
};
