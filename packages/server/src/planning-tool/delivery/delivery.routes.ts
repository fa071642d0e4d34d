import type { FastifyInstance } from 'fastify';
import { acceptJson } from '../../http/accept-json.ts';
import { addCall } from '../../http/add-call.ts';
import { ApiProblem } from '../../http/problems/api-problem.ts';
import type { ProjectServices } from '../../projects/project-services.ts';
import { requireSignature } from '../signing/require-signature.ts';
import { checkedDelivery } from './checked-delivery.ts';
import { deliverPlan } from './deliver-plan.store.ts';
import { planningReceipt } from './planning-receipt.ts';

/** The largest delivery, in bytes; a thousand sets take some 1.5 MB. */
const DELIVERY_LIMIT = 4 * 1024 * 1024;

/** The call by which the planning tool itself delivers what it has planned, signed with the secret. */
export const addDeliveryRoute = (
  api: FastifyInstance,
  { store, catalogue }: Pick<ProjectServices, 'store' | 'catalogue'>,
  secret: string,
): void => {
  acceptJson(api);
  requireSignature(api, store, secret);
  addCall(
    api,
    'deliverPlanning',
    async ({ params: { projectId }, body, language }) => {
      const plan = checkedDelivery(body, catalogue.in(language));
      const delivered = await store.write(() => deliverPlan({ projectId, now: Date.now() }, plan));
      if (delivered.ok) return planningReceipt(plan, delivered.value);
      if (delivered.problem.kind === 'nothing-new') return planningReceipt(plan, delivered.problem.match);
      throw new ApiProblem(delivered.problem.kind);
    },
    { bodyLimit: DELIVERY_LIMIT },
  );
};
