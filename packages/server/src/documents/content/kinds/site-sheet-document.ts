import type { RoomContents } from '../../../rooms/load-rooms.ts';
import type { DocumentContext } from '../document-context.ts';
import { documentHeading, type DocumentHeading } from '../document-heading.ts';
import { roomEntries, type RoomEntries } from '../room-entries.ts';
import type { DocumentSet } from '../sets/document-set.ts';

/** What the installer of one room needs on site: where what goes, on which boxes, and boxes to tick. No prices. */
export type SiteSheetDocument = RoomEntries & { readonly kind: 'site-sheet'; readonly heading: DocumentHeading };

/** What the site sheet of a room says; `sets` are those in it. */
export const siteSheetDocument = (
  project: { readonly id: string; readonly name: string },
  room: RoomContents,
  context: DocumentContext,
  sets: readonly DocumentSet[],
): SiteSheetDocument => ({
  kind: 'site-sheet',
  heading: documentHeading(context, project, context.texts.documents.siteSheet, room.name),
  ...roomEntries(room, new Map(sets.map((set) => [set.id, set])), context),
});
