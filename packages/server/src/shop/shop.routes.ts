import { randomBytes } from 'node:crypto';
import type { Deployment } from '@ramka/contract/deployment';
import { hookAddress, punchOutFields, targetOf } from '@ramka/contract/translate/punch-out';
import type { ShopOrder, ShopOrderBody } from '@ramka/contract/wire/document';
import {
  checkOrder,
  type FormField,
  ociFields,
  type OciOrder,
  type OrderItem,
  type OrderLine,
  shopLink,
  type ShopRules,
} from '@ramka/domain/order';
import type { Language } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import type { FastifyInstance } from 'fastify';
import { componentListDocument } from '../documents/content/document-content.ts';
import { documentContext, type DocumentContext } from '../documents/content/document-context.ts';
import { openLines, buildPurchaseOrder } from '../documents/content/order-document.ts';
import { buildDocumentSets } from '../documents/content/document-set.ts';
import type { DocumentLine } from '../documents/content/articles.ts';
import { projectDocument, type ProjectScope, setsInScope } from '../documents/content/project-document.ts';
import { type DocumentServices, pageOriginOf } from '../documents/file-endpoint.ts';
import { requireOrder } from '../documents/order/order.routes.ts';
import { registerEndpoint } from '../http/endpoint.ts';
import type { PublicPath } from '../http/path-prefix.ts';
import { HttpError } from '../http/errors.ts';
import { requireSets } from '../project/sets/component-list.routes.ts';
import { requireProject } from '../project/project-row.ts';
import { findPurposeLink } from '../project/purpose-links.store.ts';
import type { ProjectServices } from '../project/set-responses.ts';
import { loadProject } from '../project/projects.store.ts';
import { requireRoom } from '../project/rooms/rooms.routes.ts';
import type { Store } from '../store/store.ts';
import { demonstrationAddress, FORM_BYTES } from './demonstration-shop.routes.ts';
import { ANSWER_FIELD, SHOP_ANSWER } from './shop-answer.routes.ts';

/**
 * Registers the endpoint that prepares an order for the deployment's shop, or for the purchasing system that opened the
 * product. Without either it does not exist.
 */
export const addShopRoutes = (
  api: FastifyInstance,
  {
    store,
    catalogue,
    deployment,
    publicUrl,
    publicPath,
  }: ProjectServices & Pick<DocumentServices, 'publicUrl' | 'publicPath'>,
): void => {
  registerEndpoint(api, 'orderFromShop', async (request) => {
    const { params, body, language } = request;
    const receiver = receiverOf(deployment, publicPath, body, language);
    const { copyrightHolder: publisher } = deployment;
    const context = documentContext({ language, catalogue, publisher, appAddress: '', now: Date.now() });
    const { lines: orderedLines, remarks } = await orderLines(store, params.projectId, body, context);
    const { items, findings } = checkOrder(orderedLines, receiver.rules);
    const shareLinkId = await store.read(() => findPurposeLink({ projectId: params.projectId, purpose: 'shop' }));
    const order = { currency: catalogue.currency.code, quoteId: shareLinkId ?? '' };
    const reference = randomBytes(12).toString('base64url');
    const answerPath = publicPath(`${deployment.basePath}${SHOP_ANSWER}?reference=${reference}`);
    const answerAddress = (publicUrl ?? pageOriginOf(request)) + answerPath;
    const lines = items.map(({ symbol, quantity }) => ({ symbol, quantity }));
    return {
      shop: receiver.name,
      items: items.length,
      handOver: items.length === 0 ? null : receiver.handOver(items, order, answerAddress),
      ...(receiver.answers && { answerable: { reference, lines } }),
      findings: [...findings],
      remarks: [...remarks],
    };
  });
};

/** A shop or purchasing system that receives an order. */
type OrderReceiver = {
  readonly name: string;
  readonly rules: ShopRules;
  /** Whether it is asked to answer which items it has taken. */
  readonly answers: boolean;
  /** Prepares the transfer of items; null if they exceed the limits of a form or URL. */
  readonly handOver: (items: readonly OrderItem[], order: OciOrder, answerAddress: string) => ShopOrder['handOver'];
};

const receiverOf = (
  deployment: Deployment,
  publicPath: PublicPath,
  { punchOut: requested }: Pick<ShopOrderBody, 'punchOut'>,
  language: Language,
): OrderReceiver => {
  const { shop, punchOut } = deployment;
  if (requested !== null) {
    const hook = hookAddress(requested.hookUrl, punchOut?.origins ?? []);
    if (hook === undefined) throw new HttpError('not-found');
    const ownSkus = shop === null || shop.kind === 'demonstration' ? symbolsAsSkus : shop.skus;
    const target = targetOf(requested.target);
    return {
      name: hook.host,
      rules: { kind: 'oci', skus: punchOut?.skus ?? ownSkus },
      answers: false,
      handOver: (items, order) => ({
        method: 'post',
        address: requested.hookUrl,
        target,
        fields: [...punchOutFields({ ...requested, target }), ...ociFields(items, order)],
      }),
    };
  }
  switch (shop?.kind) {
    case undefined:
      throw new HttpError('not-found');
    case 'demonstration':
      return {
        name: allTexts[language].shop.demonstration,
        rules: { kind: 'oci', skus: symbolsAsSkus },
        answers: true,
        handOver: (items, order, answerAddress) => {
          const fields = [...ociFields(items, order), answerField(answerAddress)];
          return formBytes(fields) > FORM_BYTES
            ? null
            : { method: 'post', address: publicPath(demonstrationAddress(deployment, language)), fields };
        },
      };
    case 'oci': {
      const { name, address, answers } = shop;
      return {
        name,
        rules: shop,
        answers,
        handOver: (items, order, answerAddress) => ({
          method: 'post',
          address,
          fields: [...ociFields(items, order), ...(answers ? [answerField(answerAddress)] : [])],
        }),
      };
    }
    case 'link':
      return {
        name: shop.name,
        rules: shop,
        answers: shop.address.includes('{answer}'),
        handOver: (items, _order, answerAddress) => {
          const address = shopLink(items, shop, answerAddress);
          return address === undefined ? null : { method: 'get', address };
        },
      };
  }
};

/** The field of a form that tells the shop where to send its answer. */
const answerField = (address: string): FormField => ({ name: ANSWER_FIELD, value: address });

const symbolsAsSkus = { suffixes: {}, exceptions: {} } as const;

/** The size of a posted form in bytes. */
const formBytes = (fields: readonly FormField[]): number =>
  new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value])).toString().length;

/** Articles to order, each once, and sentences about items that cannot be ordered. */
export type OrderList = { readonly lines: readonly OrderLine[]; readonly remarks: readonly string[] };

/** The quantities to order of a project, or the order list of a room or of selected sets as in documents. */
const orderLines = async (
  store: Store,
  projectId: string,
  { sets: named, groupId }: ShopOrderBody,
  context: DocumentContext,
): Promise<OrderList> => {
  if (named !== null) {
    const { project, sets } = await requireSets(store, projectId, named);
    const document = componentListDocument(project, await buildDocumentSets(sets, context), context);
    return listOf(
      document.orderList,
      document.sets.flatMap(({ remarks }) => remarks),
    );
  }
  if (groupId === null) {
    const { project, storedOrder } = await requireOrder(store, projectId);
    const order = await buildPurchaseOrder(project, storedOrder, context);
    return { lines: openLines(order), remarks: order.remarks };
  }
  const project = requireProject(await store.read(() => loadProject(projectId)));
  const scope: ProjectScope = { kind: 'room', room: requireRoom(project.rooms, groupId) };
  const described = await buildDocumentSets(setsInScope(project, scope), context, project.sets);
  const { orderList, rooms } = projectDocument(project, scope, context, described);
  const remarks = rooms.flatMap((room) => [...room.sets.flatMap(({ set }) => set.remarks), ...room.remarks]);
  return listOf(orderList, remarks);
};

const listOf = (lines: readonly DocumentLine[], remarks: readonly string[]): OrderList => ({
  lines: lines.map(({ article: { symbol, name, price }, quantity }) => ({ symbol, name, price, quantity })),
  remarks: [...new Set(remarks)],
});
