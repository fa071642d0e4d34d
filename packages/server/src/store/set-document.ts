import type { FramedSet } from '@ramka/domain/set/product-set';
import { z } from 'zod';

const id = z.int().check(z.positive());
const colourId = z.int().check(z.gte(0));

/**
 * A stored product set in domain vocabulary, without name and series, which have their own columns. A change of this
 * format needs a new version and a migration.
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

/** Serialises a set as JSON. Sets that differ only in their names yield the same text. */
export const writeSetDocument = (set: FramedSet): string => JSON.stringify(setDocument.parse({ ...set, version: 1 }));

/** Parses the document of a set. Throws if the text is invalid. */
export const parseSetDocument = (name: string, document: string): FramedSet => {
  const { version: _version, ...set } = setDocument.parse(JSON.parse(document));
  return { name, ...set };
};
