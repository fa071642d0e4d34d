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
    /** The call of the contract that the route serves; absent: a page, a picture or what operators ask for. */
    readonly endpoint?: Endpoint;
    readonly endpointName?: EndpointName;
  }
}

type PartOf<Name extends EndpointName, Part extends 'params' | 'query' | 'body'> = (typeof endpoints)[Name] extends {
  readonly [Key in Part]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;

/** The parts of a call's request as its handler reads them. */
export type EndpointParts<Name extends EndpointName> = {
  Params: PartOf<Name, 'params'>;
  Querystring: PartOf<Name, 'query'>;
  Body: PartOf<Name, 'body'>;
};

/** A request of one call, its parts read and found right. */
export type EndpointRequest<Name extends EndpointName> = FastifyRequest<EndpointParts<Name>>;

/** What a call does: answers, or throws an `HttpError`. */
export type EndpointHandler<Name extends EndpointName> = (
  request: EndpointRequest<Name>,
  reply: FastifyReply,
) => ResponseBody<Name> | SerializedResponse<Name> | Promise<ResponseBody<Name> | SerializedResponse<Name>>;

/** An answer as it is sent, for calls that keep parts of theirs, or write a large one piece by piece. */
export class SerializedResponse<Name extends EndpointName> {
  readonly bytes: Buffer;

  /** Takes all of it but some lists, and the things in these lists, as `serializeJson` wrote them. */
  constructor(others: string, lists: Readonly<Partial<Record<keyof ResponseOf<Name> & string, readonly string[]>>>) {
    const written = Object.entries<readonly string[] | undefined>(lists).map(
      ([name, things = []]) => `"${name}":[${things.join(',')}]`,
    );
    this.bytes = Buffer.from(
      `{${[...(others === '{}' ? [] : [others.slice(1, -1)]), ...written].join(',')}}`,
      'latin1',
    );
  }
}

/**
 * JSON of something by its schema, each byte of it as one character: what is kept of answers becomes part of others without
 * being encoded again.
 */
export const serializeJson = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>): string =>
  Buffer.from(serializerFor(schema)(value)).toString('latin1');

type ResponseBody<Name extends EndpointName> = undefined extends ResponseOf<Name> ? void : ResponseOf<Name>;

/** Serves one call of the contract: its input is checked, its status set, its answer written by its schema. */
export const registerEndpoint = <Name extends EndpointName>(
  api: FastifyInstance,
  name: Name,
  handler: EndpointHandler<Name>,
): void => {
  const { status, response }: Endpoint = endpoints[name];
  const { schema, ...route } = routeOf(name);
  api.route<EndpointParts<Name>>({
    ...route,
    schema: { ...schema, ...(response && { response: { [status]: {} } }) },
    ...(response && { serializerCompiler: () => (value: unknown) => serializerFor(response)(value) }),
    handler: async (request, reply) => {
      void reply.headers({
        vary: 'Accept-Language',
        'content-language': request.language,
        'cache-control': 'private, no-cache',
      });
      await api.inTurn(request, 'response', async () => {
        const answer = await handler(request, reply);
        if (answer instanceof SerializedResponse)
          void reply.code(status).type('application/json; charset=utf-8').send(answer.bytes);
        else void reply.code(status).send(answer);
      });
      return reply;
    },
  });
};

/** How a call is reached, what checks its input, and what limits know of it. */
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

/** Writes answers by their schema. It is compiled for the first of them, once for all servers of a process. */
const serializerFor = (answer: z.ZodType): ((value: unknown) => string) => {
  const known = serializers.get(answer);
  if (known !== undefined) return known;
  const writer = fastJsonStringify(outputSchema(answer));
  serializers.set(answer, writer);
  return writer;
};

const serializers = new WeakMap<z.ZodType, (value: unknown) => string>();

/** JSON Schema as far as answers need it. */
type OutputSchema = { readonly [keyword: string]: unknown };

/**
 * The schema of an answer, for the compiled serializer: what zod says, with "this or null" as a list of types, which
 * the serializer writes without trying every alternative.
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

/** Looks at a body before it is read; throws what is wrong with it. False: it is not read at all. */
export type BodyCheck = (request: FastifyRequest, body: Buffer) => boolean;

/**
 * Bodies are JSON in UTF-8 and nothing else; an empty one is none. Every part of a request is read by its schema, without
 * coercion; the body of a call that may bring a file is read beside the calls where it is a large one.
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
    // oxlint-disable-next-line promise/no-callback-in-promise -- a parser that may wait and may not
    else api.inTurn(request, 'body', () => large.read(endpointName, body)).then((value) => done(null, value), done);
  });
  api.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => {
    const part: RequestPart = httpPart === 'params' || httpPart === 'querystring' ? httpPart : 'body';
    return (input: unknown) => large.checked(input) ?? validatePart(schema, part, input);
  });
};

/** Whether a body is what its head says, in the one encoding that is taken. */
const isPlainUtf8 = ({ headers }: FastifyRequest, body: Buffer): boolean => {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  return /^utf-?8$/i.test(charset) && (headers['content-encoding'] ?? 'identity') === 'identity' && isUtf8(body);
};

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changing calls without `X-Requested-With: XMLHttpRequest`: another site's form cannot send it
 * (docs/readings.md#r7).
 */
export const requireRequestHeader = (api: FastifyInstance): void => {
  api.addHook('onRequest', (request, _reply, done) => {
    const allowed =
      request.is404 || readingMethods.has(request.method) || request.headers['x-requested-with'] === 'XMLHttpRequest';
    done(allowed ? undefined : new HttpError('missing-request-header'));
  });
};
