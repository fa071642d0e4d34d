import type { WireProject } from '@ramka/contract/wire/project';

/** A room that holds a set, and how many of it. */
export type PlaceOfSet = { readonly roomId: number; readonly quantity: number };

/** Where a set is in a project. */
export const placesOf = ({ groups }: WireProject, setId: number): readonly PlaceOfSet[] =>
  groups.flatMap((room) =>
    room.bundles.filter(({ id }) => id === setId).map(({ quantity }) => ({ roomId: room.id, quantity })),
  );
