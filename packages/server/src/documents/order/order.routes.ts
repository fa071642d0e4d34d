import type { WireOrder } from '@ramka/contract/wire/order';
import { decimalFromPrice } from '@ramka/domain/money';
import type { FastifyInstance } from 'fastify';
import { addCall } from '../../http/endpoint.ts';
import { ApiProblem, type ProblemIssue } from '../../http/errors.ts';
import { requireAccepted } from '../../project/change.ts';
import { changeOrder, type KeptOrder, loadOrder } from '../../project/order/order.store.ts';
import { requireProject } from '../../project/project-row.ts';
import { loadProject, type StoredProject } from '../../project/projects.store.ts';
import { countEntries } from '../../project/rooms/room-entries.store.ts';
import { pipelined } from '../../store/operation.ts';
import type { Store } from '../../store/store.ts';
import {
  openLines,
  orderDocument,
  type OrderDocument,
  type ProjectOrder,
  projectOrder,
} from '../content/order-document.ts';
import { addFileCall, answerDocument, contextFor, type DocumentRequest, type DocumentServices } from '../file-call.ts';
import type { DocumentForm } from '../render-worker.ts';

/** The calls about the order of a project: what it is, what is noted of it, and its files. */
export const addOrderRoutes = (api: FastifyInstance, services: DocumentServices): void => {
  const { store } = services;

  addCall(api, 'readOrder', async (request) => {
    const { project, kept } = await requireOrder(store, request.params.projectId);
    return orderAnswer(project, kept, await projectOrder(project, kept, contextFor(services, request)));
  });

  addCall(api, 'changeOrder', async ({ params: { projectId }, body }) => {
    const change = { projectId, now: Date.now() };
    const { terms, notes } = requireAccepted(await store.write(() => changeOrder(change, body)));
    return { terms, articles: notes.map((note) => ({ ...note })) };
  });

  const fileOf = async (request: OrderRequest, formOf: (content: OrderDocument) => DocumentForm) => {
    const { projectId } = request.params;
    const size = await store.read(() => countEntries(projectId, null));
    const describe = async (): Promise<DocumentForm> => {
      const { project, kept } = await requireOrder(store, projectId);
      return formOf(await orderDocument(project, kept, contextFor(services, request)));
    };
    return { size, describe };
  };

  addFileCall(api, 'writeOrderPdf', async (request, orderer) =>
    answerDocument(services, await fileOf(request, (content) => ({ form: 'pdf', content })), orderer),
  );

  addFileCall(api, 'writeOrderWorkbook', async (request, orderer) =>
    answerDocument(services, await fileOf(request, (content) => ({ form: 'workbook', content })), orderer),
  );

  addFileCall(api, 'writeOrderCsv', async (request, orderer) => {
    const { dialect } = request.body;
    const form = 'order-csv';
    return answerDocument(services, await fileOf(request, (content) => ({ form, content, dialect })), orderer);
  });

  addFileCall(api, 'writeOpenTrans', async (request, orderer) => {
    const form = 'open-trans';
    const now = Date.now();
    const formOf = (content: OrderDocument): DocumentForm => {
      // An order without items is none.
      if (openLines(content).length === 0) throw new ApiProblem('unprocessable', [nothingToOrder]);
      return { form, content, now };
    };
    return answerDocument(services, await fileOf(request, formOf), orderer);
  });
};

const nothingToOrder: ProblemIssue = {
  path: '',
  code: 'nothing-to-order',
  message: ({ input }) => input.nothingToOrder,
};

type OrderRequest = DocumentRequest & { readonly params: { readonly projectId: string } };

/** A project and what is kept of its order, as of one moment. */
export const requireOrder = async (
  store: Store,
  projectId: string,
): Promise<{ readonly project: StoredProject; readonly kept: KeptOrder }> => {
  const [project, kept] = await store.read(() => pipelined(loadProject(projectId), loadOrder(projectId)));
  return { project: requireProject(project), kept };
};

const orderAnswer = (project: StoredProject, { terms }: KeptOrder, order: ProjectOrder): WireOrder => ({
  terms,
  articles: order.lines.map(({ article, kind, image, pack, gone, need, have, ordered, reserve }) => ({
    symbol: article.symbol,
    name: article.name,
    serieName: article.seriesName,
    kind,
    image,
    catalogUrl: article.catalogUrl,
    price: article.price === null ? null : decimalFromPrice(article.price),
    pack,
    quantity: need,
    gone,
    have,
    ordered,
    reserve,
  })),
  groups: project.rooms.map(({ id, sets, products }) => ({ id, bundles: [...sets], products: [...products] })),
  bundles: order.bundles.map(({ id, rows, remarks }) => ({ id, rows: [...rows], remarks: [...remarks] })),
  products: [...order.products],
  ecatalogProducts: [...order.ecatalogProducts],
});
