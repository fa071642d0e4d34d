import type { FastifyInstance } from 'fastify';
import { findNamedSets } from '../../sets/find-named-sets.ts';
import { cardsDocument } from '../content/kinds/cards-document.ts';
import { componentListDocument, type ComponentListDocument } from '../content/kinds/component-list-document.ts';
import { answerDocument, contextFor, type DocumentServices } from '../document-services.ts';
import { addFileCall } from '../files/add-file-call.ts';

/** The calls that answer documents about named sets (specification §7, reading R10). */
export const addSetDocumentRoutes = (api: FastifyInstance, services: DocumentServices): void => {
  const contentFor = async (request: SetDocumentRequest): Promise<ComponentListDocument> => {
    const { project, sets } = await findNamedSets(services.store, request.params.projectId, request.body.sets);
    return componentListDocument(project, sets, contextFor(services, request));
  };

  addFileCall(api, 'writeComponentsPdf', async (request, orderer) =>
    answerDocument(services, { form: 'pdf', content: await contentFor(request) }, orderer),
  );

  addFileCall(api, 'writeComponentsWorkbook', async (request, orderer) =>
    answerDocument(services, { form: 'workbook', content: await contentFor(request) }, orderer),
  );

  addFileCall(api, 'writeComponentsCsv', async (request, orderer) => {
    const { dialect } = request.body;
    return answerDocument(services, { form: 'csv', content: await contentFor(request), dialect }, orderer);
  });

  addFileCall(api, 'writeCards', async (request, orderer) => {
    const { project, sets } = await findNamedSets(services.store, request.params.projectId, request.body.sets);
    const content = cardsDocument(project, sets, contextFor(services, request));
    return answerDocument(services, { form: 'pdf', content }, orderer);
  });
};

type SetDocumentRequest = Parameters<typeof contextFor>[1] & {
  readonly params: { readonly projectId: string };
  readonly body: { readonly sets: readonly number[] };
};
