import type { Call } from '../call.ts';
import type { CallName } from '../routes.ts';
import { planningDelivery, planningReceipt } from '../wire/planning-delivery.ts';
import { inProject } from './places.ts';

/** The calls of the planning tool, and of pages that wait for it. */
export const planningToolCalls = {
  pollPlanningTool: {
    summary: '404 while the planning tool sent nothing new since the project was last read',
    params: inProject,
    status: 200,
  },
  deliverPlanning: {
    summary: 'Link a project with the planning tool, and put all that is planned there into it; for the tool itself',
    params: inProject,
    body: planningDelivery,
    status: 200,
    answer: planningReceipt,
    signed: true,
  },
} as const satisfies Partial<Record<CallName, Call>>;
