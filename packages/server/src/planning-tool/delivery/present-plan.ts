import type { ProjectRow } from '../../projects/find-project.ts';
import type { RoomContents } from '../../rooms/load-rooms.ts';
import type { StoredSet } from '../../sets/stored-set.ts';

/** What a project has before a delivery, as far as a plan may touch it. */
export type PresentPlan = Pick<ProjectRow, 'planningUrl' | 'nextRoomId' | 'nextSetId'> & {
  readonly rooms: readonly RoomContents[];
  readonly sets: readonly StoredSet[];
};
