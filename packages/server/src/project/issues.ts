import { nameProblem, type NameProblem, tidyName } from '@ramka/domain/names';
import type { SetProblem } from '@ramka/domain/set/check-set';
import { ApiProblem, type ProblemIssue } from '../http/problems.ts';

type NamedThing = 'project' | 'room' | 'set';

/** A name as it is kept; refused by the rules for names (docs/specification.md#s5-1, docs/readings.md#r12). */
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

/** What is wrong with a set, as answered: the place in the payload, and the rule's name as code. */
export const setIssue = (problem: SetProblem): ProblemIssue => {
  if (problem.kind === 'name') return nameIssue('payload.name', 'set', problem.problem);
  const code = problem.problem.kind;
  return { path: `payload.${placeOf(problem)}`, code, message: ({ set }) => set[code] };
};

const placeOf = (problem: Exclude<SetProblem, { kind: 'name' }>): string => {
  if (problem.kind === 'module') return `modules.${problem.slot}${fieldOf[problem.problem.kind]}`;
  if (problem.kind === 'controller') return `controllers.${problem.slot}`;
  return placeByKind[problem.kind];
};

const placeByKind = {
  frame: 'frameId',
  controllers: 'controllers',
  'corner-box': 'cornerBox',
  'surface-box': 'smBox',
} as const;

/** Which field of a module choice is at fault; none: that there is a module at all. */
const fieldOf: Readonly<Record<Extract<SetProblem, { kind: 'module' }>['problem']['kind'], string>> = {
  'no-frame': '',
  'beyond-frame': '',
  'controller-slot': '',
  'unknown-module': '.moduleId',
  'other-series': '.moduleId',
  'line-disabled': '.moduleId',
  'unknown-visible-part': '.selectedVisualComponentId',
  'other-colour': '.colorId',
};
