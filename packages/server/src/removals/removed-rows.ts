import type { Tables } from '../store/tables.ts';

/** What one call removed from a project, row by row, as it was. */
export type RemovedRows = {
  readonly [Table in 'rooms' | 'sets' | 'roomSets' | 'roomProducts' | 'selections']: readonly Tables[Table][];
};
