import { z } from 'zod';
import { entityId, price } from './identifiers.ts';

const slot = z.int().check(z.gte(1), z.lte(5));

/** Reasons why an article is on the bill of materials. Beyond the specification, for the component list. */
export const componentReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('frame') }),
  z.object({ kind: z.literal('seal') }),
  z.object({ kind: z.literal('corner-box'), colourId: entityId }),
  z.object({ kind: z.literal('surface-box'), colourId: entityId }),
  z.object({ kind: z.literal('controller'), slot }),
  z.object({ kind: z.literal('visible-part'), slot }),
  z.object({
    kind: z.literal('component'),
    slot,
    groupId: entityId,
    groupName: z.string(),
    rule: z.enum(['always', 'chosen']),
  }),
]);

/** A row of the component list. */
export const componentRow = z.object({
  id: entityId,
  /** Picture: `components/{id},{image}`. */
  image: z.string(),
  serieName: z.nullable(z.string()),
  symbol: z.string(),
  name: z.string(),
  catalogUrl: z.string(),
  quantity: z.int(),
  /** Net price of one piece; 0 means "on request". */
  price,
  reasons: z.array(componentReason),
});

export type ComponentRow = z.infer<typeof componentRow>;
