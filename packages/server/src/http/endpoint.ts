import { isUtf8 } from 'node:buffer';
import { type AnswerOf, calls } from '@ramka/contract/calls';
import type { Call } from '@ramka/contract/calls/call';
import { type CallName, routes } from '@ramka/contract/routes';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BODY_LIMIT } from './create-fastify.ts';
import { largeBodyReader } from './body-parser.ts';
import { ApiProblem } from './errors.ts';
import { readPart, type RequestPart } from './validation.ts';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyContextConfig {
    /** The call of the contract that the route serves; absent: a page, a picture or what operators ask for. */
    readonly call?: Call;
    readonly callName?: CallName;
  }
}

type PartOf<Name extends CallName, Part extends 'params' | 'query' | 'body'> = (typeof calls)[Name] extends {
  readonly [Key in Part]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;

/** The parts of a call's request as its handler reads them. */
export type CallParts<Name extends CallName> = {
  Params: PartOf<Name, 'params'>;
  Querystring: PartOf<Name, 'query'>;
  Body: PartOf<Name, 'body'>;
};

/** A request of one call, its parts read and found right. */
export type CallRequest<Name extends CallName> = FastifyRequest<CallParts<Name>>;

/** What a call does: answers, or throws an `ApiProblem`. */
export type CallHandler<Name extends CallName> = (
  request: CallRequest<Name>,
  reply: FastifyReply,
) => Answer<Name> | WrittenAnswer<Name> | Promise<Answer<Name> | WrittenAnswer<Name>>;

/** An answer as it is sent, for calls that keep parts of theirs, or write a large one piece by piece. */
export class WrittenAnswer<Name extends CallName> {
  readonly bytes: Buffer;

  /** Takes all of it but some lists, and the things in these lists, as `writeJson` wrote them. */
  constructor(others: string, lists: Readonly<Partial<Record<keyof AnswerOf<Name> & string, readonly string[]>>>) {
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
export const writeJson = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>): string =>
  Buffer.from(writerOf(schema)(value)).toString('latin1');

type Answer<Name extends CallName> = undefined extends AnswerOf<Name> ? void : AnswerOf<Name>;

/** Serves one call of the contract: its input is checked, its status set, its answer written by its schema. */
export const addCall = <Name extends CallName>(api: FastifyInstance, name: Name, handler: CallHandler<Name>): void => {
  const { status, answer }: Call = calls[name];
  const { schema, ...route } = routeOf(name);
  api.route<CallParts<Name>>({
    ...route,
    schema: { ...schema, ...(answer && { response: { [status]: {} } }) },
    ...(answer && { serializerCompiler: () => (value: unknown) => writerOf(answer)(value) }),
    handler: async (request, reply) => {
      void reply.headers({
        vary: 'Accept-Language',
        'content-language': request.language,
        'cache-control': 'private, no-cache',
      });
      await api.inTurn(request, 'response', async () => {
        const answer = await handler(request, reply);
        if (answer instanceof WrittenAnswer)
          void reply.code(status).type('application/json; charset=utf-8').send(answer.bytes);
        else void reply.code(status).send(answer);
      });
      return reply;
    },
  });
};

/** How a call is reached, what checks its input, and what limits know of it. */
export const routeOf = (name: CallName) => {
  const { method, path } = routes[name];
  const call: Call = calls[name];
  const { params, query, body, bodyLimit } = call;
  return {
    method,
    url: path,
    config: { call, callName: name },
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: { ...(params && { params }), ...(query && { querystring: query }), ...(body && { body }) },
  };
};

/** Writes answers by their schema. It is compiled for the first of them, once for all servers of a process. */
const writerOf = (answer: z.ZodType): ((value: unknown) => string) => {
  const known = writers.get(answer);
  if (known !== undefined) return known;
  const writer = fastJsonStringify(outputSchema(answer));
  writers.set(answer, writer);
  return writer;
};

const writers = new WeakMap<z.ZodType, (value: unknown) => string>();

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
  const large = largeBodyReader();
  api.addHook('onClose', () => large.close());
  api.removeAllContentTypeParsers();
  api.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const { call, callName } = request.routeOptions.config;
    if (!isPlainUtf8(request, body)) done(new ApiProblem('malformed'));
    else if (!check(request, body) || body.length === 0) done(null, undefined);
    else if (call?.bodyLimit === undefined || callName === undefined || body.length <= BODY_LIMIT)
      void parse(request, body.toString(), done);
    // oxlint-disable-next-line promise/no-callback-in-promise -- a parser that may wait and may not
    else api.inTurn(request, 'body', () => large.read(callName, body)).then((value) => done(null, value), done);
  });
  api.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => {
    const part: RequestPart = httpPart === 'params' || httpPart === 'querystring' ? httpPart : 'body';
    return (input: unknown) => large.checked(input) ?? readPart(schema, part, input);
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
    done(allowed ? undefined : new ApiProblem('missing-request-header'));
  });
};
