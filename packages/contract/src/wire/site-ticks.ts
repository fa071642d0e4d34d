import { siteParts } from '@ramka/domain/project';
import { z } from 'zod';
import { entityId, quantity } from './identifiers.ts';

/** Most ticks that one call changes. */
const MOST_AT_ONCE = 500;

/** A part of one piece of a set in a room that is mounted; pieces are counted from 1. */
const siteTick = z.object({ groupId: entityId, bundleId: entityId, piece: quantity, part: z.enum(siteParts) });

/** Everything that is mounted of a project. */
export const siteTicks = z.array(siteTick);

/** What was mounted, or taken back; what is not named stays, so that two who tick both have theirs kept. */
export const siteTicksBody = z.object({
  payload: z.array(siteTick.extend({ done: z.boolean() })).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
});

/** See `siteTick`. */
export type WireSiteTick = z.infer<typeof siteTick>;
