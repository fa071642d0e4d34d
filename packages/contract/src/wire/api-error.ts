import { z } from 'zod';

/**
 * All error codes of responses with status 400 and above. They are stable, so that programs can rely on them
 * (docs/readings.md#r7).
 */
export const errorCodes = [
  'malformed',
  'missing-request-header',
  'bad-signature',
  'not-found',
  'unknown-project',
  'unknown-room',
  'unknown-set',
  'unknown-product',
  'unknown-category',
  'unknown-point',
  'unknown-variant',
  'unknown-view',
  'external-set',
  'locked-room',
  'conflict',
  'stale',
  'too-large',
  'unprocessable',
  'too-many-requests',
  'unavailable',
  'fault',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** One invalid part of a well-formed request. */
export const errorIssue = z.object({
  /** Path of the invalid part, such as `payload.modules.2.colorId`. */
  path: z.string(),
  /** Stable name of the violated rule, such as `name-too-short`. */
  code: z.string(),
  message: z.string(),
});

/** The body of every response with status 400 and above. `message` is in the language of `Accept-Language`. */
export const apiError = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  /** The first 50 issues. */
  issues: z.optional(z.array(errorIssue)),
  /** Number of further issues; absent: 0. */
  moreIssues: z.optional(z.int()),
});

export type ApiError = z.infer<typeof apiError>;
