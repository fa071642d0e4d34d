import { z } from 'zod';
import { projectId, shareLinkId } from './identifiers.ts';

/** A day, as `2026-11-22`. */
const day = z.iso.date();

/** A link under which a project can be looked at, and nothing else (docs/readings.md#r31). */
export const shareLink = z.object({
  id: shareLinkId,
  /** For those who know the project; nobody who has the link sees it. */
  name: z.string(),
  /** When the project was frozen for it, as ISO 8601 in universal time; null: it shows the project as it is. */
  frozenAt: z.nullable(z.string()),
  /** Whether it shows prices. */
  prices: z.boolean(),
  /** Whether it shows the project beside its variants. */
  variants: z.boolean(),
  /** The last day on which it leads somewhere, where the deployment is; null: until it is revoked. */
  until: z.nullable(z.string()),
  /** Whether that day is over. */
  expired: z.boolean(),
  /** As ISO 8601 in universal time. */
  createdAt: z.string(),
});

/** What making a view link takes. */
export const newShareLinkBody = z.object({
  name: z.string(),
  frozen: z.boolean(),
  prices: z.boolean(),
  variants: z.boolean(),
  until: z.nullable(day),
});

/** What those who copy a view are told of it: the name of what it shows. */
export const sharedProject = z.object({ name: z.string() });

/** The project that a copy of a view is. */
export const copiedProject = z.object({ id: projectId, name: z.string() });

/** See `view`. */
export type WireShareLink = z.infer<typeof shareLink>;
/** See `newShareLinkBody`. */
export type NewShareLinkBody = z.infer<typeof newShareLinkBody>;
