import type { ApiError } from '@ramka/contract/wire/api-error';
import type { PageTexts } from '@ramka/texts/texts';
import { onlineManager } from '@tanstack/react-query';
import { hasServiceWorker } from '../platform/connection.ts';

/** A call that did not succeed, whatever the reason. */
export class ApiFailure extends Error {
  /** The server's stable code; `unreachable` where no answer came, `unreadable` where it was not the API's. */
  readonly code: ApiError['code'] | 'unreachable' | 'unreadable';
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** What is wrong, field by field; empty unless the status is 422. */
  readonly issues: NonNullable<ApiError['issues']>;
  /** Seconds after which to ask again, where the server says so. */
  readonly retryAfter: number | undefined;

  /** `message` is the server's, in the visitor's language; empty where there was none. */
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

/** The status of a call that a bad network brought in too slowly: the server has not read it. */
const TOO_SLOW = 408;

/** The status of a request that is larger than a proxy in front of the server accepts. */
const TOO_LARGE = 413;

/** Whether nobody answered, only something on the way, or what was sent or answered was cut off. */
export const isUnanswered = (failure: unknown): boolean => {
  if (!(failure instanceof ApiFailure)) return failure instanceof DOMException && failure.name === 'TimeoutError';
  const { status, code } = failure;
  // Gateways say in words of their own that there is nothing behind them; a firewall's 403 would be the same tomorrow.
  const isOfGateway = code === 'unreadable' && (status < 400 || status === 404 || status > 500);
  return isOfGateway || [0, TOO_SLOW, 502, 503, 504].includes(status);
};

/** Whether the server refused because somebody else had changed the same. */
export const isStale = (failure: unknown): boolean => failure instanceof ApiFailure && failure.status === 412;

/** Whether a connection is missing, by what the browser says and by what became of calls (`doubtConnection`). */
export const needsConnection = (): boolean => !onlineManager.isOnline();

/** The failure that an answer above 399 means, also where something on the way answered instead of the API. */
export const failureOf = async (response: Response): Promise<ApiFailure> => {
  const told = await response.json().catch(() => undefined);
  return isApiError(told)
    ? new ApiFailure(
        response.status,
        told.code,
        told.message,
        told.issues,
        secondsIn(response.headers.get('retry-after')),
      )
    : new ApiFailure(response.status, response.status === TOO_LARGE ? 'too-large' : 'unreadable');
};

const secondsIn = (header: string | null): number | undefined =>
  header !== null && /^[0-9]{1,6}$/.test(header) ? Number(header) : undefined;

const isApiError = (told: unknown): told is ApiError =>
  typeof told === 'object' &&
  told !== null &&
  'code' in told &&
  typeof told.code === 'string' &&
  'message' in told &&
  typeof told.message === 'string';

/**
 * What to tell people about a failure where the server's own message stands alone: that, or else the given sentence
 * (docs/specification.md#s8-7).
 */
export const failureText = (failure: unknown, otherwise: string): string => reasonOf(failure) || otherwise;

/** What to tell people about any other failure: the given sentence, with the server's reason behind it (docs/readings.md#r34-8). */
export const failureWithReason = (failure: unknown, sentence: string): string => {
  const reason = reasonOf(failure);
  return reason === '' ? sentence : `${sentence}: ${reason}`;
};

/**
 * The sentence for what could not be saved. Where pages open without a connection and there is none nothing went wrong: it only needs
 * one. A server that is busy says so itself.
 */
export const savingFailure = (failure: unknown, messages: PageTexts['messages']): string => {
  if (failure instanceof ApiFailure && failure.status === TOO_LARGE) return messages.tooLarge;
  return onlyNeedsConnection(failure) ? messages.needsNetwork : messages.storeFailed;
};

/** The sentence for what a query could not fetch; see `savingFailure`. It asks again by itself when the connection is back. */
export const readingFailure = (
  failure: unknown,
  messages: PageTexts['messages'],
  otherwise = messages.fetchFailed,
): string => (onlyNeedsConnection(failure) ? messages.comesWithNetwork : otherwise);

const onlyNeedsConnection = (failure: unknown): boolean =>
  hasServiceWorker() && needsConnection() && reasonOf(failure) === '';

const reasonOf = (failure: unknown): string => (failure instanceof ApiFailure ? failure.message : '');
