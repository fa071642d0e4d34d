import type { FramedSet } from '@ramka/domain/set/product-set';
import { z } from 'zod';

const id = z.int().check(z.positive());
const colourId = z.int().check(z.gte(0));

/**
 * A product set as the store keeps it, in the words of the rules; its name and series stand beside it in columns. What
 * is kept in another form once gets another version here, and a migration.
 */
const setDocument = z.object({
  version: z.literal(1),
  frameId: id,
  ip44: z.boolean(),
  cornerBoxColourId: colourId,
  surfaceBoxColourId: colourId,
  modules: z.partialRecord(
    z.enum(['1', '2', '3', '4', '5']),
    z.object({
      moduleId: id,
      colourId,
      visibleComponentId: id,
      options: z.record(z.string(), z.object({ selectedId: z.nullable(id), quantity: z.number() })),
    }),
  ),
  controllers: z.partialRecord(z.enum(['1', '2', '3']), id),
});

/** The document of a set, as JSON: the same text whenever two sets are the same but for their names. */
export const writeSetDocument = (set: FramedSet): string => JSON.stringify(setDocument.parse({ ...set, version: 1 }));

/** A set from its document; throws where the text is none. */
export const parseSetDocument = (name: string, document: string): FramedSet => {
  const { version: _version, ...set } = setDocument.parse(JSON.parse(document));
  return { name, ...set };
};
