import { loadRooms } from '../rooms/load-rooms.ts';
import { listSelections, type Selection } from '../selections/selection.store.ts';
import { listSets } from '../sets/set.store.ts';
import type { StoredSet } from '../sets/stored-set.ts';
import type { Operation } from '../store/operation.ts';
import { together } from '../store/together.ts';
import { findProject } from './find-project.ts';
import type { ProjectWithRooms } from './project.store.ts';

/** A project and all that it holds, as of one moment (reading R9). */
export type StoredProject = ProjectWithRooms & {
  /** Newest first. */
  readonly sets: readonly StoredSet[];
  /** In the order of adding. */
  readonly selections: readonly Selection[];
};

/** Reads everything of a project. */
export function* loadProject(id: string): Operation<StoredProject | undefined> {
  const [project, rooms, sets, selections] = yield* together(
    findProject(id),
    loadRooms(id),
    listSets(id),
    listSelections(id),
  );
  if (project === undefined) return undefined;
  return { ...project, rooms, sets, selections };
}
