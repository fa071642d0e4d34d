import { allSlots } from '@ramka/domain/catalogue';
import { allLanguages } from '@ramka/domain/text';
import { z } from 'zod';

/** A numeric id; unique among objects of one kind. */
export const id = z.int().check(z.positive());

/** A short identifier for paths: lower-case letters, digits and hyphens. */
export const tag = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A tag has small letters, digits and single hyphens only, such as "simon-54".');

/** A file name of a picture, without folders: letters, digits and `._+@-`, ending in `.svg`, `.png`, `.jpg` or `.webp`. */
export const imageName = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._+@-]{0,119}\.(svg|png|jpg|webp)$/,
    'The name of a picture has letters, digits and ._+@- only and ends in .svg, .png, .jpg or .webp.',
  );

/** A path below `pictures/`: folders and an image name. */
export const picturePath = z
  .string()
  .regex(
    /^([a-z0-9][a-z0-9-]*\/)+[A-Za-z0-9][A-Za-z0-9._+@-]{0,119}\.(svg|png|jpg|webp)$/,
    'A picture is a folder and a name, such as "articles/TR2-11.svg": letters, digits and ._+@-, at the end .svg, .png, .jpg or .webp.',
  );

/** An order symbol as printed in the manufacturer's catalogue. */
export const symbol = z
  .string()
  .regex(/^\S(.{0,58}\S)?$/, 'A symbol has 1 to 60 characters on one line, and no blank before or behind it.');

export const hexColor = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/, 'A colour is # and six of the digits 0 to 9 and letters A to F, such as "#F4F4F0".');

export const price = z.string().regex(/^(0|[1-9][0-9]{0,8})\.[0-9]{2}$/, 'A price is such as "12.50".');

export const etimClass = z.string().regex(/^EC\d{6}$/, 'A class of ETIM is EC and six digits.');

/** Features of an ETIM class. */
export const etimFeatures = z
  .string()
  .regex(
    /^EF\d{6}=[A-Z\d]{1,8}(?: EF\d{6}=[A-Z\d]{1,8}){0,19}$/,
    'Features of ETIM are such as "EF000074=2 EF000007=EV000202", at most twenty.',
  );

/** The URL of a page, or an empty string. */
export const address = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, error: 'An address begins with https:// or http://.' }),
]);

/** A text in every language, or a single string if it is the same in all languages (trade names). */
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

export type CatalogueText = z.infer<typeof catalogueText>;

export const slots = z.literal(allSlots);

/** Search phrases by language. */
export const phrases = z.partialRecord(z.enum(allLanguages), z.array(z.string().check(z.minLength(1))));

/** Drawers with their subcategories. */
export const categories = z.array(
  z.strictObject({
    id,
    seriesTag: tag,
    name: catalogueText,
    subCategories: z.array(z.strictObject({ id, name: catalogueText })),
  }),
);
