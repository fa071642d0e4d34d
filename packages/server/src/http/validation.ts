import type { z } from 'zod';
import { HttpError, type ErrorIssue } from './errors.ts';

type ZodIssue = z.core.$ZodIssue;

export type RequestPart = 'params' | 'querystring' | 'body';

/**
 * Validates one part of a request with its schema. An impossible path is unknown (404); a body of the wrong shape is
 * malformed (400); a body of the right shape that breaks a rule is unprocessable (422).
 */
export const validatePart = (
  schema: z.ZodType,
  part: RequestPart,
  input: unknown,
): { value: unknown } | { error: HttpError } => {
  const answer = schema.safeParse(input);
  return answer.success ? { value: answer.data } : { error: errorByPart[part](answer.error.issues) };
};

const errorByPart: Readonly<Record<RequestPart, (issues: readonly ZodIssue[]) => HttpError>> = {
  params: (issues) => unknownPathError(issues),
  querystring: (issues) => new HttpError('unprocessable', issues.flatMap(toErrorIssues)),
  body: (issues) => bodyError(issues, issues.every(isRuleViolation)),
};

/** Creates the error for an invalid body. `moreIssues` is the number of issues that are not listed. */
export const bodyError = (issues: readonly ZodIssue[], hasShape: boolean, moreIssues = 0): HttpError =>
  new HttpError(hasShape ? 'unprocessable' : 'malformed', issues.flatMap(toErrorIssues), { moreIssues });

/** Error codes for invalid path parameters, outermost first. */
const unknownByParameter = {
  projectId: 'unknown-project',
  groupId: 'unknown-room',
  setId: 'unknown-set',
  bundleId: 'unknown-set',
  productId: 'unknown-product',
  catalogId: 'unknown-product',
  categoryId: 'unknown-category',
  pointId: 'unknown-point',
  variantId: 'unknown-variant',
} as const;

const unknownPathError = (issues: readonly ZodIssue[]): HttpError => {
  const wrong = new Set(issues.map(({ path }) => path[0]));
  for (const [parameter, code] of Object.entries(unknownByParameter)) {
    if (wrong.has(parameter)) return new HttpError(code);
  }
  return new HttpError('not-found');
};

/**
 * Whether an issue is a broken rule rather than a wrong shape: a fractional number breaks a rule, a text in place of a
 * number is a wrong shape.
 */
export const isRuleViolation = (issue: ZodIssue): boolean =>
  issue.code === 'invalid_type'
    ? issue.expected === 'int'
    : issue.code !== 'invalid_value' && issue.code !== 'invalid_union';

const toErrorIssues = (issue: ZodIssue): ErrorIssue[] => {
  const path = issue.path.map(String);
  if (issue.code !== 'unrecognized_keys') return [{ path: path.join('.'), ...ruleOf(issue) }];
  return issue.keys.map((key) => ({
    path: [...path, key].join('.'),
    code: 'unknown-field',
    message: ({ input }) => input.unknownField,
  }));
};

/** Whether an issue is about a list, or about a value in place of a list. */
const concernsList = (issue: ZodIssue): boolean =>
  issue.code === 'invalid_type' ? issue.expected === 'array' : 'origin' in issue && issue.origin === 'array';

const ruleOf = (issue: ZodIssue): Pick<ErrorIssue, 'code' | 'message'> => {
  if (issue.path.at(-1) === 'quantity')
    return { code: 'quantity-out-of-range', message: ({ input }) => input.quantity };
  if (issue.path.at(-1) === 'query' && issue.code === 'invalid_type')
    return { code: 'query-too-short', message: ({ input }) => input.shortQuery };
  if (issue.path.at(-1) === 'sets' && !concernsList(issue))
    return { code: 'invalid-set-ids', message: ({ input }) => input.setIds };
  if (issue.code === 'too_small' && issue.origin === 'array')
    return { code: 'empty-list', message: ({ input }) => input.emptyList };
  if (issue.code === 'too_big' && issue.origin === 'array')
    return { code: 'list-too-long', message: ({ input }) => input.longList };
  if (issue.code === 'too_small' || issue.code === 'too_big')
    return { code: 'out-of-range', message: ({ input }) => input.outOfRange };
  return { code: 'invalid', message: ({ input }) => input.invalid };
};
