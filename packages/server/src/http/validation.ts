import type { z } from 'zod';
import { ApiProblem, type ProblemIssue } from './errors.ts';

type ZodIssue = z.core.$ZodIssue;

/** Where a part of a request stands. */
export type RequestPart = 'params' | 'querystring' | 'body';

/**
 * Reads one part of a request with its schema. A path that names nothing possible is unknown (404); a body of the wrong
 * shape is malformed (400); what has the right shape but breaks a rule is unprocessable (422).
 */
export const readPart = (
  schema: z.ZodType,
  part: RequestPart,
  input: unknown,
): { value: unknown } | { error: ApiProblem } => {
  const answer = schema.safeParse(input);
  return answer.success ? { value: answer.data } : { error: problemIn[part](answer.error.issues) };
};

const problemIn: Readonly<Record<RequestPart, (issues: readonly ZodIssue[]) => ApiProblem>> = {
  params: (issues) => unknownPath(issues),
  querystring: (issues) => new ApiProblem('unprocessable', issues.flatMap(ruleIssues)),
  body: (issues) => bodyProblem(issues, issues.every(breaksRule)),
};

/** What is wrong with a body; `moreIssues`: how much more there is than is named. */
export const bodyProblem = (issues: readonly ZodIssue[], hasShape: boolean, moreIssues = 0): ApiProblem =>
  new ApiProblem(hasShape ? 'unprocessable' : 'malformed', issues.flatMap(ruleIssues), { moreIssues });

/** What is unknown when a part of a path cannot be the name of anything. The outermost counts. */
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

const unknownPath = (issues: readonly ZodIssue[]): ApiProblem => {
  const wrong = new Set(issues.map(({ path }) => path[0]));
  for (const [parameter, code] of Object.entries(unknownByParameter)) {
    if (wrong.has(parameter)) return new ApiProblem(code);
  }
  return new ApiProblem('not-found');
};

/** A number that is not whole is a broken rule; a text where a number belongs is not even of the right shape. */
export const breaksRule = (issue: ZodIssue): boolean =>
  issue.code === 'invalid_type'
    ? issue.expected === 'int'
    : issue.code !== 'invalid_value' && issue.code !== 'invalid_union';

const ruleIssues = (issue: ZodIssue): ProblemIssue[] => {
  const path = issue.path.map(String);
  if (issue.code !== 'unrecognized_keys') return [{ path: path.join('.'), ...ruleOf(issue) }];
  return issue.keys.map((key) => ({
    path: [...path, key].join('.'),
    code: 'unknown-field',
    message: ({ input }) => input.unknownField,
  }));
};

/** Whether a list is wrong, or stands where a list belongs. */
const concernsList = (issue: ZodIssue): boolean =>
  issue.code === 'invalid_type' ? issue.expected === 'array' : 'origin' in issue && issue.origin === 'array';

const ruleOf = (issue: ZodIssue): Pick<ProblemIssue, 'code' | 'message'> => {
  if (issue.path.at(-1) === 'quantity')
    return { code: 'quantity-out-of-range', message: ({ input }) => input.quantity };
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
