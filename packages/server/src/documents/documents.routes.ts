import type { SharePurpose } from '@ramka/contract/routes';
import type { FastifyInstance } from 'fastify';
import { type ErrorIssue, HttpError } from '../http/errors.ts';
import { noLabels } from '../project/issues.ts';
import { requireProject } from '../project/project-row.ts';
import { loadRooms } from '../project/rooms/rooms.store.ts';
import { loadProject, type StoredProject } from '../project/projects.store.ts';
import { countEntries } from '../project/rooms/room-entries.store.ts';
import { requireRoom } from '../project/rooms/rooms.routes.ts';
import { requireSets } from '../project/sets/component-list.routes.ts';
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
import { buildDocumentSets, onWalls } from './content/document-set.ts';
import {
  drillingTemplate,
  type DrillingTemplateDocument,
  drillingTemplates,
} from './content/drilling-template-document.ts';
import { withPoints } from './labelled-context.ts';
import { stickersDocument } from './content/stickers-document.ts';
import { projectDocument, type ProjectDocument, type ProjectScope, setsInScope } from './content/project-document.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import {
  registerFileEndpoint,
  renderRequested,
  contextFor,
  handOverContext,
  type RequestedDocument,
  type DocumentRequest,
  type DocumentServices,
} from './file-endpoint.ts';
import type { RenderContent } from './render-worker.ts';
import { addOrderRoutes } from './order/order.routes.ts';

/**
 * Creates a render pool that closes with the server. The pool warms up after the first request to a project: documents
 * are never requested earlier, and an idle server keeps no worker thread.
 */
export const renderPoolOf = (app: FastifyInstance): RenderPool => {
  const maker = createRenderPool();
  let preparation: NodeJS.Timeout | undefined;
  app.addHook('onResponse', (request, _reply, done) => {
    if (preparation === undefined && request.routeOptions.url?.startsWith('/api/project/') === true)
      preparation = setTimeout(() => void maker.warmUp().catch(() => undefined), WARM_UP_DELAY).unref();
    done();
  });
  app.addHook('onClose', async () => {
    clearTimeout(preparation);
    await maker.close();
  });
  return maker;
};

/** Registers every endpoint that returns a document. */
export const addDocuments = (api: FastifyInstance, services: DocumentServices): void => {
  addProjectDocumentRoutes(api, services);
  addHandOverRoutes(api, services);
  addSetDocumentRoutes(api, services);
  addDrillingTemplateRoutes(api, services);
  addPointsRoutes(api, services);
  addComparisonRoutes(api, services);
  addOrderRoutes(api, services);
};

/** Milliseconds. By then the first visitor has received the project page, and warming up a thread does not delay it. */
const WARM_UP_DELAY = 3000;

/** Endpoints for documents about a project or one of its rooms (docs/specification.md#s7-19, docs/readings.md#r10). */
const addProjectDocumentRoutes = (api: FastifyInstance, services: DocumentServices): void => {
  const contentFor = async (request: ProjectDocumentRequest): Promise<ProjectDocument> => {
    const project = requireProject(await services.store.read(() => loadProject(request.params.projectId)));
    const scope = scopeOf(project, request.body);
    const context = await withPoints(services, project, contextFor(services, request));
    const sets = await buildDocumentSets(setsInScope(project, scope), context, project.sets);
    const roomId = scope.kind === 'room' ? scope.room.id : undefined;
    return projectDocument(project, scope, context, onWalls(sets, project, roomId));
  };

  const documentFor = async (
    request: ProjectDocumentRequest,
    formOf: (content: ProjectDocument) => RenderContent,
  ): Promise<RequestedDocument> => {
    const { projectId } = request.params;
    const size = await services.store.read(() => countEntries(projectId, request.body.groupId));
    return { size, build: async () => formOf(await contentFor(request)) };
  };

  registerFileEndpoint(api, 'writeProjectPdf', async (request, requester) =>
    renderRequested(services, await documentFor(request, (content) => ({ form: 'pdf', content })), requester),
  );

  registerFileEndpoint(api, 'writeProjectWorkbook', async (request, requester) =>
    renderRequested(services, await documentFor(request, (content) => ({ form: 'workbook', content })), requester),
  );

  registerFileEndpoint(api, 'writeProjectCsv', async (request, requester) => {
    const { dialect } = request.body;
    return renderRequested(
      services,
      await documentFor(request, (content) => ({ form: 'csv', content, dialect })),
      requester,
    );
  });

  registerFileEndpoint(api, 'writeSiteSheet', async (request, requester) => {
    const { projectId, groupId } = request.params;
    const build = async (): Promise<RenderContent> => {
      const project = requireProject(await services.store.read(() => loadProject(projectId)));
      const room = requireRoom(project.rooms, groupId);
      const context = await withPoints(services, project, await handOverContext(services, request, 'installation'));
      const sets = await buildDocumentSets(setsInScope(project, { kind: 'room', room }), context, project.sets);
      return { form: 'pdf', content: siteSheetDocument(project, room, context, sets) };
    };
    const size = await services.store.read(() => countEntries(projectId, groupId));
    return renderRequested(services, { size, build: build }, requester);
  });
};

/** Endpoints for documents about a whole project. */
const addHandOverRoutes = (api: FastifyInstance, services: DocumentServices): void => {
  const documentFor = async (
    request: DocumentRequest & { readonly params: { readonly projectId: string } },
    purpose: SharePurpose,
    contentOf: typeof clientDocument | typeof siteSheetsDocument,
  ): Promise<RequestedDocument> => {
    const { projectId } = request.params;
    const build = async (): Promise<RenderContent> => {
      const project = requireProject(await services.store.read(() => loadProject(projectId)));
      const plain = await handOverContext(services, request, purpose);
      const context = purpose === 'installation' ? await withPoints(services, project, plain) : plain;
      const sets = await buildDocumentSets(setsInScope(project, { kind: 'all' }), context, project.sets);
      return { form: 'pdf', content: contentOf(project, context, onWalls(sets, project)) };
    };
    return { size: await services.store.read(() => countEntries(projectId, null)), build };
  };

  registerFileEndpoint(api, 'writeClientPdf', async (request, requester) =>
    renderRequested(services, await documentFor(request, 'client', clientDocument), requester),
  );

  registerFileEndpoint(api, 'writeSiteSheets', async (request, requester) =>
    renderRequested(services, await documentFor(request, 'installation', siteSheetsDocument), requester),
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

/** Endpoints for documents about selected sets (docs/specification.md#s7-31, docs/readings.md#r10). */
const addSetDocumentRoutes = (api: FastifyInstance, services: DocumentServices): void => {
  const describedFor = async ({ params, body }: SetDocumentRequest, context: DocumentContext) => {
    const { project, sets } = await requireSets(services.store, params.projectId, body.sets);
    const rooms = await services.store.read(() => loadRooms(params.projectId));
    return { project, sets: onWalls(await buildDocumentSets(sets, context), { ...project, rooms }) };
  };

  const contentFor = async (request: SetDocumentRequest): Promise<ComponentListDocument> => {
    const context = contextFor(services, request);
    const { project, sets } = await describedFor(request, context);
    return componentListDocument(project, sets, context);
  };

  const documentFor = (
    request: SetDocumentRequest,
    formOf: (content: ComponentListDocument) => RenderContent,
  ): RequestedDocument => ({
    size: request.body.sets.length,
    build: async () => formOf(await contentFor(request)),
  });

  registerFileEndpoint(api, 'writeComponentsPdf', async (request, requester) =>
    renderRequested(
      services,
      documentFor(request, (content) => ({ form: 'pdf', content })),
      requester,
    ),
  );

  registerFileEndpoint(api, 'writeComponentsWorkbook', async (request, requester) =>
    renderRequested(
      services,
      documentFor(request, (content) => ({ form: 'workbook', content })),
      requester,
    ),
  );

  registerFileEndpoint(api, 'writeComponentsCsv', async (request, requester) => {
    const { dialect } = request.body;
    return renderRequested(
      services,
      documentFor(request, (content) => ({ form: 'csv', content, dialect })),
      requester,
    );
  });

  registerFileEndpoint(api, 'writeCards', async (request, requester) => {
    const build = async (): Promise<RenderContent> => {
      const context = contextFor(services, request);
      const { project, sets } = await describedFor(request, context);
      return { form: 'pdf', content: cardsDocument(project, sets, context) };
    };
    return renderRequested(services, { size: request.body.sets.length, build: build }, requester);
  });
};

type SetDocumentRequest = DocumentRequest & {
  readonly params: { readonly projectId: string };
  readonly body: { readonly sets: readonly number[] };
};

/** Endpoints for the labels of all pieces: stickers, and a list for programs. */
const addPointsRoutes = (api: FastifyInstance, services: DocumentServices): void => {
  const labelled = async (request: DocumentRequest & { readonly params: { readonly projectId: string } }) => {
    const { projectId } = request.params;
    const project = requireProject(await services.store.read(() => loadProject(projectId)));
    const context = await withPoints(services, project, contextFor(services, request));
    if (context.points === undefined || context.points.size === 0) throw new HttpError('unprocessable', [noLabels]);
    return { project, context };
  };

  registerFileEndpoint(api, 'writeStickers', async (request, requester) => {
    const build = async (): Promise<RenderContent> => {
      const { project, context } = await labelled(request);
      return { form: 'pdf', content: stickersDocument(project, context, request.body) };
    };
    return renderRequested(services, { size: 1, build }, requester);
  });

  registerFileEndpoint(api, 'writePointsCsv', async (request, requester) => {
    const { projectId } = request.params;
    const build = async (): Promise<RenderContent> => {
      const { project, context } = await labelled(request);
      const scope = { kind: 'all' } as const;
      const sets = await buildDocumentSets(setsInScope(project, scope), context, project.sets);
      const content = projectDocument(project, scope, context, sets);
      return { form: 'points-csv', content, dialect: request.body.dialect };
    };
    return renderRequested(
      services,
      { size: await services.store.read(() => countEntries(projectId, null)), build },
      requester,
    );
  });
};

/** Endpoints for the drilling templates of a set and of a room. */
const addDrillingTemplateRoutes = (api: FastifyInstance, services: DocumentServices): void => {
  registerFileEndpoint(api, 'writeDrillingTemplate', async (request, requester) => {
    const { projectId, setId } = request.params;
    const { groupId, vertical, height } = request.body;
    const build = async (): Promise<RenderContent> => {
      const project = requireProject(await services.store.read(() => loadProject(projectId)));
      const set = project.sets.find(({ id }) => id === setId);
      if (set === undefined) throw new HttpError('unknown-set');
      const room = groupId === null ? undefined : requireRoom(project.rooms, groupId);
      const plain = await handOverContext(services, request, 'installation');
      const context = await withPoints(services, project, plain);
      const hanging = { vertical, heightAboveFloor: height };
      return { form: 'pdf', content: requireFrame(await drillingTemplate(project, set, room, hanging, context)) };
    };
    return renderRequested(services, { size: 1, build }, requester);
  });

  registerFileEndpoint(api, 'writeDrillingTemplates', async (request, requester) => {
    const { projectId, groupId } = request.params;
    const build = async (): Promise<RenderContent> => {
      const project = requireProject(await services.store.read(() => loadProject(projectId)));
      const plain = await handOverContext(services, request, 'installation');
      const context = await withPoints(services, project, plain);
      const content = await drillingTemplates(project, requireRoom(project.rooms, groupId), context);
      return { form: 'pdf', content: requireFrame(content) };
    };
    const size = await services.store.read(() => countEntries(projectId, groupId));
    return renderRequested(services, { size, build }, requester);
  });
};

const requireFrame = (content: DrillingTemplateDocument | undefined): DrillingTemplateDocument => {
  if (content === undefined) throw new HttpError('unprocessable', [noFrame]);
  return content;
};

const noFrame: ErrorIssue = { path: '', code: 'no-frame', message: ({ input }) => input.noFrame };

/** Endpoints for the comparison of a project with its variant. */
const addComparisonRoutes = (api: FastifyInstance, services: DocumentServices): void => {
  const documentFor = async (request: ComparisonRequest, form: 'pdf' | 'workbook'): Promise<RequestedDocument> => {
    const entries = await services.store.read(() => countEntries(request.params.projectId, null));
    const build = async (): Promise<RenderContent> => {
      const compared = await requireCompared(services, request.params);
      return { form, content: await comparisonDocument(compared, contextFor(services, request)) };
    };
    // The variant has about as many entries as the project.
    return { size: 2 * entries, build };
  };

  registerFileEndpoint(api, 'writeComparisonPdf', async (request, requester) =>
    renderRequested(services, await documentFor(request, 'pdf'), requester),
  );

  registerFileEndpoint(api, 'writeComparisonWorkbook', async (request, requester) =>
    renderRequested(services, await documentFor(request, 'workbook'), requester),
  );
};

type ComparisonRequest = DocumentRequest & {
  readonly params: { readonly projectId: string; readonly variantId: string };
};
