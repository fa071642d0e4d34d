import type { PlanningReceipt } from '@ramka/contract/wire/planning-delivery';
import type { PlanMatch } from './matching/match-plan.ts';
import type { Plan } from './plan.ts';

/** What the planning tool is told of a plan that is in the project: what it is called here. */
export const planningReceipt = (plan: Plan, { rooms, sets, changed }: PlanMatch): PlanningReceipt => ({
  changed,
  rooms: plan.rooms.map((room) => ({
    mioID: room.planningId,
    id: rooms.ids.of(room),
    sets: room.sets.map((set) => ({ mioID: set.planningId, id: sets.ids.of(set) })),
  })),
});
