import type { SetProblem } from '@ramka/domain/set/check-set';
import type { ProblemIssue } from '../http/problems/api-problem.ts';
import { nameIssue } from '../projects/checked-name.ts';

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
