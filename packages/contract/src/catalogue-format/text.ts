import { z } from 'zod';

/** A text in every language, or one string where it is the same in all (trade names). */
export const catalogueText = z.union([
  z.string().check(z.minLength(1)),
  z.strictObject({
    pl: z.string().check(z.minLength(1)),
    cs: z.string().check(z.minLength(1)),
    sk: z.string().check(z.minLength(1)),
    uk: z.string().check(z.minLength(1)),
    en: z.string().check(z.minLength(1)),
  }),
]);

/** See `catalogueText`. */
export type CatalogueText = z.infer<typeof catalogueText>;
