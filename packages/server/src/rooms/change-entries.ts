import { LARGEST_QUANTITY } from '@ramka/domain/quantity';
import { accepted, refused, type Result } from '@ramka/domain/result';
import type { RoomEntry } from '@ramka/domain/project';

/** Why quantities in a room may not change so; `index` is the place in the request. */
export type EntriesProblem = { readonly kind: 'unknown-entry' | 'too-many-pieces'; readonly index: number };

/** Adds to a room's entries: quantities of what is there rise, the rest goes to the end (reading R8). */
export const addEntries = (
  present: readonly RoomEntry[],
  added: readonly RoomEntry[],
): Result<readonly RoomEntry[], EntriesProblem> => {
  const quantities = quantitiesOf(present);
  for (const [index, { id, quantity }] of added.entries()) {
    const sum = (quantities.get(id) ?? 0) + quantity;
    if (sum > LARGEST_QUANTITY) return refused({ kind: 'too-many-pieces', index });
    quantities.set(id, sum);
  }
  return accepted(entriesOf(quantities));
};

/** Sets the quantities of entries that a room has, and leaves the others alone (reading R8). */
export const setEntries = (
  present: readonly RoomEntry[],
  changed: readonly RoomEntry[],
): Result<readonly RoomEntry[], EntriesProblem> => {
  const quantities = quantitiesOf(present);
  for (const [index, { id, quantity }] of changed.entries()) {
    if (!quantities.has(id)) return refused({ kind: 'unknown-entry', index });
    quantities.set(id, quantity);
  }
  return accepted(entriesOf(quantities));
};

const quantitiesOf = (entries: readonly RoomEntry[]): Map<number, number> =>
  new Map(entries.map(({ id, quantity }) => [id, quantity]));

const entriesOf = (quantities: ReadonlyMap<number, number>): RoomEntry[] =>
  [...quantities].map(([id, quantity]) => ({ id, quantity }));
