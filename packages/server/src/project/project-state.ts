import { promisify } from 'node:util';
import { gunzipSync, gzip, gzipSync } from 'node:zlib';
import type { RoomContent } from '@ramka/domain/project';
import { z } from 'zod';
import {
  ecatalogItemColumns,
  entryColumns,
  pickColumns,
  projectColumns,
  roomColumns,
  type Row,
  setColumns,
} from '../store/columns.ts';
import { entryOfRow, type EntryRow } from './entry-rows.ts';

/** The rows of the tables that belong to the state of a project. */
export const stateColumns = {
  rooms: roomColumns,
  sets: setColumns.omit({ changedAt: true }),
  roomSets: entryColumns,
  roomProducts: entryColumns,
  selections: ecatalogItemColumns,
} as const;

const ownColumns = projectColumns.pick({ name: true, look: true, wall: true, note: true, abbreviations: true });

/** The columns of a project's own row that belong to its state. */
export type OwnState = Row<typeof ownColumns>;

/** Picks the columns of a project's own row that belong to its state. */
export const ownStateOf = (project: OwnState): OwnState => pickColumns(project, ownColumns.keyof().options);

/** The part of a project that restore points store. Columns that an old restore point lacks get their defaults. */
const projectState = z.object({
  ...ownColumns.shape,
  rooms: z.array(stateColumns.rooms),
  sets: z.array(stateColumns.sets),
  roomSets: z.array(stateColumns.roomSets),
  roomProducts: z.array(stateColumns.roomProducts),
  selections: z.array(stateColumns.selections),
});

const documentOfState = projectState.extend({ version: z.literal(1) });

export type ProjectState = {
  readonly [Part in keyof z.infer<typeof projectState>]: z.infer<typeof projectState>[Part] extends (infer Row)[]
    ? readonly Readonly<Row>[]
    : z.infer<typeof projectState>[Part];
};

/** The rows of a state without the project's own row. */
export type StateContents = Omit<ProjectState, keyof OwnState>;

/** Serialises a state: gzipped JSON in base64. */
export const writeProjectState = (state: ProjectState): string =>
  gzipSync(JSON.stringify({ ...state, version: 1 })).toString('base64');

/** Like `writeProjectState`, but compresses in another thread. */
export const packProjectState = async (state: ProjectState): Promise<string> =>
  (await gzipAsync(JSON.stringify({ ...state, version: 1 }))).toString('base64');

const gzipAsync = promisify(gzip);

/** Parses a state that `writeProjectState` serialised. Throws for other texts. */
export const parseProjectState = (text: string): ProjectState => {
  const { version: _version, ...state } = documentOfState.parse(
    JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString()),
  );
  return state;
};

/** A room of a state with its contents in the order of adding. */
type RoomOfState = ProjectState['rooms'][number] & RoomContent;

/** The rooms of a state in display order. */
export const roomsOfState = ({ rooms, roomSets, roomProducts }: StateContents): readonly RoomOfState[] => {
  const sets = Map.groupBy(roomSets.toSorted(byPosition), ({ roomId }) => roomId);
  const products = Map.groupBy(roomProducts.toSorted(byPosition), ({ roomId }) => roomId);
  return rooms
    .toSorted((one, other) => one.position - other.position || other.id - one.id)
    .map((room) => ({ ...room, sets: entriesOf(sets.get(room.id)), products: entriesOf(products.get(room.id)) }));
};

const byPosition = (one: EntryRow, other: EntryRow): number => one.position - other.position;

const entriesOf = (rows: readonly EntryRow[] = []) => rows.map(entryOfRow);
