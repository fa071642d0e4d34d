import { loadRooms } from '../rooms/load-rooms.ts';
import { listSelections, type Selection } from '../selections/selection.store.ts';
import { listSets } from '../sets/set.store.ts';
import type { StoredSet } from '../sets/stored-set.ts';
import type { Operation } from '../store/operation.ts';
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
  const project = yield* findProject(id);
  if (project === undefined) return undefined;
  const rooms = yield* loadRooms(id);
  const sets = yield* listSets(id);
  const selections = yield* listSelections(id);
  return { ...project, rooms, sets, selections };
}
