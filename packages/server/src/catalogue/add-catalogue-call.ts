import type { Call } from '@ramka/contract/call';
import { calls, type AnswerOf } from '@ramka/contract/calls';
import { routes, type CallName } from '@ramka/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CompressedBody } from '../compression/compressed-body.ts';
import { sendCompressed } from '../compression/send-compressed.ts';
import { ApiProblem } from '../http/problems/api-problem.ts';
import type { CatalogueAnswers } from './catalogue-answers.ts';
import type { LocalisedCatalogue } from './catalogue.ts';

type RequestOf<Name extends CallName> = { Params: ParamsOf<Name> };

type ParamsOf<Name extends CallName> = (typeof calls)[Name] extends { readonly params: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

/** What a call answers from the catalogue in the caller's language; undefined: there is no such category. */
export type CatalogueHandler<Name extends CallName> = (
  catalogue: LocalisedCatalogue,
  params: FastifyRequest<RequestOf<Name>>['params'],
) => AnswerOf<Name> | undefined;

/** Serves a call whose answer follows from the catalogue and the language alone: made once, sent as it is (R17). */
export const addCatalogueCall = <Name extends CallName>(
  api: FastifyInstance,
  name: Name,
  answers: CatalogueAnswers,
  handler: CatalogueHandler<Name>,
): void => {
  const { method, path } = routes[name];
  const { params }: Call = calls[name];
  api.route<RequestOf<Name>>({
    method,
    url: path,
    schema: { ...(params && { params }) },
    handler: (request, reply) => {
      const { language } = request;
      const found = answers(language, pathOf(path, request.params), (catalogue) => handler(catalogue, request.params));
      if (!(found instanceof Promise)) send(found, request, reply);
      else
        found.then(
          (body) => send(body, request, reply),
          (error: unknown) => reply.send(error),
        );
    },
  });
};

/** Answers without waiting where nothing is to be waited for: this is asked more often than all else. */
const send = (body: CompressedBody | undefined, request: FastifyRequest, reply: FastifyReply): void => {
  if (body === undefined) {
    void reply.send(new ApiProblem('unknown-category'));
    return;
  }
  void sendCompressed(request, reply.headers(headers).header('content-language', request.language), body);
};

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'Accept-Language, Accept-Encoding',
} as const;

/** The path as it is written plainly: the same call can be asked for at any number of addresses (`%20`, `%34`). */
const pathOf = (path: string, params: unknown): string =>
  Object.entries(params ?? {}).reduce((filled, [name, value]) => filled.replace(`:${name}`, String(value)), path);
