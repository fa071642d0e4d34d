import { firstRowOf, type Operation } from '../store/operation.ts';
import { prepared } from '../store/prepared.ts';
import { queryBuilder } from '../store/query-builder.ts';

/** A project itself, without what it holds. */
export type ProjectRow = {
  readonly id: string;
  readonly name: string;
  readonly variant: string;
  readonly version: number;
  readonly nextRoomId: number;
  readonly nextSetId: number;
};

/** The columns of `ProjectRow`. */
export const projectColumns = ['id', 'name', 'variant', 'version', 'nextRoomId', 'nextSetId'] as const;

/** A project that is not deleted (reading R14). */
export const findProject = (id: string): Operation<ProjectRow | undefined> => firstRowOf(projectById({ id }));

const projectById = prepared(({ id }: { id: string }) =>
  queryBuilder.selectFrom('projects').select(projectColumns).where('id', '=', id).where('deletedAt', 'is', null),
);
