import type { Call } from '@ramka/contract/call';
import { calls } from '@ramka/contract/calls';
import { routes, type CallName, type Route } from '@ramka/contract/routes';
import { apiError } from '@ramka/contract/wire/api-error';
import { z } from 'zod';
import type { JsonObject } from './json-object.ts';
import { answersOf } from './operation-answers.ts';

/** The description of the API as OpenAPI 3.1, made from the same schemas that the server checks calls with. */
export const openApiDocument = (): JsonObject => ({
  openapi: '3.1.0',
  info: {
    title: 'Ramka',
    version: '1',
    description:
      'Projects, rooms and product sets of the configurator for wall switches and sockets. Who knows the id of a ' +
      'project may read and change it. Changing calls carry `X-Requested-With: XMLHttpRequest`; messages and names ' +
      'come in the language of `Accept-Language`.',
  },
  servers: [{ url: '/api' }],
  paths: pathsOf(callNames()),
  components: { schemas: { ApiError: jsonSchema(apiError, 'output') } },
});

const callNames = (): readonly CallName[] =>
  Object.keys(routes).filter((name): name is CallName => Object.hasOwn(calls, name));

const pathsOf = (names: readonly CallName[]): JsonObject => {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const name of names) {
    const { method, path }: Route = routes[name];
    const template = path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operationOf(name) };
  }
  return paths;
};

const operationOf = (name: CallName): JsonObject => {
  const { method, path }: Route = routes[name];
  const call: Call = calls[name];
  return {
    operationId: name,
    summary: call.summary,
    tags: [path.split('/')[1] ?? ''],
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...headersOf(method, call),
    ],
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(call.body, 'input') } } },
    }),
    responses: answersOf({ method }, call, call.answer && jsonSchema(call.answer, 'output')),
  };
};

const headersOf = (method: Route['method'], { signed }: Call): readonly JsonObject[] => {
  if (signed) return signatureParts;
  if (method === 'GET' || method === 'HEAD') return [];
  return method === 'POST' ? [requestedWith] : [requestedWith, ifMatch];
};

/** What signs a call of another server (`docs/planning-tool.md`). */
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
