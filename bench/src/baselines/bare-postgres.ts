import { once } from 'node:events';
import type { LoadedProject } from '@ramka/contract/wire/project';
import Fastify from 'fastify';
import { Pool } from 'pg';

// Child process: reads projects and saves sets on PostgreSQL in hand-written form, with transactions but no layers and
// no rules.
const [url = ''] = process.argv.slice(2);
const [text] = await once(process, 'message');
const seeds = JSON.parse(String(text)) as readonly LoadedProject[];

const pool = new Pool({ connectionString: url, max: 10 });
await pool.query(`
  CREATE TABLE projects (id TEXT PRIMARY KEY, name TEXT, variant TEXT, version INT);
  CREATE TABLE rooms (project_id TEXT, id INT, name TEXT, PRIMARY KEY (project_id, id));
  CREATE TABLE sets (project_id TEXT, id INT, name TEXT, series_id INT, version INT, price FLOAT, type TEXT, frame_line TEXT,
    payload TEXT, PRIMARY KEY (project_id, id));
  CREATE TABLE entries (project_id TEXT, room_id INT, kind TEXT, id INT, quantity INT, position INT,
    PRIMARY KEY (project_id, room_id, kind, id));
  CREATE TABLE selections (project_id TEXT, id INT, quantity INT, PRIMARY KEY (project_id, id));
`);
for (const { project, productSets } of seeds) {
  await pool.query('INSERT INTO projects VALUES ($1, $2, $3, 1)', [project.id, project.name, project.variant]);
  for (const room of project.groups) {
    await pool.query('INSERT INTO rooms VALUES ($1, $2, $3)', [project.id, room.id, room.name]);
    for (const [position, { id, quantity }] of room.bundles.entries())
      await pool.query('INSERT INTO entries VALUES ($1, $2, $3, $4, $5, $6)', [
        project.id,
        room.id,
        'set',
        id,
        quantity,
        position,
      ]);
  }
  for (const { id, name, serieId, price, type, frameLine } of productSets) {
    const row = [project.id, id, name, serieId, 1, price, type, frameLine, '{}'];
    await pool.query('INSERT INTO sets VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)', row);
  }
}

const select = (name: string, text: string) => ({ name, text });
const readProject = select('project', 'SELECT id, name, variant FROM projects WHERE id = $1');
const readRooms = select('rooms', 'SELECT id, name FROM rooms WHERE project_id = $1 ORDER BY id DESC');
const readSets = select(
  'sets',
  'SELECT id, name, series_id AS "serieId", version, price, type, frame_line AS "frameLine" FROM sets WHERE project_id = $1 ORDER BY id DESC',
);
const readEntries = select(
  'entries',
  'SELECT room_id AS "roomId", kind, id, quantity FROM entries WHERE project_id = $1 ORDER BY position',
);
const readSelections = select('selections', 'SELECT id, quantity FROM selections WHERE project_id = $1');
const raiseVersion = select('raise', 'UPDATE projects SET version = version + 1 WHERE id = $1');
const rename = select(
  'rename',
  'UPDATE projects SET name = $2, version = version + 1 WHERE id = $1 RETURNING id, name, variant',
);
const saveSet = select(
  'save',
  'UPDATE sets SET name = $3, payload = $4, version = version + 1 WHERE project_id = $1 AND id = $2 RETURNING id, name, version',
);

type Entry = { readonly roomId: number; readonly kind: string; readonly id: number; readonly quantity: number };

// oxlint-disable oxc/no-async-endpoint-handlers -- this is Fastify, which awaits handlers
const app = Fastify();
app.get<{ Params: { id: string } }>('/api/project/:id', async (request) => {
  const values = [request.params.id];
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const found = await client.query({ ...readProject, values });
    const rooms = await client.query<{ id: number; name: string }>({ ...readRooms, values });
    const sets = await client.query({ ...readSets, values });
    const entries = await client.query<Entry>({ ...readEntries, values });
    const selections = await client.query({ ...readSelections, values });
    await client.query('COMMIT');
    const groups = rooms.rows.map((room) => ({
      ...room,
      bundles: entries.rows
        .filter(({ roomId, kind }) => roomId === room.id && kind === 'set')
        .map(({ id, quantity }) => ({ id, quantity })),
      products: [],
      properties: { mioData: null },
    }));
    return {
      project: { ...found.rows[0], groups, mioIntegration: null },
      productSets: sets.rows,
      products: [],
      ecatalogProducts: selections.rows,
    };
  } finally {
    client.release();
  }
});
app.put<{ Params: { id: string }; Body: { name: string } }>('/api/project/:id', async (request) => {
  const { rows } = await pool.query({ ...rename, values: [request.params.id, request.body.name] });
  return rows[0];
});
app.put<{ Params: { id: string; setId: string }; Body: { payload: { name: string } } }>(
  '/api/project/:id/set/:setId',
  async (request) => {
    const { id, setId } = request.params;
    const { name, ...payload } = request.body.payload;
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await client.query({ ...raiseVersion, values: [id] });
      const saved = await client.query({ ...saveSet, values: [id, setId, name, JSON.stringify(payload)] });
      await client.query('COMMIT');
      return saved.rows[0];
    } finally {
      client.release();
    }
  },
);
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
