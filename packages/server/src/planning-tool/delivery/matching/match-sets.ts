import { isExternal, type StoredSet } from '../../../sets/stored-set.ts';
import { MatchedIds } from './matched-ids.ts';
import type { Plan } from '../plan.ts';
import type { PresentPlan } from '../present-plan.ts';

/** What a plan does to the sets of a project. */
export type SetMatch = {
  readonly ids: MatchedIds;
  readonly added: readonly StoredSet[];
  /** As they are then; those of a project that is no longer linked become the visitor's. */
  readonly changed: readonly StoredSet[];
  readonly removed: readonly number[];
};

/** Compares the sets of a plan with the external sets of the project; a set may have moved to another room. */
export const matchSets = ({ sets, nextSetId }: PresentPlan, plan: Plan): SetMatch => {
  const external = sets.filter(isExternal);
  const planned = plan.rooms.flatMap((room) => room.sets);
  const ids = new MatchedIds(planned, external, nextSetId);
  if (plan.url === null) return { ids, added: [], changed: external.map(released), removed: [] };
  const byId = new Map(external.map((set) => [set.id, set]));
  const wanted = planned.map((set): StoredSet => {
    const id = ids.of(set);
    return { ...set.contents, id, version: (byId.get(id)?.version ?? 0) + 1, planningId: set.planningId };
  });
  return {
    ids,
    added: wanted.filter(({ id }) => !byId.has(id)),
    changed: wanted.filter((set) => differs(set, byId.get(set.id))),
    removed: external.filter((set) => !ids.has(set)).map(({ id }) => id),
  };
};

const released = (set: StoredSet): StoredSet => ({ ...set, version: set.version + 1, planningId: null });

const differs = (set: StoredSet, present: StoredSet | undefined): boolean =>
  present !== undefined &&
  (set.name !== present.name || set.seriesId !== present.seriesId || set.payload !== present.payload);
