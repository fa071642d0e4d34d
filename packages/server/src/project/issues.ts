import { pathOfProblem } from '@ramka/contract/translate/product-set';
import { nameProblem, type NameProblem, normaliseName } from '@ramka/domain/names';
import type { SetProblem } from '@ramka/domain/set/check-set';
import { HttpError, type ErrorIssue } from '../http/errors.ts';

type NamedEntity = 'project' | 'room' | 'set';

/** A name as it is kept, from its place in the request; refused by the rules for names (docs/specification.md#s5-1, docs/readings.md#r12). */
export const requireName = (subject: NamedEntity, typed: string, path = 'name'): string => {
  const problem = nameProblem(subject, typed);
  if (problem === undefined) return normaliseName(typed);
  throw new HttpError('unprocessable', [nameIssue(path, subject, problem)]);
};

/** A broken rule for names, as answered. */
export const nameIssue = (path: string, subject: NamedEntity, { kind }: NameProblem): ErrorIssue => ({
  path,
  code: `name-${kind}`,
  message: ({ name, projectName, roomName }) =>
    ({ ...name, ...(subject === 'project' ? projectName : roomName) })[kind],
});

/** What is wrong with a set that stands at `path`, as answered: the place in it, and the rule's name as code. */
export const setIssue = (problem: SetProblem, path: string): ErrorIssue => {
  const place = `${path}.${pathOfProblem(problem)}`;
  if (problem.kind === 'name') return nameIssue(place, 'set', problem.problem);
  const code = problem.problem.kind;
  return { path: place, code, message: ({ set }) => set[code] };
};
