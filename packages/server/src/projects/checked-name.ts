import { nameProblem, type NameProblem, tidyName } from '@ramka/domain/names';
import { ApiProblem, type ProblemIssue } from '../http/problems/api-problem.ts';

type NamedThing = 'project' | 'room' | 'set';

/** A name as it is kept; refused by the rules for names (specification §5, reading R12). */
export const checkedName = (subject: NamedThing, typed: string): string => {
  const problem = nameProblem(subject, typed);
  if (problem === undefined) return tidyName(typed);
  throw new ApiProblem('unprocessable', [nameIssue('name', subject, problem)]);
};

/** A broken rule for names, as answered. */
export const nameIssue = (path: string, subject: NamedThing, { kind }: NameProblem): ProblemIssue => ({
  path,
  code: `name-${kind}`,
  message: ({ name, projectName, roomName }) =>
    ({ ...name, ...(subject === 'project' ? projectName : roomName) })[kind],
});
