import { setToWire } from '@ramka/contract/translate/product-set';
import type { FlatListBody } from '@ramka/contract/wire/flat-list';
import type { RoomEntry } from '@ramka/domain/project';
import type { FramedSet } from '@ramka/domain/set/product-set';
import { onlineChange } from './project-change.ts';

/** What a list adds to a room, or changes in it. */
export type RoomAddition = {
  /** An existing room by its id, or a new one by its name. */
  readonly room: { readonly id: number } | { readonly name: string };
  /** New sets by their index in `ListAddition.newSets`. */
  readonly newSets: readonly { readonly index: number; readonly quantity: number }[];
  /** Sets of the project that the room does not contain yet. */
  readonly sets: readonly RoomEntry[];
  /** Quantities that replace those of the room. */
  readonly setQuantities: readonly RoomEntry[];
  readonly productQuantities: readonly RoomEntry[];
};

/** What a list adds to a project. */
export type ListAddition = {
  readonly newSets: readonly FramedSet[];
  readonly rooms: readonly RoomAddition[];
  /** Quantities of e-catalogue products, which replace present ones. */
  readonly ecatalogueQuantities: readonly { readonly catalogId: number; readonly quantity: number }[];
  /** Lines for the note of the project. */
  readonly noteLines: readonly string[];
  readonly abbreviations: readonly { readonly abbreviation: string; readonly meaning: string }[];
};

/** A list that is added, provided that the project still has the version `etag`, and the messages afterwards. */
export type AddedList = {
  readonly addition: ListAddition;
  readonly etag: string | null;
  readonly message: string;
  readonly staleMessage: string;
};

/** Adds the contents of a list to the project. */
export const addFlatList = onlineChange({
  endpoint: 'addFlatList',
  request: ({ addition, etag }: AddedList) => ({ body: bodyOf(addition), ifMatch: etag ?? undefined }),
  message: (_texts, { input }) => input.message,
  stale: (_texts, { staleMessage }) => staleMessage,
});

const bodyOf = ({ newSets, rooms, ecatalogueQuantities, noteLines, abbreviations }: ListAddition): FlatListBody => ({
  newBundles: newSets.map((set) => setToWire(set, null)),
  rooms: rooms.map(({ room, ...entries }) => ({
    ...('id' in room ? { groupId: room.id } : room),
    newBundles: [...entries.newSets],
    bundles: [...entries.sets],
    bundleQuantities: [...entries.setQuantities],
    productQuantities: [...entries.productQuantities],
  })),
  ecatalogQuantities: [...ecatalogueQuantities],
  noteLines: [...noteLines],
  abbreviations: [...abbreviations],
});

/** The note of a project, and the message after saving it. */
export type ChangedNote = { readonly note: string; readonly message: string };

/** Changes the note of the project; an empty text deletes it. */
export const changeNote = onlineChange({
  endpoint: 'changeNote',
  request: ({ note }: ChangedNote) => ({ body: { note } }),
  receive: (project, { note }) => ({ ...project, note }),
  message: (_texts, { input }) => input.message,
});
