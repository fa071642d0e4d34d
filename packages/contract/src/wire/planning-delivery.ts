import { projectLimits } from '@ramka/domain/project';
import { z } from 'zod';
import { bundlePayload } from './bundle.ts';
import { entityId, quantity } from './identifiers.ts';

/** The largest delivery in bytes. A thousand sets take about 1.5 MB. */
export const DELIVERY_BYTES = 4 * 1024 * 1024;

/** The planning tool's id of a room or set. It must not change. */
const mioID = z.string().regex(/^[^\p{Cc}\p{Cs}]{1,100}$/u);

/** A set of a delivered room: its content, its id in the planning tool and its quantity in the room. */
const deliveredSet = bundlePayload.omit({ id: true }).extend({ mioID, quantity });

/**
 * The complete plan of a project, in the order of the planning tool. Rooms and sets that are not listed are deleted. A
 * null `projectUrl` unlinks the project; it must then list no rooms.
 */
export const planningDelivery = z.object({
  /**
   * The project's page in the planning tool. User name and password are not allowed, because every visitor can read
   * them.
   */
  projectUrl: z.nullable(
    z.url({ protocol: /^https?$/ }).check(
      z.maxLength(2000),
      z.regex(/^[^\p{Cc}\p{Cs}]*$/u),
      z.refine((address) => !URL.canParse(address) || new URL(address).username + new URL(address).password === ''),
    ),
  ),
  rooms: z
    .array(z.object({ mioID, name: z.string(), sets: z.array(deliveredSet).check(z.maxLength(projectLimits.sets)) }))
    .check(z.maxLength(projectLimits.rooms)),
});

/** The result of a delivery: the ids of its rooms and sets in this product, in the order of the delivery. */
export const planningReceipt = z.object({
  /** False if the delivery changed nothing. Visitors are then not notified. */
  changed: z.boolean(),
  rooms: z.array(
    z.object({ mioID: z.string(), id: entityId, sets: z.array(z.object({ mioID: z.string(), id: entityId })) }),
  ),
});

export type PlanningDelivery = z.infer<typeof planningDelivery>;
export type PlanningReceipt = z.infer<typeof planningReceipt>;
