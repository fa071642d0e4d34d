/** A set as the store keeps it. */
export type StoredSet = {
  readonly id: number;
  readonly name: string;
  readonly seriesId: number;
  /** JSON; the set as the API takes it, without `id` and `name`. */
  readonly payload: string;
  /** Rises with every change to the set. */
  readonly version: number;
  /** Its name in the planning tool, which makes it an external set; null: a visitor made it. */
  readonly planningId: string | null;
};

/** Whether a set comes from the planning tool: visitors may not change, copy or delete it (specification §4). */
export const isExternal = ({ planningId }: Pick<StoredSet, 'planningId'>): boolean => planningId !== null;
