import { projectLimits, projectIdPattern, shareLinkIdPattern } from '@ramka/domain/project';
import { LARGEST_QUANTITY } from '@ramka/domain/quantity';
import { z } from 'zod';

/** A project id: 8 digits and letters; upper and lower case are distinct (docs/readings.md#r6). */
export const projectId = z.string().regex(projectIdPattern);

/** A project id in a path; surrounding white space is ignored (docs/readings.md#r6). */
export const projectIdText = z.string().trim().regex(projectIdPattern);

/** The id of a share link: 14 of the same characters (docs/readings.md#r31). */
export const shareLinkId = z.string().regex(shareLinkIdPattern);

/** The id of a share link in a path. */
export const shareLinkIdText = z.string().trim().regex(shareLinkIdPattern);

/** The numeric id of a room, set, product or category. */
export const entityId = z.int().check(z.positive());

/** A numeric id in a path or query, where every value is text. */
export const entityIdText = z
  .string()
  .trim()
  .regex(/^[1-9][0-9]{0,14}$/)
  .transform(Number);

/** Numeric ids in a query or body, separated by commas; at most as many as a project may have sets. */
export const entityIdsText = z
  .string()
  .max(64_000)
  .regex(/^\s*[1-9][0-9]{0,14}(\s*,\s*[1-9][0-9]{0,14})*\s*$/)
  .transform((text, context) => {
    const ids = text.split(',').map(Number);
    if (ids.length <= projectLimits.sets) return ids;
    context.addIssue({ code: 'too_big', origin: 'array', maximum: projectLimits.sets, input: text });
    return z.NEVER;
  });

/** Pieces of a set or product: 1 to 9999 (docs/readings.md#r8). */
export const quantity = z.int().check(z.gte(1), z.lte(LARGEST_QUANTITY));

/** Net price in the price list's currency, with two decimals (docs/readings.md#r5). */
export const price = z.number();
