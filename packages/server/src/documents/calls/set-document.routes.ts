import type { FastifyInstance } from 'fastify';
import { findNamedSets } from '../../sets/find-named-sets.ts';
import { cardsDocument } from '../content/kinds/cards-document.ts';
import { componentListDocument, type ComponentListDocument } from '../content/kinds/component-list-document.ts';
import type { DocumentContext } from '../content/document-context.ts';
import { describeInTurns } from '../content/sets/describe-in-turns.ts';
import { answerDocument, contextFor, type DocumentServices } from '../document-services.ts';
import { addFileCall } from '../files/add-file-call.ts';

/** The calls that answer documents about named sets (specification §7, reading R10). */
export const addSetDocumentRoutes = (api: FastifyInstance, services: DocumentServices): void => {
  const describedFor = async ({ params, body }: SetDocumentRequest, context: DocumentContext) => {
    const { project, sets } = await findNamedSets(services.store, params.projectId, body.sets);
    return { project, sets: await describeInTurns(sets, context) };
  };

  const contentFor = async (request: SetDocumentRequest): Promise<ComponentListDocument> => {
    const context = contextFor(services, request);
    const { project, sets } = await describedFor(request, context);
    return componentListDocument(project, sets, context);
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
    const context = contextFor(services, request);
    const { project, sets } = await describedFor(request, context);
    return answerDocument(services, { form: 'pdf', content: cardsDocument(project, sets, context) }, orderer);
  });
};

type SetDocumentRequest = Parameters<typeof contextFor>[1] & {
  readonly params: { readonly projectId: string };
  readonly body: { readonly sets: readonly number[] };
};
