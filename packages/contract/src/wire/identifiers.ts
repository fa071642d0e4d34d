import { projectIdPattern } from '@ramka/domain/project';
import { LARGEST_QUANTITY } from '@ramka/domain/quantity';
import { z } from 'zod';

/** The key of a project: 8 digits and letters, upper and lower case told apart (docs/readings.md#r6). */
export const projectId = z.string().regex(projectIdPattern);

/** The same key in a path; white space around it is ignored (docs/readings.md#r6). */
export const projectIdText = z.string().trim().regex(projectIdPattern);

/** A room's, set's, product's or category's number. */
export const entityId = z.int().check(z.positive());

/** The same number in a path or a query, where everything is text. */
export const entityIdText = z
  .string()
  .trim()
  .regex(/^[1-9][0-9]{0,14}$/)
  .transform(Number);

/** Such numbers in a query, separated by commas; at most 1000. */
export const entityIdsText = z
  .string()
  .regex(/^\s*[1-9][0-9]{0,14}(\s*,\s*[1-9][0-9]{0,14}){0,999}\s*$/)
  .transform((text) => text.split(',').map(Number));

/** Pieces of a set or product: 1 to 9999 (docs/readings.md#r8). */
export const quantity = z.int().check(z.gte(1), z.lte(LARGEST_QUANTITY));

/** Net price in the price list's currency, with two decimals (docs/readings.md#r5). */
export const price = z.number();
