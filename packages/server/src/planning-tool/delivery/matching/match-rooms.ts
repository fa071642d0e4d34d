import { isExternal } from '../../../sets/stored-set.ts';
import { MatchedIds } from './matched-ids.ts';
import type { Plan } from '../plan.ts';
import type { PresentPlan } from '../present-plan.ts';

/** What a plan does to the rooms of a project. */
export type RoomMatch = {
  readonly ids: MatchedIds;
  readonly added: readonly { readonly id: number; readonly name: string; readonly planningId: string }[];
  readonly renamed: readonly { readonly id: number; readonly name: string }[];
  readonly removed: readonly number[];
  /** No longer planned, but the visitor has put something in them, or the project is no longer linked: the visitor's. */
  readonly released: readonly number[];
};

/** Compares the rooms of a plan with those of the project. */
export const matchRooms = ({ rooms, sets, nextRoomId }: PresentPlan, plan: Plan): RoomMatch => {
  const linked = rooms.filter(({ planningId }) => planningId !== null);
  const names = new Map(linked.map(({ id, name }) => [id, name]));
  const ids = new MatchedIds(plan.rooms, linked, nextRoomId);
  const planned = plan.rooms.map((room) => ({ id: ids.of(room), name: room.name, planningId: room.planningId }));
  const gone = linked.filter((room) => !ids.has(room));
  const external = new Set(sets.filter(isExternal).map(({ id }) => id));
  const released = gone.filter(
    (room) => plan.url === null || room.products.length > 0 || room.sets.some(({ id }) => !external.has(id)),
  );
  return {
    ids,
    added: planned.filter(({ id }) => !names.has(id)),
    renamed: planned.filter(({ id, name }) => (names.get(id) ?? name) !== name),
    removed: gone.filter((room) => !released.includes(room)).map(({ id }) => id),
    released: released.map(({ id }) => id),
  };
};
