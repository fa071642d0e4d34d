import type { RoomContents } from '../../rooms/load-rooms.ts';
import type { DocumentContext } from './document-context.ts';
import type { DocumentLine } from './lines/document-line.ts';

/** The single products of a room, and a sentence for each that the catalogue no longer has (reading R22). */
export type RoomProducts = { readonly products: readonly DocumentLine[]; readonly remarks: readonly string[] };

/** The single products of a room as documents show them. */
export const roomProducts = (
  room: Pick<RoomContents, 'products'>,
  { describe, texts }: Pick<DocumentContext, 'describe' | 'texts'>,
): RoomProducts => {
  const entries = room.products.map(({ id, quantity }) => ({ id, quantity, article: describe.singleProduct(id) }));
  return {
    products: entries.flatMap(({ article, quantity }) => (article === undefined ? [] : [{ article, quantity }])),
    remarks: entries
      .filter(({ article }) => article === undefined)
      .map(({ id, quantity }) => texts.documents.remarks.missingProduct(id, quantity)),
  };
};
