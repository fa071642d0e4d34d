import type { RoomEntry } from '@ramka/domain/project';
import type { ProjectRow } from '../project/project-row.ts';
import type { RoomContents } from '../project/rooms/rooms.store.ts';
import { isExternal, type StoredSet } from '../project/sets/sets.store.ts';
import type { Plan } from './plan.ts';

/** The changes that a plan makes to a project, and the ids of its rooms and sets afterwards. */
export type PlanMatch = {
  readonly rooms: RoomMatch;
  readonly sets: SetMatch;
  /** The new set lists of rooms whose list changes. */
  readonly lists: readonly { readonly roomId: number; readonly sets: readonly RoomEntry[] }[];
  readonly changed: boolean;
};

/** Compares a plan with the project, by ids of the planning tool. Without a URL, its items become the visitor's. */
export const matchPlan = (present: PresentPlan, plan: Plan): PlanMatch => {
  const rooms = matchRooms(present, plan);
  const sets = matchSets(present, plan);
  const lists = plan.url === null ? [] : changedLists(present, plan, rooms, sets);
  const changes = [rooms.added, rooms.renamed, rooms.removed, rooms.released, sets.added, sets.changed, sets.removed];
  const changed = plan.url !== present.planningUrl || [...changes, lists].some(({ length }) => length > 0);
  return { rooms, sets, lists, changed };
};

/** A planned room contains the planned sets, followed by the visitor's. A released room contains only the latter. */
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

/** The changes of a plan to the rooms of a project. */
type RoomMatch = {
  readonly ids: MatchedIds;
  readonly added: readonly { readonly id: number; readonly name: string; readonly planningId: string }[];
  readonly renamed: readonly { readonly id: number; readonly name: string }[];
  readonly removed: readonly number[];
  /** Rooms that become the visitor's: no longer planned but not empty, or the project is no longer linked. */
  readonly released: readonly number[];
};

const matchRooms = ({ rooms, sets, nextRoomId }: PresentPlan, plan: Plan): RoomMatch => {
  const linked = rooms.filter(({ planningId }) => planningId !== null);
  const names = new Map(linked.map(({ id, name }) => [id, name]));
  const ids = new MatchedIds(plan.rooms, linked, nextRoomId);
  const planned = plan.rooms.map((room) => ({ id: ids.of(room), name: room.name, planningId: room.planningId }));
  const unplanned = linked.filter((room) => !ids.has(room));
  const external = new Set(sets.filter(isExternal).map(({ id }) => id));
  const released = unplanned.filter(
    (room) => plan.url === null || room.products.length > 0 || room.sets.some(({ id }) => !external.has(id)),
  );
  return {
    ids,
    added: planned.filter(({ id }) => !names.has(id)),
    renamed: planned.filter(({ id, name }) => (names.get(id) ?? name) !== name),
    removed: unplanned.filter((room) => !released.includes(room)).map(({ id }) => id),
    released: released.map(({ id }) => id),
  };
};

/** The changes of a plan to the sets of a project. */
type SetMatch = {
  readonly ids: MatchedIds;
  readonly added: readonly StoredSet[];
  /** Sets with their new contents. In a project that is no longer linked they become the visitor's. */
  readonly changed: readonly StoredSet[];
  readonly removed: readonly number[];
};

/** Compares the sets of a plan with the external sets of the project. A set may have moved to another room. */
const matchSets = ({ sets, nextSetId }: PresentPlan, plan: Plan): SetMatch => {
  const external = sets.filter(isExternal);
  const planned = plan.rooms.flatMap((room) => room.sets);
  const ids = new MatchedIds(planned, external, nextSetId);
  if (plan.url === null) return { ids, added: [], changed: external.map(released), removed: [] };
  const byId = new Map(external.map((set) => [set.id, set]));
  const requested = planned.map((set): StoredSet => {
    const id = ids.of(set);
    return { ...set.contents, id, version: (byId.get(id)?.version ?? 0) + 1, planningId: set.planningId };
  });
  return {
    ids,
    added: requested.filter(({ id }) => !byId.has(id)),
    changed: requested.filter((set) => differs(set, byId.get(set.id))),
    removed: external.filter((set) => !ids.has(set)).map(({ id }) => id),
  };
};

const released = (set: StoredSet): StoredSet => ({ ...set, version: set.version + 1, planningId: null });

const differs = (set: StoredSet, present: StoredSet | undefined): boolean =>
  present !== undefined &&
  (set.name !== present.name || set.seriesId !== present.seriesId || set.document !== present.document);

type Planned = { readonly planningId: string };
type Present = { readonly id: number; readonly planningId: string | null };

/**
 * Assigns ids to the items of a plan. Known items keep their ids. New items get the next free ids in reverse order,
 * because the highest id is displayed first.
 */
class MatchedIds {
  readonly #ids = new Map<string, number>();
  readonly #kept: ReadonlySet<number>;

  constructor(planned: readonly Planned[], present: readonly Present[], nextId: number) {
    const idsByPlanningId = new Map(present.map(({ id, planningId }) => [planningId, id]));
    let free = nextId;
    for (const { planningId } of planned.toReversed()) {
      const id = idsByPlanningId.get(planningId) ?? free;
      if (id === free) free += 1;
      this.#ids.set(planningId, id);
    }
    this.#kept = new Set(this.#ids.values());
  }

  of({ planningId }: Planned): number {
    const id = this.#ids.get(planningId);
    if (id === undefined) throw new Error('it is not of this plan');
    return id;
  }

  /** Whether the item with this id is planned. */
  readonly has = ({ id }: { readonly id: number }): boolean => this.#kept.has(id);
}

/** The part of a project that a plan may change. */
type PresentPlan = Pick<ProjectRow, 'planningUrl' | 'nextRoomId' | 'nextSetId'> & {
  readonly rooms: readonly RoomContents[];
  readonly sets: readonly StoredSet[];
};
