import { z } from 'zod';
import { projectId, shareLinkId } from './identifiers.ts';

/** A day, as `2026-11-22`. */
const day = z.iso.date();

/** A share link, which gives read access to a project (docs/readings.md#r31). */
export const shareLink = z.object({
  id: shareLinkId,
  /** A label for the project's owners. It is not shown to those who open the link. */
  name: z.string(),
  /** Time when the shown state was frozen, as ISO 8601 in UTC; null: the link shows the present state. */
  frozenAt: z.nullable(z.string()),
  prices: z.boolean(),
  /** Whether the link compares the project with its variants. */
  variants: z.boolean(),
  /** The last day on which the link works, in the deployment's time zone; null: until it is revoked. */
  until: z.nullable(z.string()),
  /** Whether that day has passed. */
  expired: z.boolean(),
  /** As ISO 8601 in UTC. */
  createdAt: z.string(),
});

/** How much of the frozen share link that is being created is done. */
export const shareLinkProgress = z.object({
  /** 0 while the link waits for its turn; null if none is being created in this process. */
  percent: z.nullable(z.int().check(z.gte(0), z.lte(100))),
});

/** The share link for a kind of hand-over, and whether the request has created it. */
export const ensuredShareLink = shareLink.extend({ added: z.boolean() });

export const newShareLinkBody = z.object({
  name: z.string(),
  frozen: z.boolean(),
  prices: z.boolean(),
  variants: z.boolean(),
  until: z.nullable(day),
  /** Whether the link records the installation: frozen, without prices, with labels and what is installed. */
  mounted: z.optional(z.boolean()),
});

/** Data shown before copying from a share link: the name of the project. */
export const sharedProject = z.object({ name: z.string() });

/** The project created by copying from a share link. */
export const copiedProject = z.object({ id: projectId, name: z.string() });

export type WireShareLink = z.infer<typeof shareLink>;
export type NewShareLinkBody = z.infer<typeof newShareLinkBody>;
