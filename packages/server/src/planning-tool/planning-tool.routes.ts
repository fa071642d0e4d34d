import type { PlanningReceipt } from '@ramka/contract/wire/planning-delivery';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { limitExceededError } from '../project/limits.ts';
import { findProject, requireProject } from '../project/project-row.ts';
import type { ProjectServices } from '../project/set-responses.ts';
import { hasUnreadDelivery } from '../project/projects.store.ts';
import { deliverPlan } from './deliver-plan.store.ts';
import type { PlanMatch } from './match-plan.ts';
import { requirePlan, type Plan } from './plan.ts';
import { requireSignature } from './signature.ts';

/** Registers the endpoint for deliveries of the planning tool, which are signed with the shared secret. */
export const addDeliveryRoute = (
  api: FastifyInstance,
  { store, catalogue }: Pick<ProjectServices, 'store' | 'catalogue'>,
  secret: string,
): void => {
  requireSignature(api, store, secret);
  registerEndpoint(api, 'deliverPlanning', async ({ params: { projectId }, body, language }) => {
    const plan = requirePlan(body, catalogue.in(language));
    const delivered = await store.write(() => deliverPlan({ projectId, now: Date.now() }, plan));
    if (delivered.ok) return planningReceipt(plan, delivered.value);
    if (delivered.problem.kind === 'nothing-new') return planningReceipt(plan, delivered.problem.match);
    throw delivered.problem.kind === 'too-many'
      ? limitExceededError(delivered.problem)
      : new HttpError(delivered.problem.kind);
  });
};

/** The response to a delivery: ids of its rooms and sets in the project. */
const planningReceipt = (plan: Plan, { rooms, sets, changed }: PlanMatch): PlanningReceipt => ({
  changed,
  rooms: plan.rooms.map((room) => ({
    mioID: room.planningId,
    id: rooms.ids.of(room),
    sets: room.sets.map((set) => ({ mioID: set.planningId, id: sets.ids.of(set) })),
  })),
});

/** Registers the endpoint that reports unread deliveries of the planning tool (docs/readings.md#r16). */
export const addPollingRoute = (api: FastifyInstance, { store }: ProjectServices): void => {
  registerEndpoint(api, 'pollPlanningTool', async ({ params }) => {
    const project = requireProject(await store.read(() => findProject(params.projectId)));
    if (!hasUnreadDelivery(project)) throw new HttpError('not-found');
  });
};
