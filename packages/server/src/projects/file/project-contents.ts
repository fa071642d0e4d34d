import type { RoomContents } from '../../rooms/load-rooms.ts';
import type { Selection } from '../../selections/selection.store.ts';
import type { SetContents } from '../../sets/set.store.ts';

/** All that a project holds when it is created from a file. */
export type ProjectContents = {
  readonly name: string;
  /** Newest first; `id` is what rooms refer to. */
  readonly sets: readonly { readonly id: number; readonly contents: SetContents }[];
  /** Newest first. */
  readonly rooms: readonly Omit<RoomContents, 'id' | 'planningId'>[];
  /** In the order of adding. */
  readonly selections: readonly Selection[];
};
