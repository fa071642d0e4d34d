import type { FastifyInstance } from 'fastify';
import { requireProject } from '../project/project-row.ts';
import { loadProject, type StoredProject } from '../project/projects.store.ts';
import { countEntries } from '../project/rooms/room-entries.store.ts';
import { requireRoom } from '../project/rooms/rooms.routes.ts';
import { requireNamedSets } from '../project/sets/component-list.routes.ts';
import { requireCompared } from '../variants/variants.routes.ts';
import { comparisonDocument } from './content/comparison-document.ts';
import {
  cardsDocument,
  clientDocument,
  componentListDocument,
  type ComponentListDocument,
  siteSheetDocument,
  siteSheetsDocument,
} from './content/document-content.ts';
import type { DocumentContext } from './content/document-context.ts';
import { describeSets } from './content/document-set.ts';
import { projectDocument, type ProjectDocument, type ProjectScope, setsInScope } from './content/project-document.ts';
import { documentMaker, type DocumentMaker } from './render-pool.ts';
import {
  addFileCall,
  answerDocument,
  contextFor,
  type DescribedDocument,
  type DocumentRequest,
  type DocumentServices,
} from './file-call.ts';
import type { DocumentForm } from './render-worker.ts';
import { addOrderRoutes } from './order/order.routes.ts';

/**
 * A maker of documents whose threads end with the server. It gets ready when somebody is at a project: nobody orders a
 * document before that, and a server without visitors keeps no thread.
 */
export const servedDocumentMaker = (app: FastifyInstance): DocumentMaker => {
  const maker = documentMaker();
  let preparation: NodeJS.Timeout | undefined;
  app.addHook('onResponse', (request, _reply, done) => {
    if (preparation === undefined && request.routeOptions.url?.startsWith('/api/project/') === true)
      preparation = setTimeout(() => void maker.prepare().catch(() => undefined), PREPARATION).unref();
    done();
  });
  app.addHook('onClose', async () => {
    clearTimeout(preparation);
    await maker.close();
  });
  return maker;
};

/** Every call that answers a document. */
export const addDocuments = (api: FastifyInstance, services: DocumentServices): void => {
  addProjectDocumentRoutes(api, services);
  addWholeProjectRoutes(api, services);
  addSetDocumentRoutes(api, services);
  addComparisonRoutes(api, services);
  addOrderRoutes(api, services);
};

/** After so many milliseconds the first visitor has the page of the project, and a thread can be made ready for documents. */
const PREPARATION = 3000;

/**
 * The calls that answer documents about a project or one of its rooms (docs/specification.md#s7-19,
 * docs/readings.md#r10).
 */
const addProjectDocumentRoutes = (api: FastifyInstance, services: DocumentServices): void => {
  const contentFor = async (request: ProjectDocumentRequest): Promise<ProjectDocument> => {
    const project = requireProject(await services.store.read(() => loadProject(request.params.projectId)));
    const scope = scopeOf(project, request.body);
    const context = contextFor(services, request);
    return projectDocument(project, scope, context, await describeSets(setsInScope(project, scope), context));
  };

  /** A document about what a request names. */
  const documentFor = async (
    request: ProjectDocumentRequest,
    formOf: (content: ProjectDocument) => DocumentForm,
  ): Promise<DescribedDocument> => {
    const { projectId } = request.params;
    const size = await services.store.read(() => countEntries(projectId, request.body.groupId));
    return { size, describe: async () => formOf(await contentFor(request)) };
  };

  addFileCall(api, 'writeProjectPdf', async (request, orderer) =>
    answerDocument(services, await documentFor(request, (content) => ({ form: 'pdf', content })), orderer),
  );

  addFileCall(api, 'writeProjectWorkbook', async (request, orderer) =>
    answerDocument(services, await documentFor(request, (content) => ({ form: 'workbook', content })), orderer),
  );

  addFileCall(api, 'writeProjectCsv', async (request, orderer) => {
    const { dialect } = request.body;
    return answerDocument(
      services,
      await documentFor(request, (content) => ({ form: 'csv', content, dialect })),
      orderer,
    );
  });

  addFileCall(api, 'writeSiteSheet', async (request, orderer) => {
    const { projectId, groupId } = request.params;
    const describe = async (): Promise<DocumentForm> => {
      const project = requireProject(await services.store.read(() => loadProject(projectId)));
      const room = requireRoom(project.rooms, groupId);
      const context = contextFor(services, request);
      const sets = await describeSets(setsInScope(project, { kind: 'room', room }), context);
      return { form: 'pdf', content: siteSheetDocument(project, room, context, sets) };
    };
    const size = await services.store.read(() => countEntries(projectId, groupId));
    return answerDocument(services, { size, describe }, orderer);
  });
};

/** The calls that answer documents about a whole project and the sets in its rooms. */
const addWholeProjectRoutes = (api: FastifyInstance, services: DocumentServices): void => {
  /** A document about the whole project and its sets. */
  const wholeFor = async (
    request: DocumentRequest & { readonly params: { readonly projectId: string } },
    contentOf: typeof clientDocument | typeof siteSheetsDocument,
  ): Promise<DescribedDocument> => {
    const { projectId } = request.params;
    const describe = async (): Promise<DocumentForm> => {
      const project = requireProject(await services.store.read(() => loadProject(projectId)));
      const context = contextFor(services, request);
      const sets = await describeSets(setsInScope(project, { kind: 'all' }), context);
      return { form: 'pdf', content: contentOf(project, context, sets) };
    };
    return { size: await services.store.read(() => countEntries(projectId, null)), describe };
  };

  addFileCall(api, 'writeClientPdf', async (request, orderer) =>
    answerDocument(services, await wholeFor(request, clientDocument), orderer),
  );

  addFileCall(api, 'writeSiteSheets', async (request, orderer) =>
    answerDocument(services, await wholeFor(request, siteSheetsDocument), orderer),
  );
};

type ProjectDocumentRequest = DocumentRequest & {
  readonly params: { readonly projectId: string };
  readonly body: { readonly groupId: number | null; readonly ecatalogProductsOnly: boolean };
};

const scopeOf = (
  project: StoredProject,
  { groupId, ecatalogProductsOnly }: ProjectDocumentRequest['body'],
): ProjectScope => {
  if (ecatalogProductsOnly) return { kind: 'e-catalogue' };
  return groupId === null ? { kind: 'all' } : { kind: 'room', room: requireRoom(project.rooms, groupId) };
};

/** The calls that answer documents about named sets (docs/specification.md#s7-31, docs/readings.md#r10). */
const addSetDocumentRoutes = (api: FastifyInstance, services: DocumentServices): void => {
  const describedFor = async ({ params, body }: SetDocumentRequest, context: DocumentContext) => {
    const { project, sets } = await requireNamedSets(services.store, params.projectId, body.sets);
    return { project, sets: await describeSets(sets, context) };
  };

  const contentFor = async (request: SetDocumentRequest): Promise<ComponentListDocument> => {
    const context = contextFor(services, request);
    const { project, sets } = await describedFor(request, context);
    return componentListDocument(project, sets, context);
  };

  const documentFor = (
    request: SetDocumentRequest,
    formOf: (content: ComponentListDocument) => DocumentForm,
  ): DescribedDocument => ({
    size: request.body.sets.length,
    describe: async () => formOf(await contentFor(request)),
  });

  addFileCall(api, 'writeComponentsPdf', async (request, orderer) =>
    answerDocument(
      services,
      documentFor(request, (content) => ({ form: 'pdf', content })),
      orderer,
    ),
  );

  addFileCall(api, 'writeComponentsWorkbook', async (request, orderer) =>
    answerDocument(
      services,
      documentFor(request, (content) => ({ form: 'workbook', content })),
      orderer,
    ),
  );

  addFileCall(api, 'writeComponentsCsv', async (request, orderer) => {
    const { dialect } = request.body;
    return answerDocument(
      services,
      documentFor(request, (content) => ({ form: 'csv', content, dialect })),
      orderer,
    );
  });

  addFileCall(api, 'writeCards', async (request, orderer) => {
    const describe = async (): Promise<DocumentForm> => {
      const context = contextFor(services, request);
      const { project, sets } = await describedFor(request, context);
      return { form: 'pdf', content: cardsDocument(project, sets, context) };
    };
    return answerDocument(services, { size: request.body.sets.length, describe }, orderer);
  });
};

type SetDocumentRequest = DocumentRequest & {
  readonly params: { readonly projectId: string };
  readonly body: { readonly sets: readonly number[] };
};

/** The calls that answer the comparison of a project with its variant. */
const addComparisonRoutes = (api: FastifyInstance, services: DocumentServices): void => {
  const documentFor = async (request: ComparisonRequest, form: 'pdf' | 'workbook'): Promise<DescribedDocument> => {
    const entries = await services.store.read(() => countEntries(request.params.projectId, null));
    const describe = async (): Promise<DocumentForm> => {
      const compared = await requireCompared(services, request.params);
      return { form, content: await comparisonDocument(compared, contextFor(services, request)) };
    };
    // A variant holds about as much.
    return { size: 2 * entries, describe };
  };

  addFileCall(api, 'writeComparisonPdf', async (request, orderer) =>
    answerDocument(services, await documentFor(request, 'pdf'), orderer),
  );

  addFileCall(api, 'writeComparisonWorkbook', async (request, orderer) =>
    answerDocument(services, await documentFor(request, 'workbook'), orderer),
  );
};

type ComparisonRequest = DocumentRequest & {
  readonly params: { readonly projectId: string; readonly variantId: string };
};
