import type { FastifyInstance } from 'fastify';
import { addProjectDocumentRoutes } from './calls/project-document.routes.ts';
import { addSetDocumentRoutes } from './calls/set-document.routes.ts';
import type { DocumentServices } from './document-services.ts';
import { documentMaker } from './making/document-maker.ts';

/** Every call that answers a document; its threads end with the server. */
export const addDocuments = (api: FastifyInstance, services: Omit<DocumentServices, 'maker'>): void => {
  const maker = documentMaker();
  api.addHook('onClose', () => maker.close());
  addProjectDocumentRoutes(api, { ...services, maker });
  addSetDocumentRoutes(api, { ...services, maker });
};
