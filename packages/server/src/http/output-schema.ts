import { z } from 'zod';

/** JSON Schema as far as answers need it. */
export type OutputSchema = { readonly [keyword: string]: unknown };

/**
 * The schema of an answer, for the compiled serializer: what zod says, with "this or null" as a list of types, which
 * the serializer writes without trying every alternative.
 */
export const outputSchema = (answer: z.ZodType): OutputSchema =>
  z.toJSONSchema(answer, {
    target: 'draft-7',
    io: 'output',
    override: ({ jsonSchema }) => {
      delete jsonSchema.propertyNames;
      const [value, empty, ...others] = jsonSchema.anyOf ?? [];
      if (value?.type === undefined || empty?.type !== 'null' || others.length > 0) return;
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, value, { nullable: true });
    },
  });
