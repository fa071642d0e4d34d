import type { FastifyInstance } from 'fastify';
import { addProjectDocumentRoutes } from './calls/project-document.routes.ts';
import { addSetDocumentRoutes } from './calls/set-document.routes.ts';
import type { DocumentServices } from './document-services.ts';
import { documentMaker } from './making/document-maker.ts';

/** Every call that answers a document; its threads end with the server. */
export const addDocuments = (api: FastifyInstance, services: Omit<DocumentServices, 'maker'>): void => {
  const maker = documentMaker();
  let preparation: NodeJS.Timeout | undefined;
  api.addHook('onListen', (done) => {
    preparation = setTimeout(() => void maker.prepare().catch(() => undefined), PREPARATION).unref();
    done();
  });
  api.addHook('onClose', async () => {
    clearTimeout(preparation);
    await maker.close();
  });
  addProjectDocumentRoutes(api, { ...services, maker });
  addSetDocumentRoutes(api, { ...services, maker });
};

/** After so many milliseconds the first visitors have their pages, and a thread can be made ready for documents. */
const PREPARATION = 3000;
