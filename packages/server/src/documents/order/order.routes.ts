import type { WireOrder } from '@ramka/contract/wire/order';
import { decimalFromPrice } from '@ramka/domain/money';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../http/endpoint.ts';
import { HttpError, type ErrorIssue } from '../../http/errors.ts';
import { unwrap } from '../../project/change.ts';
import { changeOrder, type StoredOrder, loadOrder } from '../../project/order/order.store.ts';
import { requireProject } from '../../project/project-row.ts';
import { loadProject, type StoredProject } from '../../project/projects.store.ts';
import { countEntries } from '../../project/rooms/room-entries.store.ts';
import { pipelined } from '../../store/operation.ts';
import type { Store } from '../../store/store.ts';
import {
  purchaseOrderDocument,
  type PurchaseOrderDocument,
  type PurchaseOrder,
  buildPurchaseOrder,
} from '../content/order-document.ts';
import { withPoints } from '../labelled-context.ts';
import {
  registerFileEndpoint,
  renderRequested,
  contextFor,
  handOverContext,
  type DocumentRequest,
  type DocumentServices,
} from '../file-endpoint.ts';
import type { RenderContent } from '../render-worker.ts';
import { openTransItems } from './order-files.ts';

/** Endpoints of a project's purchase order: content, annotations and files. */
export const addOrderRoutes = (api: FastifyInstance, services: DocumentServices): void => {
  const { store } = services;

  registerEndpoint(api, 'readOrder', async (request) => {
    const { project, storedOrder } = await requireOrder(store, request.params.projectId);
    return orderResponse(
      project,
      storedOrder,
      await buildPurchaseOrder(project, storedOrder, contextFor(services, request)),
    );
  });

  registerEndpoint(api, 'changeOrder', async ({ params: { projectId }, body }) => {
    const change = { projectId, now: Date.now() };
    const { terms, annotations } = unwrap(await store.write(() => changeOrder(change, body)));
    return { terms, articles: annotations.map((note) => ({ ...note })) };
  });

  const fileOf = async (request: OrderRequest, formOf: (content: PurchaseOrderDocument) => RenderContent) => {
    const { projectId } = request.params;
    const size = await store.read(() => countEntries(projectId, null));
    const build = async (): Promise<RenderContent> => {
      const { project, storedOrder } = await requireOrder(store, projectId);
      const context = await withPoints(services, project, await handOverContext(services, request, 'order'));
      return formOf(await purchaseOrderDocument(project, storedOrder, context));
    };
    return { size, build };
  };

  registerFileEndpoint(api, 'writeOrderPdf', async (request, requester) =>
    renderRequested(services, await fileOf(request, (content) => ({ form: 'pdf', content })), requester),
  );

  registerFileEndpoint(api, 'writeOrderWorkbook', async (request, requester) =>
    renderRequested(services, await fileOf(request, (content) => ({ form: 'workbook', content })), requester),
  );

  registerFileEndpoint(api, 'writeOrderCsv', async (request, requester) => {
    const { dialect } = request.body;
    const form = 'order-csv';
    return renderRequested(services, await fileOf(request, (content) => ({ form, content, dialect })), requester);
  });

  registerFileEndpoint(api, 'writeOpenTrans', async (request, requester) => {
    const now = Date.now();
    const { timeZone } = services.deployment;
    let omitted: readonly string[] = [];
    const formOf = (content: PurchaseOrderDocument): RenderContent => {
      const order = openTransItems(content);
      omitted = order.omitted;
      // An order needs at least one item.
      if (order.items.length === 0)
        throw new HttpError('unprocessable', [omitted.length === 0 ? nothingToOrder : longSymbols(omitted)]);
      return { form: 'open-trans', content, now, timeZone };
    };
    const file = await renderRequested(services, await fileOf(request, formOf), requester);
    return { ...file, omitted };
  });
};

const nothingToOrder: ErrorIssue = {
  path: '',
  code: 'nothing-to-order',
  message: ({ input }) => input.nothingToOrder,
};

const longSymbols = (symbols: readonly string[]): ErrorIssue => ({
  path: '',
  code: 'symbols-too-long',
  message: ({ input }) => input.longSymbols(symbols.join(', ')),
});

type OrderRequest = DocumentRequest & { readonly params: { readonly projectId: string } };

/** Reads a project and its stored order from one snapshot. */
export const requireOrder = async (
  store: Store,
  projectId: string,
): Promise<{ readonly project: StoredProject; readonly storedOrder: StoredOrder }> => {
  const [project, storedOrder] = await store.read(() => pipelined(loadProject(projectId), loadOrder(projectId)));
  return { project: requireProject(project), storedOrder };
};

const orderResponse = (project: StoredProject, { terms }: StoredOrder, order: PurchaseOrder): WireOrder => ({
  terms,
  articles: order.lines.map(({ article, kind, image, pack, discontinued, need, have, ordered, reserve }) => ({
    symbol: article.symbol,
    name: article.name,
    serieName: article.seriesName,
    kind,
    image,
    catalogUrl: article.catalogUrl,
    price: article.price === null ? null : decimalFromPrice(article.price),
    pack,
    quantity: need,
    gone: discontinued,
    have,
    ordered,
    reserve,
  })),
  groups: project.rooms.map(({ id, sets, products }) => ({ id, bundles: [...sets], products: [...products] })),
  bundles: order.bundles.map(({ id, rows, remarks }) => ({ id, rows: [...rows], remarks: [...remarks] })),
  products: [...order.products],
  ecatalogProducts: [...order.ecatalogProducts],
});
