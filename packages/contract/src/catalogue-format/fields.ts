import { z } from 'zod';

/** A number that names something; unique among its kind. */
export const id = z.int().check(z.positive());

/** A short word for paths: small letters, digits and hyphens. */
export const tag = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A file name of a picture, without folders: letters, digits and `._+@-`, ending in `.svg`, `.png`, `.jpg` or `.webp`. */
export const imageName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._+@-]{0,119}\.(svg|png|jpg|webp)$/);

/** A path below `pictures/`: folders and an image name. */
export const picturePath = z
  .string()
  .regex(/^([a-z0-9][a-z0-9-]*\/)+[A-Za-z0-9][A-Za-z0-9._+@-]{0,119}\.(svg|png|jpg|webp)$/);

/** An order symbol as printed in the manufacturer's catalogue. */
export const symbol = z.string().regex(/^\S(.{0,58}\S)?$/);

/** An address of a page, or empty. */
export const address = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]);

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
