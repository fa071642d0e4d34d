import type { FastifyInstance } from 'fastify';
import { knownProject } from '../../projects/known-project.ts';
import { loadProject, type StoredProject } from '../../projects/load-project.ts';
import { knownRoom } from '../../rooms/known-room.ts';
import {
  projectDocument,
  setsInScope,
  type ProjectDocument,
  type ProjectScope,
} from '../content/kinds/project-document.ts';
import { siteSheetDocument } from '../content/kinds/site-sheet-document.ts';
import { describeInTurns } from '../content/sets/describe-in-turns.ts';
import { answerDocument, contextFor, type DocumentServices } from '../document-services.ts';
import { addFileCall } from '../files/add-file-call.ts';

/** The calls that answer documents about a project or one of its rooms (specification §7, reading R10). */
export const addProjectDocumentRoutes = (api: FastifyInstance, services: DocumentServices): void => {
  const contentFor = async (request: ProjectDocumentRequest): Promise<ProjectDocument> => {
    const project = knownProject(await services.store.read(() => loadProject(request.params.projectId)));
    const scope = scopeOf(project, request.body);
    const context = contextFor(services, request);
    return projectDocument(project, scope, context, await describeInTurns(setsInScope(project, scope), context));
  };

  addFileCall(api, 'writeProjectPdf', async (request, orderer) =>
    answerDocument(services, { form: 'pdf', content: await contentFor(request) }, orderer),
  );

  addFileCall(api, 'writeProjectWorkbook', async (request, orderer) =>
    answerDocument(services, { form: 'workbook', content: await contentFor(request) }, orderer),
  );

  addFileCall(api, 'writeProjectCsv', async (request, orderer) => {
    const { dialect } = request.body;
    return answerDocument(services, { form: 'csv', content: await contentFor(request), dialect }, orderer);
  });

  addFileCall(api, 'writeSiteSheet', async (request, orderer) => {
    const { projectId, groupId } = request.params;
    const project = knownProject(await services.store.read(() => loadProject(projectId)));
    const room = knownRoom(project.rooms, groupId);
    const context = contextFor(services, request);
    const sets = await describeInTurns(setsInScope(project, { kind: 'room', room }), context);
    const content = siteSheetDocument(project, room, context, sets);
    return answerDocument(services, { form: 'pdf', content }, orderer);
  });
};

type ProjectDocumentRequest = Parameters<typeof contextFor>[1] & {
  readonly params: { readonly projectId: string };
  readonly body: { readonly groupId: number | null; readonly ecatalogProductsOnly: boolean };
};

const scopeOf = (
  project: StoredProject,
  { groupId, ecatalogProductsOnly }: ProjectDocumentRequest['body'],
): ProjectScope => {
  if (ecatalogProductsOnly) return { kind: 'e-catalogue' };
  return groupId === null ? { kind: 'all' } : { kind: 'room', room: knownRoom(project.rooms, groupId) };
};
