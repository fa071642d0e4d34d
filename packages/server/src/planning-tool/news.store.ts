import { accepted, type Result } from '@ramka/domain/result';
import type { ProjectRow } from '../projects/find-project.ts';
import { perform, type Operation } from '../store/operation.ts';
import { queryBuilder } from '../store/query-builder.ts';

/** Whether the planning tool delivered something since the project was last read, by whomever (reading R16). */
export const hasNews = ({
  deliveredVersion,
  readVersion,
}: Pick<ProjectRow, 'deliveredVersion' | 'readVersion'>): boolean => deliveredVersion > readVersion;

/** Remembers that a project was read with what a delivery brought; that is no change to the project. */
export function* markRead({
  id,
  deliveredVersion,
}: Pick<ProjectRow, 'id' | 'deliveredVersion'>): Operation<Result<null, never>> {
  yield* perform(
    queryBuilder
      .updateTable('projects')
      .set({ readVersion: deliveredVersion })
      .where('id', '=', id)
      .where('readVersion', '<', deliveredVersion),
  );
  return accepted(null);
}
