import type { ErrorCode } from '@ramka/contract/wire/api-error';

/** The status that goes with a code (reading R7). */
export const statusOf: Readonly<Record<ErrorCode, number>> = {
  malformed: 400,
  'missing-request-header': 403,
  'bad-signature': 401,
  'not-found': 404,
  'unknown-project': 404,
  'unknown-room': 404,
  'unknown-set': 404,
  'unknown-product': 404,
  'unknown-category': 404,
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
