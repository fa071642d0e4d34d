import type { RoomContents } from '../../rooms/load-rooms.ts';
import type { DocumentContext } from './document-context.ts';
import type { DocumentLine } from './lines/document-line.ts';
import type { DocumentSet, SetEntry } from './sets/document-set.ts';

/** What is in a room, as documents show it. */
export type RoomEntries = {
  readonly sets: readonly SetEntry[];
  /** Single products. */
  readonly products: readonly DocumentLine[];
  /** Single products that the catalogue no longer has (reading R22). */
  readonly remarks: readonly string[];
};

/** The sets of a room, its single products, and a sentence for each of these that the catalogue no longer has. */
export const roomEntries = (
  room: RoomContents,
  setsById: ReadonlyMap<number, DocumentSet>,
  { describe, texts }: DocumentContext,
): RoomEntries => {
  const products = room.products.map(({ id, quantity }) => ({ id, quantity, article: describe.singleProduct(id) }));
  return {
    sets: room.sets.flatMap(({ id, quantity }) => {
      const set = setsById.get(id);
      return set === undefined ? [] : [{ set, quantity }];
    }),
    products: products.flatMap(({ article, quantity }) => (article === undefined ? [] : [{ article, quantity }])),
    remarks: products
      .filter(({ article }) => article === undefined)
      .map(({ id, quantity }) => texts.documents.remarks.missingProduct(id, quantity)),
  };
};
