import { z } from 'zod';

/** Every code that an answer above 399 may carry; stable, for programs (docs/readings.md#r7). */
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

/** A stable code of an error. */
export type ErrorCode = (typeof errorCodes)[number];

/** One thing that is wrong with a well-formed request: where, and what. */
export const errorIssue = z.object({
  /** Where in the request, such as `payload.modules.2.colorId`. */
  path: z.string(),
  /** Stable name of the broken rule, such as `name-too-short`. */
  code: z.string(),
  message: z.string(),
});

/** The body of every answer above 399. `message` is in the language of `Accept-Language`. */
export const apiError = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  /** What is wrong, the first 50 of it. */
  issues: z.optional(z.array(errorIssue)),
  /** How much more is wrong; absent: nothing. */
  moreIssues: z.optional(z.int()),
});

/** See `apiError`. */
export type ApiError = z.infer<typeof apiError>;
