import type { ApiError } from '@ramka/contract/wire/api-error';
import type { PageTexts } from '@ramka/texts/texts';
import { onlineManager } from '@tanstack/react-query';
import { hasServiceWorker } from '../platform/connection.ts';

/** A failed request, whatever the reason. */
export class ApiFailure extends Error {
  /** The server's stable error code; `unreachable` without a response, `unreadable` if it did not come from the API. */
  readonly code: ApiError['code'] | 'unreachable' | 'unreadable';
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Validation errors by field; empty unless the status is 422. */
  readonly issues: NonNullable<ApiError['issues']>;
  /** Seconds of the `Retry-After` header; undefined without one. */
  readonly retryAfter: number | undefined;

  /** `message` is the server's, in the visitor's language; empty if there is none. */
  constructor(
    status: number,
    code: ApiFailure['code'],
    message = '',
    issues: ApiFailure['issues'] = [],
    retryAfter?: number,
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}

/** Status of a request that was received too slowly and not processed. */
const TOO_SLOW = 408;

/** Status of a request that exceeds the size limit of a proxy. */
const TOO_LARGE = 413;

/** Whether the server did not respond: only an intermediary did, or the request or response was cut off. */
export const isUnanswered = (failure: unknown): boolean => {
  if (!(failure instanceof ApiFailure)) return failure instanceof DOMException && failure.name === 'TimeoutError';
  const { status, code } = failure;
  // Gateways report an unreachable server by pages of their own. A 403 of a firewall is excluded, because it would
  // occur again.
  const isOfGateway = code === 'unreadable' && (status < 400 || status === 404 || status > 500);
  return isOfGateway || [0, TOO_SLOW, 502, 503, 504].includes(status);
};

/** Whether the server rejected a change because the resource has changed since it was loaded. */
export const isStale = (failure: unknown): boolean => failure instanceof ApiFailure && failure.status === 412;

/** Whether the device is offline, according to the browser and to probes (`probeConnection`). */
export const needsConnection = (): boolean => !onlineManager.isOnline();

/** Creates the failure for a response with an error status, even if it does not come from the API. */
export const failureOf = async (response: Response): Promise<ApiFailure> => {
  const body = await response.json().catch(() => undefined);
  return isApiError(body)
    ? new ApiFailure(
        response.status,
        body.code,
        body.message,
        body.issues,
        secondsIn(response.headers.get('retry-after')),
      )
    : new ApiFailure(response.status, response.status === TOO_LARGE ? 'too-large' : 'unreadable');
};

const secondsIn = (header: string | null): number | undefined =>
  header !== null && /^[0-9]{1,6}$/.test(header) ? Number(header) : undefined;

const isApiError = (body: unknown): body is ApiError =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  'message' in body &&
  typeof body.message === 'string';

/**
 * Returns the error text where the server's message stands alone: that message, or else the given sentence
 * (docs/specification.md#s8-7).
 */
export const failureText = (failure: unknown, otherwise: string): string => reasonOf(failure) || otherwise;

/**
 * Returns the error text for all other cases: the given sentence followed by the server's reason
 * (docs/readings.md#r34-8).
 */
export const failureWithReason = (failure: unknown, sentence: string): string => {
  const reason = reasonOf(failure);
  return reason === '' ? sentence : `${sentence}: ${reason}`;
};

/**
 * Returns the sentence for a failed save. On devices that can work offline, a missing connection is not described as an
 * error. A busy server sends its own message.
 */
export const savingFailure = (failure: unknown, messages: PageTexts['messages']): string => {
  if (failure instanceof ApiFailure && failure.status === TOO_LARGE) return messages.tooLarge;
  return onlyNeedsConnection(failure) ? messages.needsNetwork : messages.storeFailed;
};

/**
 * Returns the sentence for a failed query; see `savingFailure`. The query is repeated when the device is online again.
 */
export const readingFailure = (
  failure: unknown,
  messages: PageTexts['messages'],
  otherwise = messages.fetchFailed,
): string => (onlyNeedsConnection(failure) ? messages.comesWithNetwork : otherwise);

const onlyNeedsConnection = (failure: unknown): boolean =>
  hasServiceWorker() && needsConnection() && reasonOf(failure) === '';

const reasonOf = (failure: unknown): string => (failure instanceof ApiFailure ? failure.message : '');
