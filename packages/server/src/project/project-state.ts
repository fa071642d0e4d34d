import { promisify } from 'node:util';
import { gunzipSync, gzip, gzipSync } from 'node:zlib';
import type { RoomContent } from '@ramka/domain/project';
import { z } from 'zod';

const planningId = z.nullable(z.string());

/** Points from before projects had a look of their own have none. */
const look = z.nullable(z.string()).default(null);

/** States that were kept before rooms could be ordered have no position. */
const room = z.object({
  id: z.int(),
  name: z.string(),
  planningId,
  look,
  position: z.int().default(0),
});

const set = z.object({
  id: z.int(),
  name: z.string(),
  seriesId: z.int(),
  /** What `writeSetDocument` wrote. */
  document: z.string(),
  version: z.int(),
  planningId,
  createdAt: z.int(),
});

const roomEntry = z.object({ roomId: z.int(), entryId: z.int(), quantity: z.int(), position: z.int() });

const selection = z.object({
  catalogId: z.int(),
  symbol: z.string(),
  name: z.string(),
  quantity: z.int(),
  position: z.int(),
});

/** Everything of a project that a change can change, row by row as the store has it. */
const projectState = z.object({
  name: z.string(),
  look,
  rooms: z.array(room),
  sets: z.array(set),
  roomSets: z.array(roomEntry),
  roomProducts: z.array(roomEntry),
  selections: z.array(selection),
});

const documentOfState = projectState.extend({ version: z.literal(1) });

/** See `projectState`. */
export type ProjectState = {
  readonly [Part in keyof z.infer<typeof projectState>]: z.infer<typeof projectState>[Part] extends (infer Row)[]
    ? readonly Readonly<Row>[]
    : z.infer<typeof projectState>[Part];
};

/** A state as the store keeps it: JSON, packed, in letters. */
export const writeProjectState = (state: ProjectState): string =>
  gzipSync(JSON.stringify({ ...state, version: 1 })).toString('base64');

/** As `writeProjectState`, compressed in another thread. */
export const packProjectState = async (state: ProjectState): Promise<string> =>
  (await gzipAsync(JSON.stringify({ ...state, version: 1 }))).toString('base64');

const gzipAsync = promisify(gzip);

/** A state that `writeProjectState` wrote; throws where the text is none. */
export const parseProjectState = (text: string): ProjectState => {
  const { version: _version, ...state } = documentOfState.parse(
    JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString()),
  );
  return state;
};

/** A room of a state with what is in it, in the order of adding. */
type RoomOfState = ProjectState['rooms'][number] & RoomContent;

/** The rooms of a state, in the order of the screen. */
export const roomsOfState = ({ rooms, roomSets, roomProducts }: ProjectState): readonly RoomOfState[] => {
  const sets = Map.groupBy(roomSets.toSorted(byPosition), ({ roomId }) => roomId);
  const products = Map.groupBy(roomProducts.toSorted(byPosition), ({ roomId }) => roomId);
  return rooms
    .toSorted((one, other) => one.position - other.position || other.id - one.id)
    .map((room) => ({ ...room, sets: entriesOf(sets.get(room.id)), products: entriesOf(products.get(room.id)) }));
};

type EntryRow = ProjectState['roomSets'][number];

const byPosition = (one: EntryRow, other: EntryRow): number => one.position - other.position;

const entriesOf = (rows: readonly EntryRow[] = []) => rows.map(({ entryId: id, quantity }) => ({ id, quantity }));
