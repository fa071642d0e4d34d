import { isUtf8 } from 'node:buffer';
import { type ResponseOf, endpoints } from '@ramka/contract/endpoints';
import type { Endpoint } from '@ramka/contract/endpoints/endpoint';
import { type EndpointName, routes } from '@ramka/contract/routes';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BODY_LIMIT } from './create-fastify.ts';
import { largeBodyParser } from './body-parser.ts';
import { HttpError } from './errors.ts';
import { validatePart, type RequestPart } from './validation.ts';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyContextConfig {
    /** The endpoint of the contract; absent for pages, pictures and operational routes. */
    readonly endpoint?: Endpoint;
    readonly endpointName?: EndpointName;
  }
}

type PartOf<Name extends EndpointName, Part extends 'params' | 'query' | 'body'> = (typeof endpoints)[Name] extends {
  readonly [Key in Part]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;

export type EndpointParts<Name extends EndpointName> = {
  Params: PartOf<Name, 'params'>;
  Querystring: PartOf<Name, 'query'>;
  Body: PartOf<Name, 'body'>;
};

/** A validated request of an endpoint. */
export type EndpointRequest<Name extends EndpointName> = FastifyRequest<EndpointParts<Name>>;

/** Handles a request: returns the response body or throws an `HttpError`. */
export type EndpointHandler<Name extends EndpointName> = (
  request: EndpointRequest<Name>,
  reply: FastifyReply,
) => ResponseBody<Name> | SerializedResponse<Name> | Promise<ResponseBody<Name> | SerializedResponse<Name>>;

/** A serialised response, for endpoints that cache parts of it or write large responses in pieces. */
export class SerializedResponse<Name extends EndpointName> {
  readonly bytes: Buffer;

  /** Combines the serialised rest of a response with lists of items serialised by `serializeJson`. */
  constructor(others: string, lists: Readonly<Partial<Record<keyof ResponseOf<Name> & string, readonly string[]>>>) {
    const written = Object.entries<readonly string[] | undefined>(lists).map(
      ([name, items = []]) => `"${name}":[${items.join(',')}]`,
    );
    this.bytes = Buffer.from(
      `{${[...(others === '{}' ? [] : [others.slice(1, -1)]), ...written].join(',')}}`,
      'latin1',
    );
  }
}

/**
 * Serialises a value by its schema into a string with one character per byte, so that cached parts can be joined into
 * other responses without encoding them again.
 */
export const serializeJson = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>): string =>
  Buffer.from(serializerFor(schema)(value)).toString('latin1');

type ResponseBody<Name extends EndpointName> = undefined extends ResponseOf<Name> ? void : ResponseOf<Name>;

export type EndpointOptions = {
  /** Whether the handler itself calls `inTurn`, because it answers some requests without work on a whole project. */
  readonly takesTurns?: boolean;
};

/** Registers an endpoint of the contract: validates its input, sets its status, and serialises its response. */
export const registerEndpoint = <Name extends EndpointName>(
  api: FastifyInstance,
  name: Name,
  handler: EndpointHandler<Name>,
  { takesTurns = false }: EndpointOptions = {},
): void => {
  const { status, response }: Endpoint = endpoints[name];
  const { schema, ...route } = routeOf(name);
  api.route<EndpointParts<Name>>({
    ...route,
    schema: { ...schema, ...(response && { response: { [status]: {} } }) },
    ...(response && { serializerCompiler: () => (value: unknown) => serializerFor(response)(value) }),
    handler: async (request, reply) => {
      void reply.code(status).headers({
        vary: 'Accept-Language',
        'content-language': request.language,
        'cache-control': 'private, no-cache',
      });
      const answer = async (): Promise<void> => {
        const content = await handler(request, reply);
        if (content instanceof SerializedResponse)
          void reply.type('application/json; charset=utf-8').send(content.bytes);
        else void reply.send(content);
      };
      await (takesTurns ? answer() : api.inTurn(request, 'response', answer));
      return reply;
    },
  });
};

/** The route options of an endpoint: address, validation, and the data that rate limits need. */
export const routeOf = (name: EndpointName) => {
  const { method, path } = routes[name];
  const endpoint: Endpoint = endpoints[name];
  const { params, query, body, bodyLimit } = endpoint;
  return {
    method,
    url: path,
    config: { endpoint, endpointName: name },
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: { ...(params && { params }), ...(query && { querystring: query }), ...(body && { body }) },
  };
};

/** Serialises responses by their schema. Each schema is compiled on first use and shared by a process's servers. */
const serializerFor = (answer: z.ZodType): ((value: unknown) => string) => {
  const cached = serializers.get(answer);
  if (cached !== undefined) return cached;
  const writer = fastJsonStringify(outputSchema(answer));
  serializers.set(answer, writer);
  return writer;
};

const serializers = new WeakMap<z.ZodType, (value: unknown) => string>();

type OutputSchema = { readonly [keyword: string]: unknown };

/**
 * The JSON Schema of a response for the compiled serializer. "T or null" is expressed as a list of types, for which the
 * serializer need not try each alternative.
 */
const outputSchema = (answer: z.ZodType): OutputSchema =>
  z.toJSONSchema(answer, {
    target: 'draft-7',
    io: 'output',
    override: ({ jsonSchema }) => {
      delete jsonSchema.propertyNames;
      const [value, empty, ...others] = jsonSchema.anyOf ?? [];
      if (value?.type === undefined || empty?.type !== 'null' || others.length > 0) return;
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, value, { nullable: true });
    },
  });

/** Checks a raw body before parsing. Throws for an invalid body; returns false to skip parsing. */
export type BodyCheck = (request: FastifyRequest, body: Buffer) => boolean;

/**
 * Accepts only JSON in UTF-8; an empty body counts as absent. Every part of a request is validated by its schema,
 * without coercion. Large bodies of endpoints that accept files are parsed in a worker thread.
 */
export const acceptJson = (api: FastifyInstance, check: BodyCheck = () => true): void => {
  const parse = api.getDefaultJsonParser('error', 'error');
  const large = largeBodyParser();
  api.addHook('onClose', () => large.close());
  api.removeAllContentTypeParsers();
  api.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const { endpoint, endpointName } = request.routeOptions.config;
    if (!isPlainUtf8(request, body)) done(new HttpError('malformed'));
    else if (!check(request, body) || body.length === 0) done(null, undefined);
    else if (endpoint?.bodyLimit === undefined || endpointName === undefined || body.length <= BODY_LIMIT)
      void parse(request, body.toString(), done);
    // oxlint-disable-next-line promise/no-callback-in-promise -- the parser completes synchronously or asynchronously
    else api.inTurn(request, 'body', () => large.read(endpointName, body)).then((value) => done(null, value), done);
  });
  api.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => {
    const part: RequestPart = httpPart === 'params' || httpPart === 'querystring' ? httpPart : 'body';
    return (input: unknown) => large.checked(input) ?? validatePart(schema, part, input);
  });
};

/** Whether a body is uncompressed UTF-8, in its headers and its bytes. */
const isPlainUtf8 = ({ headers }: FastifyRequest, body: Buffer): boolean => {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  return /^utf-?8$/i.test(charset) && (headers['content-encoding'] ?? 'identity') === 'identity' && isUtf8(body);
};

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects changing requests without `X-Requested-With: XMLHttpRequest`, which forms of other sites cannot send
 * (docs/readings.md#r7).
 */
export const requireRequestHeader = (api: FastifyInstance): void => {
  api.addHook('onRequest', (request, _reply, done) => {
    const allowed =
      request.is404 || readingMethods.has(request.method) || request.headers['x-requested-with'] === 'XMLHttpRequest';
    done(allowed ? undefined : new HttpError('missing-request-header'));
  });
};
