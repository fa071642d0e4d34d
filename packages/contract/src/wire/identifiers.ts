import { projectLimits, projectIdPattern, shareLinkIdPattern } from '@ramka/domain/project';
import { LARGEST_QUANTITY } from '@ramka/domain/quantity';
import { z } from 'zod';

/** The key of a project: 8 digits and letters, upper and lower case told apart (docs/readings.md#r6). */
export const projectId = z.string().regex(projectIdPattern);

/** The same key in a path; white space around it is ignored (docs/readings.md#r6). */
export const projectIdText = z.string().trim().regex(projectIdPattern);

/** The id of a view link: 14 of the same characters (docs/readings.md#r31). */
export const shareLinkId = z.string().regex(shareLinkIdPattern);

/** The same id in a path. */
export const shareLinkIdText = z.string().trim().regex(shareLinkIdPattern);

/** A room's, set's, product's or category's number. */
export const entityId = z.int().check(z.positive());

/** The same number in a path or a query, where everything is text. */
export const entityIdText = z
  .string()
  .trim()
  .regex(/^[1-9][0-9]{0,14}$/)
  .transform(Number);

/** Such numbers in a query or body, separated by commas: at most as many as a project has sets. */
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
