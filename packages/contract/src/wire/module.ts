import { z } from 'zod';
import { entityId } from './identifiers.ts';

const component = z.object({ colorId: z.int(), symbol: z.string(), name: z.string(), image: z.string() });

const subComponent = z.object({
  id: entityId,
  name: z.string(),
  quantity: z.int(),
  required: z.boolean(),
  userDefinedQuantity: z.boolean(),
  components: z.array(entityId),
});

/** A module. `serieTag` and `categoryId` are beyond the specification: where it belongs. */
export const module = z.object({
  id: entityId,
  name: z.string(),
  image: z.string(),
  serieTag: z.string(),
  categoryId: entityId,
  visibleComponents: z.array(entityId),
  /** By component id. */
  components: z.record(z.string(), component),
  subComponents: z.array(subComponent),
  properties: z.object({ disableIP44: z.boolean(), disabledFrameLines: z.array(entityId) }),
});

/** See `module`. */
export type WireModule = z.infer<typeof module>;
