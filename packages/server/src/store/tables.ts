/** A project; `deletedAt` null while it is not deleted (reading R14). Times are milliseconds since 1970. */
type ProjectsTable = {
  id: string;
  name: string;
  variant: string;
  /** Rises with every change to anything of the project. */
  version: number;
  /** Ids are counted per project and never given twice. */
  nextRoomId: number;
  nextSetId: number;
  createdAt: number;
  changedAt: number;
  deletedAt: number | null;
};

type RoomsTable = { projectId: string; id: number; name: string };

/** A product set; `payload` is JSON, the set as the API takes it without `id` and `name`. */
type SetsTable = {
  projectId: string;
  id: number;
  name: string;
  seriesId: number;
  payload: string;
  /** Rises with every change to the set. */
  version: number;
  createdAt: number;
  changedAt: number;
};

/** How many of a set, or of a single product, are in a room; `position` ascends in the order of adding (reading R8). */
type RoomEntriesTable = { projectId: string; roomId: number; entryId: number; quantity: number; position: number };

/** An e-catalogue product of a project; symbol and name as they were, should the catalogue lose it (reading R22). */
type SelectionsTable = {
  projectId: string;
  catalogId: number;
  symbol: string;
  name: string;
  quantity: number;
  position: number;
};

/** What visitors have used of their look-ups of unknown projects: `paidAt` is when all of it is earned back. */
type LookUpsTable = { visitor: string; paidAt: number };

/** Every table of the store. */
export type Tables = {
  projects: ProjectsTable;
  rooms: RoomsTable;
  sets: SetsTable;
  roomSets: RoomEntriesTable;
  roomProducts: RoomEntriesTable;
  selections: SelectionsTable;
  lookUps: LookUpsTable;
  migrations: { number: number; name: string; appliedAt: number };
};
