import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';

const planningId = z.nullable(z.string());

const room = z.object({ id: z.int(), name: z.string(), planningId });

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

/** A state that `writeProjectState` wrote; throws where the text is none. */
export const parseProjectState = (text: string): ProjectState => {
  const { version: _version, ...state } = documentOfState.parse(
    JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString()),
  );
  return state;
};
