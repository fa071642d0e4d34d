import { projectLimits } from '@ramka/domain/project';
import { z } from 'zod';
import { bundlePayload } from './bundle.ts';
import { entityId, quantity } from './identifiers.ts';

/** The largest delivery, in bytes; a thousand sets take some 1.5 MB. */
export const DELIVERY_BYTES = 4 * 1024 * 1024;

/** What the planning tool calls a room or set; it may not change. */
const mioID = z.string().regex(/^[^\p{Cc}\p{Cs}]{1,100}$/u);

/** A set of a delivered room: as it is saved, with its name in the planning tool and how many of it the room has. */
const deliveredSet = bundlePayload.omit({ id: true }).extend({ mioID, quantity });

/**
 * All that the planning tool has planned for a project, in the order of its screen; what is not named is gone. Without
 * `projectUrl` the project is no longer linked, and no rooms may be named.
 */
export const planningDelivery = z.object({
  /** Where the visitor finds the project in the planning tool; without a user name or password, which every visitor would read. */
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

/** What became of a delivery: the ids of its rooms and sets here, in the order of the delivery. */
export const planningReceipt = z.object({
  /** False where all of it was there already; visitors are told nothing then. */
  changed: z.boolean(),
  rooms: z.array(
    z.object({ mioID: z.string(), id: entityId, sets: z.array(z.object({ mioID: z.string(), id: entityId })) }),
  ),
});

/** See `planningDelivery`. */
export type PlanningDelivery = z.infer<typeof planningDelivery>;
/** See `planningReceipt`. */
export type PlanningReceipt = z.infer<typeof planningReceipt>;
