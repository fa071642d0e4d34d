import type { Shop } from '@ramka/contract/deployment';
import type { ShopOrder, ShopOrderBody } from '@ramka/contract/wire/document';
import { checkOrder, ociFields, type OciOrder, type OrderItem, type OrderLine, shopLink } from '@ramka/domain/order';
import type { FastifyInstance } from 'fastify';
import { componentListDocument } from './documents/content/document-content.ts';
import { documentContext, type DocumentContext } from './documents/content/document-context.ts';
import { openLines, projectOrder } from './documents/content/order-document.ts';
import { describeSets } from './documents/content/document-set.ts';
import type { DocumentLine } from './documents/content/articles.ts';
import { projectDocument, type ProjectScope, setsInScope } from './documents/content/project-document.ts';
import { requireOrder } from './documents/order.routes.ts';
import { addCall } from './http/call.ts';
import { ApiProblem } from './http/problems.ts';
import { requireNamedSets } from './project/component-list.routes.ts';
import { requireProject } from './project/project-row.ts';
import type { ProjectServices } from './project/project-services.ts';
import { loadProject } from './project/projects.store.ts';
import { requireRoom } from './project/rooms.routes.ts';
import type { Store } from './store/store.ts';

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

/** What is to be ordered, each article once, and what cannot be. */
export type OrderList = { readonly lines: readonly OrderLine[]; readonly remarks: readonly string[] };

/** What is left to order of a project; or the list of a room or some sets, as the documents say it. */
const orderLines = async (
  store: Store,
  projectId: string,
  { sets: named, groupId }: ShopOrderBody,
  context: DocumentContext,
): Promise<OrderList> => {
  if (named !== null) {
    const { project, sets } = await requireNamedSets(store, projectId, named);
    const document = componentListDocument(project, await describeSets(sets, context), context);
    return listOf(
      document.orderList,
      document.sets.flatMap(({ remarks }) => remarks),
    );
  }
  if (groupId === null) {
    const { project, kept } = await requireOrder(store, projectId);
    const order = await projectOrder(project, kept, context);
    return { lines: openLines(order), remarks: order.remarks };
  }
  const project = requireProject(await store.read(() => loadProject(projectId)));
  const scope: ProjectScope = { kind: 'room', room: requireRoom(project.rooms, groupId) };
  const described = await describeSets(setsInScope(project, scope), context);
  const { orderList, rooms } = projectDocument(project, scope, context, described);
  const remarks = rooms.flatMap((room) => [...room.sets.flatMap(({ set }) => set.remarks), ...room.remarks]);
  return listOf(orderList, remarks);
};

const listOf = (lines: readonly DocumentLine[], remarks: readonly string[]): OrderList => ({
  lines: lines.map(({ article: { symbol, name, price }, quantity }) => ({ symbol, name, price, quantity })),
  remarks: [...new Set(remarks)],
});

/** How items go to a shop; null where there are none, or more than an address holds. */
const handOver = (shop: Shop, items: readonly OrderItem[], order: OciOrder): ShopOrder['handOver'] => {
  if (items.length === 0) return null;
  if (shop.kind === 'oci') return { method: 'post', address: shop.address, fields: [...ociFields(items, order)] };
  const address = shopLink(items, shop);
  return address === undefined ? null : { method: 'get', address };
};
