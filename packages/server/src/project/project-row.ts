import { HttpError } from '../http/errors.ts';
import { projectColumns, type Row } from '../store/columns.ts';
import { firstRowOf, type Operation, preparedQuery } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';

/** The row of a project, without its contents. */
export type ProjectRow = Row<typeof projectColumns>;

export const projectColumnNames = projectColumns.keyof().options;

/** Finds a project that is not deleted (docs/readings.md#r14). */
export const findProject = (id: string): Operation<ProjectRow | undefined> => firstRowOf(projectById({ id }));

const projectById = preparedQuery(({ id }: { id: string }) =>
  queryBuilder.selectFrom('projects').select(projectColumnNames).where('id', '=', id).where('deletedAt', 'is', null),
);

/** Returns a found project; throws 404 for undefined. */
export const requireProject = <Found>(project: Found | undefined): Found => {
  if (project === undefined) throw new HttpError('unknown-project');
  return project;
};
