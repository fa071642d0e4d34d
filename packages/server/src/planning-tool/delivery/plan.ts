import type { SetContents } from '../../sets/set.store.ts';

/** A set as the planning tool has planned it, and how many of it its room has. */
export type PlannedSet = {
  readonly planningId: string;
  readonly quantity: number;
  readonly contents: SetContents;
};

/** A room as the planning tool has planned it. */
export type PlannedRoom = {
  readonly planningId: string;
  readonly name: string;
  readonly sets: readonly PlannedSet[];
};

/** All that the planning tool has for a project, in the order of its screen; without an address the project is not linked. */
export type Plan = { readonly url: string | null; readonly rooms: readonly PlannedRoom[] };
