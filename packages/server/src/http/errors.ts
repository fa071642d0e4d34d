import type { Socket } from 'node:net';
import type { ApiError, ErrorCode } from '@ramka/contract/wire/api-error';
import type { Language } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import type { Texts } from '@ramka/texts/texts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { QueueTooLong } from '../async/fair-queue.ts';
import { StoreUnavailable } from '../store/store.ts';
import './language.ts';

/** A validation error; `message` is resolved in the language of the request. */
export type ErrorIssue = {
  /** Path in the request, such as `payload.modules.2.colorId`. */
  readonly path: string;
  readonly code: string;
  readonly message: (messages: Texts['messages']) => string;
};

/** An error response. May be thrown anywhere in a route; `setErrorHandlers` sends it. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ErrorCode;
  readonly issues: readonly ErrorIssue[];
  /** Number of further issues. */
  readonly moreIssues: number;
  /** Value of `Retry-After` in seconds. */
  readonly retryAfter: number | undefined;

  /** `cause` is the underlying error, for the log. */
  constructor(
    code: ErrorCode,
    issues: readonly ErrorIssue[] = [],
    {
      moreIssues = 0,
      retryAfter,
      ...options
    }: ErrorOptions & Partial<Pick<HttpError, 'moreIssues' | 'retryAfter'>> = {},
  ) {
    super(code, options);
    this.code = code;
    this.issues = issues;
    this.moreIssues = moreIssues;
    this.retryAfter = retryAfter;
  }
}

/** Seconds for `Retry-After` if the store is unavailable. */
const RETRY_AFTER = 5;

/** Sends every error as `{code, message, issues?}` in the language of the request. */
export const setErrorHandlers = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(new HttpError('not-found'), request, reply));
};

/**
 * Sends an error response. Logs errors that the client did not cause, without the address, which contains a project's
 * key. Overload and an unavailable store are logged without a stack trace, because an attack would fill the disk with
 * them.
 */
export const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const problem = toHttpError(error);
  const status = statusByErrorCode[problem.code];
  const call = { method: request.method, route: request.routeOptions.url };
  if (problem.code === 'unavailable') {
    reply.header('retry-after', problem.retryAfter ?? RETRY_AFTER);
    const isOutage = error !== problem && !(error instanceof QueueTooLong);
    if (isOutage || problem.cause !== undefined) request.log.warn({ reason: error, ...call }, 'unavailable');
  } else if (status >= 500) request.log.error({ error, ...call }, 'failed');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Language')
    .header('content-language', request.language)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(problem, request.language, request.method));
};

const toHttpError = (error: unknown): HttpError => {
  if (error instanceof HttpError) return error;
  if (error instanceof StoreUnavailable) return new HttpError('unavailable');
  if (error instanceof QueueTooLong) return new HttpError('unavailable', [], { retryAfter: error.retryAfter });
  const status = isFastifyError(error) ? (error.statusCode ?? 500) : 500;
  if (status === 413) return new HttpError('too-large');
  // 414: a path segment is longer than any valid id.
  if (status === 404 || status === 414) return new HttpError('not-found');
  if (status === 503) return new HttpError('unavailable');
  return new HttpError(status >= 400 && status < 500 ? 'malformed' : 'fault');
};

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && 'statusCode' in error;

const errorBody = (problem: HttpError, language: Language, method: string): ApiError => {
  const { messages } = allTexts[language];
  const issues = problem.issues
    .slice(0, MAX_ISSUES)
    .map(({ path, code, message }) => ({ path, code, message: message(messages) }));
  const fault = method === 'GET' || method === 'HEAD' ? messages.fetchFailed : messages.storeFailed;
  const general = problem.code === 'fault' ? fault : messages.errors[problem.code];
  const message = issues[0]?.message ?? general;
  if (issues.length === 0) return { code: problem.code, message };
  const more = problem.issues.length - issues.length + problem.moreIssues;
  return { code: problem.code, message, issues, ...(more > 0 && { moreIssues: more }) };
};

/** Maximum number of issues in a response (docs/readings.md#r28). */
const MAX_ISSUES = 50;

/** HTTP status by error code (docs/readings.md#r7). */
const statusByErrorCode: Readonly<Record<ErrorCode, number>> = {
  malformed: 400,
  'missing-request-header': 403,
  'bad-signature': 401,
  'not-found': 404,
  'unknown-project': 404,
  'unknown-room': 404,
  'unknown-set': 404,
  'unknown-product': 404,
  'unknown-category': 404,
  'unknown-point': 404,
  'unknown-variant': 404,
  'unknown-view': 404,
  'external-set': 403,
  'locked-room': 403,
  conflict: 409,
  stale: 412,
  'too-large': 413,
  unprocessable: 422,
  'too-many-requests': 429,
  unavailable: 503,
  fault: 500,
};

/**
 * Headers of every response; pages and pictures add their own policy. They prevent content sniffing and embedding by
 * other sites, and hide addresses, which contain project keys, from other sites.
 */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/**
 * Responds to requests that are not valid HTTP, too slow, or have oversized headers. They never reach a route, so the
 * response is written to the socket, in the deployment's language and the format of other errors (docs/readings.md#r7).
 */
export const clientErrorHandler =
  (language: Language) =>
  (error: { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = statusLineByCode[error.code ?? ''] ?? '400 Bad Request';
    const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'too-large' : 'malformed';
    const body = JSON.stringify({ code, message: allTexts[language].messages.errors[code] } satisfies ApiError);
    const head = [
      `HTTP/1.1 ${status}`,
      'connection: close',
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
      `content-language: ${language}`,
      `content-length: ${Buffer.byteLength(body)}`,
    ];
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  };

/** Hard-coded, because importing `node:http` at run time also loads its client: 13 MB, and 5 % of the start time. */
const statusLineByCode: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};
