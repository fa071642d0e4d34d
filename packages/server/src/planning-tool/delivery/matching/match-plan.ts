import type { RoomEntry } from '@ramka/domain/project';
import { isExternal } from '../../../sets/stored-set.ts';
import { matchRooms, type RoomMatch } from './match-rooms.ts';
import { matchSets, type SetMatch } from './match-sets.ts';
import type { Plan } from '../plan.ts';
import type { PresentPlan } from '../present-plan.ts';

/** What a plan changes in a project, and under which ids what it names is there afterwards. */
export type PlanMatch = {
  readonly rooms: RoomMatch;
  readonly sets: SetMatch;
  /** The sets of each room whose list changes, as they are then. */
  readonly lists: readonly { readonly roomId: number; readonly sets: readonly RoomEntry[] }[];
  /** Whether anything changes at all. */
  readonly changed: boolean;
};

/**
 * Compares a plan with what is there, by what the planning tool calls it. A plan without an address leaves all that was
 * delivered to the visitor.
 */
export const matchPlan = (present: PresentPlan, plan: Plan): PlanMatch => {
  const rooms = matchRooms(present, plan);
  const sets = matchSets(present, plan);
  const lists = plan.url === null ? [] : changedLists(present, plan, rooms, sets);
  const changes = [rooms.added, rooms.renamed, rooms.removed, rooms.released, sets.added, sets.changed, sets.removed];
  const changed = plan.url !== present.planningUrl || [...changes, lists].some(({ length }) => length > 0);
  return { rooms, sets, lists, changed };
};

/** A planned room holds what is planned, then what the visitor has put there; a released one only the latter. */
const changedLists = (present: PresentPlan, plan: Plan, rooms: RoomMatch, sets: SetMatch): PlanMatch['lists'] => {
  const external = new Set(present.sets.filter(isExternal).map(({ id }) => id));
  const roomsById = new Map(present.rooms.map((room) => [room.id, room]));
  const before = (roomId: number): readonly RoomEntry[] => roomsById.get(roomId)?.sets ?? [];
  const own = (roomId: number): readonly RoomEntry[] => before(roomId).filter(({ id }) => !external.has(id));
  const planned = plan.rooms.map((room) => {
    const roomId = rooms.ids.of(room);
    const entries = room.sets.map((set) => ({ id: sets.ids.of(set), quantity: set.quantity }));
    return { roomId, sets: [...entries, ...own(roomId)] };
  });
  const released = rooms.released.map((roomId) => ({ roomId, sets: own(roomId) }));
  return [...planned, ...released].filter(({ roomId, sets }) => !areEqual(sets, before(roomId)));
};

const areEqual = (one: readonly RoomEntry[], other: readonly RoomEntry[]): boolean =>
  one.length === other.length &&
  one.every(({ id, quantity }, index) => other[index]?.id === id && other[index].quantity === quantity);
