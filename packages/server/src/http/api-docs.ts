import type { StaticDocumentSpec } from '@fastify/swagger';
import { endpoints } from '@ramka/contract/endpoints';
import type { Endpoint } from '@ramka/contract/endpoints/endpoint';
import { type EndpointName, idempotentEndpoints, type Route, routes } from '@ramka/contract/routes';
import { apiError } from '@ramka/contract/wire/api-error';
import { fastify, type FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PublicPath } from './path-prefix.ts';

/**
 * Serves the API documentation at `/api/docs` and the OpenAPI document at `/api/docs/json`. Both are created by the
 * first request to them, because they are rarely used and would delay every start.
 */
export const addApiDocs = (app: FastifyInstance, publicPath: PublicPath): void => {
  let docs: Promise<FastifyInstance> | undefined;
  app.addHook('onClose', async () => (await docs)?.close());
  for (const url of ['/api/docs', '/api/docs/*'])
    app.get(url, async ({ raw: { url: path = url } }, reply) => {
      docs ??= docsApp(publicPath);
      const answer = await (await docs).inject(path);
      return reply
        .code(answer.statusCode)
        .headers({ ...answer.headers, 'cache-control': 'no-cache' })
        .send(answer.rawPayload);
    });
};

/** An internal server that only serves the documentation. */
const docsApp = async (publicPath: PublicPath): Promise<FastifyInstance> => {
  const app = fastify();
  const { default: fastifySwagger } = await import('@fastify/swagger');
  const { default: fastifySwaggerUi } = await import('@fastify/swagger-ui');
  // The plugin serves any document, but its types know OpenAPI 3.0 only.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const document = {
    ...(described ??= openApiDocument()),
    servers: [{ url: publicPath('/api') }],
  } as unknown as StaticDocumentSpec['document'];
  await app.register(fastifySwagger, { mode: 'static', specification: { document } });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    indexPrefix: publicPath(''),
    staticCSP: contentSecurityPolicy,
    // The top bar is omitted: it would load any URL that a user enters, and it adds an inline style to the page.
    uiConfig: { validatorUrl: null, layout: 'BaseLayout' },
  });
  return app;
};

/** Shared by all servers of a process. */
let described: JsonObject | undefined;

/** Everything comes from this server, and nothing is inline. Styles that Swagger UI sets by script are not affected. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Builds the OpenAPI 3.1 document from the schemas that the server validates with. */
const openApiDocument = (): JsonObject => ({
  openapi: '3.1.0',
  info: {
    title: 'Ramka',
    version: '1',
    description:
      'Projects, rooms and product sets of the configurator for wall switches and sockets. Who knows the id of a ' +
      'project may read and change it. Changing calls carry `X-Requested-With: XMLHttpRequest`; messages and names ' +
      'come in the language of `Accept-Language`.',
  },
  paths: pathsOf(callNames()),
  components: { schemas: { ApiError: jsonSchema(apiError, 'output') } },
});

const callNames = (): readonly EndpointName[] =>
  Object.keys(routes).filter((name): name is EndpointName => Object.hasOwn(endpoints, name));

const pathsOf = (names: readonly EndpointName[]): JsonObject => {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const name of names) {
    const { method, path }: Route = routes[name];
    const template = path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operationOf(name) };
  }
  return paths;
};

const operationOf = (name: EndpointName): JsonObject => {
  const { method, path }: Route = routes[name];
  const call: Endpoint = endpoints[name];
  return {
    operationId: name,
    summary: call.summary,
    tags: [path.split('/')[1] ?? ''],
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...headersOf(name, method, call),
    ],
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(call.body, 'input') } } },
    }),
    responses: answersOf({ method }, call, call.response && jsonSchema(call.response, 'output')),
  };
};

const headersOf = (name: EndpointName, method: Route['method'], { signed }: Endpoint): readonly JsonObject[] => {
  if (signed) return signatureParts;
  if (method === 'GET' || method === 'HEAD') return [];
  return [
    requestedWith,
    ...(method === 'POST' ? [] : [ifMatch]),
    ...(idempotentEndpoints.has(name) ? [idempotencyKey] : []),
  ];
};

/** The headers of a signed request from the planning tool (`docs/planning-tool.md`). */
const signatureParts = [
  { name: 'X-Ramka-Timestamp', description: 'Seconds since 1970; at most five minutes from now.' },
  { name: 'X-Ramka-Nonce', description: '16 to 64 letters, digits, `-` and `_`, never used before.' },
  {
    name: 'X-Ramka-Signature',
    description:
      'HMAC-SHA256, in hexadecimal digits, over timestamp, nonce, method, path and the SHA-256 of the body, a line each.',
  },
].map((header) => ({ ...header, in: 'header', required: true, schema: { type: 'string' } }));

const requestedWith = {
  name: 'X-Requested-With',
  in: 'header',
  required: true,
  schema: { const: 'XMLHttpRequest' },
} as const;

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description: 'The `ETag` of what the caller has seen; the call is refused with 412 if it was changed since.',
  schema: { type: 'string' },
} as const;

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    '16 to 64 letters, digits, `-` and `_`, of the caller’s choice. The same change sent again under the same key within seven days is not made again, and is answered as it was; another one under it is refused with 422.',
  schema: { type: 'string' },
} as const;

const parametersOf = (schema: z.ZodType | undefined, place: 'path' | 'query'): JsonObject[] => {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
};

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
};

/** The possible responses of an endpoint by status (docs/readings.md#r7). */
const answersOf = ({ method }: Pick<Route, 'method'>, call: Endpoint, answer: JsonObject | undefined): JsonObject => {
  const changing = method !== 'GET' && method !== 'HEAD';
  const errors = [
    call.body !== undefined && 400,
    call.signed === true && 401,
    changing && call.signed !== true && 403,
    call.params !== undefined && 404,
    (method === 'PUT' || method === 'DELETE') && call.signed !== true && 412,
    call.body !== undefined && 413,
    (call.body !== undefined || call.query !== undefined) && 422,
    429,
    503,
    ...(call.refusals ?? []),
  ] as const;
  return {
    [call.status]: { description: 'Done', ...contentOf(call, answer) },
    ...Object.fromEntries(errors.flatMap((status) => (status ? [[String(status), errorAnswer(status)]] : []))),
  };
};

const contentOf = ({ file }: Endpoint, answer: JsonObject | undefined): JsonObject => {
  if (file !== undefined) return { content: { [file]: {} } };
  return answer ? { content: { 'application/json': { schema: answer } } } : {};
};

const errorAnswer = (status: keyof typeof descriptions): JsonObject => ({
  description: descriptions[status],
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
});

const descriptions = {
  400: 'The body is not JSON, or not of the right shape',
  401: 'The call is not signed, or its signature is wrong, outdated or was used before',
  403: 'The header X-Requested-With is missing; or what is to be changed is the planning tool’s',
  404: 'There is no such project, room, set, product or category',
  409: 'What was removed is not kept any more, or is back already',
  412: 'It was changed since the caller read it; nothing was changed now',
  413: 'The body is too large, or what was asked for would be',
  422: 'Well-formed, but against the rules; `issues` names every one with its place',
  429: 'Asked too often, or for too many projects that are not there; try again after Retry-After',
  503: 'The store cannot be reached; try again after Retry-After',
} as const;

type JsonObject = { readonly [key: string]: unknown };
