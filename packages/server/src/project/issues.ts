import { pathOfProblem } from '@ramka/contract/translate/product-set';
import { nameProblem, type NameProblem, normaliseName } from '@ramka/domain/names';
import type { SetProblem } from '@ramka/domain/set/check-set';
import { HttpError, type ErrorIssue } from '../http/errors.ts';

type NamedEntity = 'project' | 'room' | 'set';

/** Normalises a name. Throws if it breaks the rules for names (docs/specification.md#s5-1, docs/readings.md#r12). */
export const requireName = (subject: NamedEntity, typed: string, path = 'name'): string => {
  const problem = nameProblem(subject, typed);
  if (problem === undefined) return normaliseName(typed);
  throw new HttpError('unprocessable', [nameIssue(path, subject, problem)]);
};

/** Converts a name problem into a wire issue. */
export const nameIssue = (path: string, subject: NamedEntity, { kind }: NameProblem): ErrorIssue => ({
  path,
  code: `name-${kind}`,
  message: ({ name, projectName, roomName }) =>
    ({ ...name, ...(subject === 'project' ? projectName : roomName) })[kind],
});

/** Converts a problem of the set at `path` into a wire issue: the path in the set, and the problem kind as code. */
export const setIssue = (problem: SetProblem, path: string): ErrorIssue => {
  const place = `${path}.${pathOfProblem(problem)}`;
  if (problem.kind === 'name') return nameIssue(place, 'set', problem.problem);
  const code = problem.problem.kind;
  return { path: place, code, message: ({ set }) => set[code] };
};

/** The points of the project are not labelled. */
export const noLabels: ErrorIssue = { path: '', code: 'no-labels', message: ({ input }) => input.noLabels };
