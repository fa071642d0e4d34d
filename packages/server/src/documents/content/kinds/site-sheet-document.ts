import type { RoomContents } from '../../../rooms/load-rooms.ts';
import type { DocumentContext } from '../document-context.ts';
import { documentHeading, type DocumentHeading } from '../document-heading.ts';
import type { DocumentLine } from '../lines/document-line.ts';
import { roomProducts } from '../room-products.ts';
import type { DocumentSet, SetEntry } from '../sets/document-set.ts';

/** What the installer of one room needs on site: where what goes, on which boxes, and boxes to tick. No prices. */
export type SiteSheetDocument = {
  readonly kind: 'site-sheet';
  readonly heading: DocumentHeading;
  readonly sets: readonly SetEntry[];
  readonly products: readonly DocumentLine[];
  /** Products that the catalogue no longer has (reading R22). */
  readonly remarks: readonly string[];
};

/** What the site sheet of a room says; `sets` are those in it. */
export const siteSheetDocument = (
  project: { readonly id: string; readonly name: string },
  room: RoomContents,
  context: DocumentContext,
  sets: readonly DocumentSet[],
): SiteSheetDocument => {
  const setsById = new Map(sets.map((set) => [set.id, set]));
  return {
    kind: 'site-sheet',
    heading: documentHeading(context, project, context.texts.documents.siteSheet, room.name),
    sets: room.sets.flatMap(({ id, quantity }) => {
      const set = setsById.get(id);
      return set === undefined ? [] : [{ set, quantity }];
    }),
    ...roomProducts(room, context),
  };
};
