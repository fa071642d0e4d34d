import fastifySwagger, { type StaticDocumentSpec } from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi-document.ts';

/** Shows the description of the API at `/api/docs`, and serves it at `/api/docs/json`. */
export const addApiDocs = async (app: FastifyInstance): Promise<void> => {
  // The plugin serves any document, but its types know OpenAPI 3.0 only.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const document = openApiDocument() as unknown as StaticDocumentSpec['document'];
  await app.register(fastifySwagger, { mode: 'static', specification: { document } });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: contentSecurityPolicy,
    // Without the bar at the top: it would load any address that is typed in, and writes a style into the page.
    uiConfig: { validatorUrl: null, layout: 'BaseLayout' },
  });
};

/** Everything comes from this server, and nothing is inline; what Swagger UI sets on an element by script may stay. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
