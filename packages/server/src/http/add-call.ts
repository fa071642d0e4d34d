import type { Call } from '@ramka/contract/call';
import { calls, type AnswerOf } from '@ramka/contract/calls';
import { routes, type CallName } from '@ramka/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { outputSchema } from './output-schema.ts';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyContextConfig {
    /** Whether another server signs the call. */
    readonly signed?: boolean;
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
) => Answer<Name> | Promise<Answer<Name>>;

type Answer<Name extends CallName> = undefined extends AnswerOf<Name> ? void : AnswerOf<Name>;

/**
 * Serves one call of the contract: its input is checked, its status set, its answer written by its schema. `bodyLimit`
 * is in bytes, for a call whose body may be larger than others.
 */
export const addCall = <Name extends CallName>(
  api: FastifyInstance,
  name: Name,
  handler: CallHandler<Name>,
  limits: { readonly bodyLimit?: number } = {},
): void => {
  const { method, path } = routes[name];
  const call: Call = calls[name];
  const { params, query, body, status, answer } = call;
  api.route<CallParts<Name>>({
    method,
    url: path,
    ...limits,
    config: { signed: call.signed === true },
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(answer && { response: { [status]: outputSchema(answer) } }),
    },
    handler: async (request, reply) => {
      void reply.headers({
        vary: 'Accept-Language',
        'content-language': request.language,
        'cache-control': 'private, no-cache',
      });
      const answer = await handler(request, reply);
      return reply.code(status).send(answer);
    },
  });
};
