import { z } from 'zod';

/** The key of a project: 8 digits and letters, upper and lower case told apart (reading R6). */
export const projectId = z.string().regex(/^[2-9A-HJ-NP-Za-km-z]{8}$/);

/** A room's, set's, product's or category's number. */
export const entityId = z.int().check(z.positive());

/** The same number in a path or a query, where everything is text. */
export const entityIdText = z
  .string()
  .regex(/^[1-9][0-9]{0,14}$/)
  .transform(Number);

/** Pieces of a set or product: 1 to 9999 (reading R8). */
export const quantity = z.int().check(z.gte(1), z.lte(9999));

/** Net price in the price list's currency, with two decimals (reading R5). */
export const price = z.number();
