import { randomBytes } from 'node:crypto';
import type { Deployment, Shop } from '@ramka/contract/deployment';
import type { ShopOrder, ShopOrderBody } from '@ramka/contract/wire/document';
import { checkOrder, ociFields, type OciOrder, type OrderItem, type OrderLine, shopLink } from '@ramka/domain/order';
import type { Language } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import type { FastifyInstance } from 'fastify';
import { componentListDocument } from '../documents/content/document-content.ts';
import { documentContext, type DocumentContext } from '../documents/content/document-context.ts';
import { openLines, buildPurchaseOrder } from '../documents/content/order-document.ts';
import { buildDocumentSets } from '../documents/content/document-set.ts';
import type { DocumentLine } from '../documents/content/articles.ts';
import { projectDocument, type ProjectScope, setsInScope } from '../documents/content/project-document.ts';
import { requireOrder } from '../documents/order/order.routes.ts';
import { registerEndpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { requireSets } from '../project/sets/component-list.routes.ts';
import { requireProject } from '../project/project-row.ts';
import type { ProjectServices } from '../project/set-responses.ts';
import { loadProject } from '../project/projects.store.ts';
import { requireRoom } from '../project/rooms/rooms.routes.ts';
import type { Store } from '../store/store.ts';
import { escapeHtml } from '../share-links/html.ts';

/** Registers the endpoint that prepares an order for the deployment's shop. Without a shop it does not exist. */
export const addShopRoutes = (api: FastifyInstance, { store, catalogue, deployment }: ProjectServices): void => {
  const { shop, copyrightHolder: publisher } = deployment;
  registerEndpoint(api, 'orderFromShop', async ({ params, body, language }) => {
    if (shop === null) throw new HttpError('not-found');
    const context = documentContext({ language, catalogue, publisher, appAddress: '', now: Date.now() });
    const { lines, remarks } = await orderLines(store, params.projectId, body, context);
    const isDemonstration = shop.kind === 'demonstration';
    const { items, findings } = checkOrder(lines, isDemonstration ? demonstration : shop);
    const order = { currency: catalogue.currency.code, quoteId: randomBytes(12).toString('base64url') };
    const way: ShopTarget = isDemonstration
      ? { kind: 'oci', address: demonstrationAddress(deployment, language) }
      : shop;
    return {
      shop: isDemonstration ? allTexts[language].shop.demonstration : shop.name,
      items: items.length,
      handOver: withinForm(handOver(way, items, order), isDemonstration ? FORM_BYTES : Number.POSITIVE_INFINITY),
      findings: [...findings],
      remarks: [...remarks],
    };
  });
};

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
    const { project, kept } = await requireOrder(store, projectId);
    const order = await buildPurchaseOrder(project, kept, context);
    return { lines: openLines(order), remarks: order.remarks };
  }
  const project = requireProject(await store.read(() => loadProject(projectId)));
  const scope: ProjectScope = { kind: 'room', room: requireRoom(project.rooms, groupId) };
  const described = await buildDocumentSets(setsInScope(project, scope), context);
  const { orderList, rooms } = projectDocument(project, scope, context, described);
  const remarks = rooms.flatMap((room) => [...room.sets.flatMap(({ set }) => set.remarks), ...room.remarks]);
  return listOf(orderList, remarks);
};

const listOf = (lines: readonly DocumentLine[], remarks: readonly string[]): OrderList => ({
  lines: lines.map(({ article: { symbol, name, price }, quantity }) => ({ symbol, name, price, quantity })),
  remarks: [...new Set(remarks)],
});

/** The properties of a shop that determine how an order is handed over. */
type ShopTarget = Pick<Extract<Shop, { kind: 'oci' }>, 'kind' | 'address'> | Extract<Shop, { kind: 'link' }>;

/** Prepares the transfer of items to a shop; null if there are none or they exceed the limits of a URL. */
const handOver = (shop: ShopTarget, items: readonly OrderItem[], order: OciOrder): ShopOrder['handOver'] => {
  if (items.length === 0) return null;
  if (shop.kind === 'oci') return { method: 'post', address: shop.address, fields: [...ociFields(items, order)] };
  const address = shopLink(items, shop);
  return address === undefined ? null : { method: 'get', address };
};

/** The demonstration shop sells every article under its symbol. */
const demonstration = { kind: 'oci', skus: { suffixes: {}, exceptions: {} } } as const;

const demonstrationAddress = ({ basePath }: Pick<Deployment, 'basePath'>, language: Language): string =>
  `${basePath}sklep-pokazowy?lang=${language}`;

/** Maximum size of a form for the demonstration shop in bytes, and maximum number of displayed items. */
const FORM_BYTES = 64 * 1024;
const MOST_ITEMS = 200;

/** Returns a form that does not exceed the size limit; longer lists must be ordered in parts. */
const withinForm = (handOver: ShopOrder['handOver'], most: number): ShopOrder['handOver'] => {
  if (handOver?.method !== 'post') return handOver;
  const form = new URLSearchParams(handOver.fields.map(({ name, value }): [string, string] => [name, value]));
  return form.toString().length > most ? null : handOver;
};

/** Makes rate limits count the route like an endpoint. */
const basketEndpoint = { summary: '', status: 200 } as const;

/** Serves a demonstration shop for deployments without a real one: a basket that shows the order and orders nothing. */
export const addDemonstrationShop = (scope: FastifyInstance, deployment: Deployment): void => {
  const { basePath, languages } = deployment;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, body),
  );
  scope.post<{ Querystring: { readonly lang?: unknown }; Body: unknown }>(
    `${basePath}sklep-pokazowy`,
    { bodyLimit: FORM_BYTES, config: { endpoint: basketEndpoint } },
    (request, reply) => {
      const language = languages.find((one) => one === request.query.lang) ?? request.language;
      const items = basketOf(typeof request.body === 'string' ? request.body : '');
      return reply.headers(basketHeaders).send(basketPage(items, language, basePath));
    },
  );
  scope.get(`${basePath}sklep-pokazowy.css`, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(basketStyle),
  );
};

const basketHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
} as const;

/** The fields of an item in the received form. */
type BasketItem = Partial<Record<'VENDORMAT' | 'DESCRIPTION' | 'QUANTITY' | 'PRICE' | 'CURRENCY', string>>;

/** The items of an OCI form in ascending order of their numbers. */
const basketOf = (form: string): readonly BasketItem[] => {
  const items = new Map<number, BasketItem>();
  for (const [field, value] of new URLSearchParams(form)) {
    const [, name, number] =
      /^NEW_ITEM-(VENDORMAT|DESCRIPTION|QUANTITY|PRICE|CURRENCY)\[([1-9][0-9]{0,4})\]$/.exec(field) ?? [];
    if (name !== undefined) items.set(Number(number), { ...items.get(Number(number)), [name]: value.slice(0, 60) });
  }
  return [...items]
    .toSorted(([one], [other]) => one - other)
    .slice(0, MOST_ITEMS)
    .map(([, item]) => item);
};

/** Renders the basket as a page without scripts. */
const basketPage = (items: readonly BasketItem[], language: Language, basePath: string): string => {
  const { shop, common } = allTexts[language];
  const rows = items.map(({ VENDORMAT = '', DESCRIPTION = '', QUANTITY = '', PRICE = '', CURRENCY = '' }) => {
    const cells = [VENDORMAT, DESCRIPTION, String(Number(QUANTITY) || 0)].map((cell) => `<td>${escapeHtml(cell)}</td>`);
    const price = PRICE === '' ? common.priceOnRequest : `${PRICE.replace('.', ',')}\u00A0${CURRENCY}`;
    return `<tr>${cells.join('')}<td>${escapeHtml(price)}</td></tr>`;
  });
  const heads = [common.symbol, common.name, common.quantity, common.price].map(
    (head) => `<th scope="col">${escapeHtml(head)}</th>`,
  );
  const table =
    rows.length === 0
      ? `<p>${escapeHtml(shop.emptyBasket)}</p>`
      : `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(shop.demonstration)} – Ramka</title>
<link rel="stylesheet" href="${basePath}sklep-pokazowy.css"></head>
<body><main><p class="kind">${escapeHtml(shop.demonstration)}</p><h1>${escapeHtml(shop.basket)}</h1>
<p class="note" role="note"><strong>${escapeHtml(shop.nothingOrdered)}</strong> ${escapeHtml(shop.demonstrationText)}</p>
<p>${escapeHtml(shop.arrived(rows.length))}</p>${table}</main></body></html>
`;
};

const basketStyle = `:root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f3f1ed, #17191a); color: light-dark(#1e2022, #eeece8); }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px 48px; }
h1 { margin: 0 0 16px; font-size: 28px; }
.kind { margin: 0; color: light-dark(#0a554e, #83d8cc); font-weight: 600; }
.note { padding: 12px 16px; border-radius: 8px; background: light-dark(#fae9e5, #432621); }
table { width: 100%; border-collapse: collapse; background: light-dark(#ffffff, #202324); }
th, td { padding: 8px 10px; border-bottom: 1px solid light-dark(#dfdbd4, #383c3e); text-align: start; overflow-wrap: anywhere; }
th { color: light-dark(#595c5f, #b0b3b3); font-weight: 500; }
th:nth-child(n + 3), td:nth-child(n + 3) { text-align: end; white-space: nowrap; }
td:first-child { font-weight: 600; }
@media (width < 600px) { th, td { padding: 6px 4px; font-size: 13px; } }
`;
