import { HttpError } from '../http/errors.ts';
import { firstRowOf, type Operation, preparedQuery } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';

/** A project itself, without what it holds. */
export type ProjectRow = {
  readonly id: string;
  readonly name: string;
  readonly variant: string;
  readonly version: number;
  readonly nextRoomId: number;
  readonly nextSetId: number;
  /** Where the visitor finds the project in the planning tool; null: it is not linked. */
  readonly planningUrl: string | null;
  /** The version that the latest delivery of the planning tool made; 0: none did. */
  readonly deliveredVersion: number;
  /** The latest such version that was read. */
  readonly readVersion: number;
  /** The day of which the state before the first change is kept (see `createSnapshot`). */
  readonly pointDay: number;
  /** What new sets start with, as `writeSetDefaults` wrote it. */
  readonly look: string | null;
};

/** The columns of `ProjectRow`. */
export const projectColumns = [
  'id',
  'name',
  'variant',
  'version',
  'nextRoomId',
  'nextSetId',
  'planningUrl',
  'deliveredVersion',
  'readVersion',
  'pointDay',
  'look',
] as const;

/** A project that is not deleted (docs/readings.md#r14). */
export const findProject = (id: string): Operation<ProjectRow | undefined> => firstRowOf(projectById({ id }));

const projectById = preparedQuery(({ id }: { id: string }) =>
  queryBuilder.selectFrom('projects').select(projectColumns).where('id', '=', id).where('deletedAt', 'is', null),
);

/** The project that was found, however much of it was read; there being none is the caller's mistake. */
export const requireProject = <Found>(project: Found | undefined): Found => {
  if (project === undefined) throw new HttpError('unknown-project');
  return project;
};
