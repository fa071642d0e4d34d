import { ApiProblem, type ProblemIssue } from '../http/problems/api-problem.ts';
import { findProject, type ProjectRow } from '../projects/find-project.ts';
import { knownProject } from '../projects/known-project.ts';
import type { Operation } from '../store/operation.ts';
import type { Store } from '../store/store.ts';
import { listNamedSets } from './set.store.ts';
import type { StoredSet } from './stored-set.ts';

/** A project and some of its sets. */
export type NamedSets = { readonly project: ProjectRow; readonly sets: readonly StoredSet[] };

/** The sets that a call names, each once and in that order; refused unless all of them are there (reading R10). */
export const findNamedSets = async (store: Store, projectId: string, named: readonly number[]): Promise<NamedSets> => {
  const ids = [...new Set(named)];
  const found = knownProject(await store.read(() => readNamedSets(projectId, ids)));
  const setsById = new Map(found.sets.map((set) => [set.id, set]));
  const sets = ids.flatMap((id) => setsById.get(id) ?? []);
  if (sets.length < ids.length) throw new ApiProblem('unprocessable', [unknownSet]);
  return { project: found.project, sets };
};

const unknownSet: ProblemIssue = { path: 'sets', code: 'unknown-entry', message: ({ input }) => input.unknownEntry };

function* readNamedSets(projectId: string, ids: readonly number[]): Operation<NamedSets | undefined> {
  const project = yield* findProject(projectId);
  return project && { project, sets: yield* listNamedSets(projectId, ids) };
}
