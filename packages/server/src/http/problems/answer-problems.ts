import type { ApiError } from '@ramka/contract/wire/api-error';
import type { Language } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import '../../language/request-language.ts';
import { StoreUnavailable } from '../../store/store-unavailable.ts';
import { ApiProblem } from './api-problem.ts';
import { statusOf } from './status-of.ts';

/** Seconds after which a caller may try again when the store cannot be reached. */
const RETRY_AFTER = 5;

/** Every error of every call becomes `{code, message, issues?}` in the caller's language, in this one place. */
export const answerProblems = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendProblem(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendProblem(new ApiProblem('not-found'), request, reply));
};

/** Answers with what went wrong; logs what is not the caller's doing, without the address, which holds a project's key. */
export const sendProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const problem = problemOf(error);
  const status = statusOf[problem.code];
  if (status >= 500) request.log.error({ error, method: request.method, route: request.routeOptions.url }, 'failed');
  if (problem.code === 'unavailable') reply.header('retry-after', RETRY_AFTER);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Language')
    .header('content-language', request.language)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(bodyOf(problem, request.language, request.method));
};

const problemOf = (error: unknown): ApiProblem => {
  if (error instanceof ApiProblem) return error;
  if (error instanceof StoreUnavailable) return new ApiProblem('unavailable');
  const status = isFastifyError(error) ? (error.statusCode ?? 500) : 500;
  if (status === 413) return new ApiProblem('too-large');
  // 414: a part of the path is longer than any name of anything.
  if (status === 404 || status === 414) return new ApiProblem('not-found');
  if (status === 503) return new ApiProblem('unavailable');
  return new ApiProblem(status >= 400 && status < 500 ? 'malformed' : 'fault');
};

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && 'statusCode' in error;

const bodyOf = (problem: ApiProblem, language: Language, method: string): ApiError => {
  const { messages } = allTexts[language];
  const issues = problem.issues.map(({ path, code, message }) => ({ path, code, message: message(messages) }));
  const fault = method === 'GET' || method === 'HEAD' ? messages.fetchFailed : messages.storeFailed;
  const general = problem.code === 'fault' ? fault : messages.errors[problem.code];
  const message = issues[0]?.message ?? general;
  return issues.length === 0 ? { code: problem.code, message } : { code: problem.code, message, issues };
};
