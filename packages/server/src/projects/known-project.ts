import { ApiProblem } from '../http/problems/api-problem.ts';

/** The project that was found, however much of it was read; there being none is the caller's mistake. */
export const knownProject = <Found>(project: Found | undefined): Found => {
  if (project === undefined) throw new ApiProblem('unknown-project');
  return project;
};
