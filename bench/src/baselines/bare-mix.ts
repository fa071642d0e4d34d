import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadedProject } from '@ramka/contract/wire/project';
import Database from 'better-sqlite3';
import Fastify from 'fastify';

// Child process: the light calls of the mix in hand-written form. It uses plain SQL with one durable transaction per
// change, no layers, no rules and stored prices. A preview returns the rows of a previously stored bill.
const [text] = await once(process, 'message');
const { projects, set, rows } = JSON.parse(String(text)) as {
  readonly projects: readonly LoadedProject[];
  readonly set: { readonly name: string };
  readonly rows: unknown;
};

const folder = mkdtempSync(join(tmpdir(), 'ramka-bare-'));
process.once('SIGTERM', () => {
  rmSync(folder, { recursive: true });
  process.exit();
});
const database = new Database(join(folder, 'bare.sqlite'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(`
  CREATE TABLE projects (id TEXT PRIMARY KEY, name TEXT, variant TEXT, version INTEGER) WITHOUT ROWID;
  CREATE TABLE rooms (project_id TEXT, id INTEGER, name TEXT, PRIMARY KEY (project_id, id)) WITHOUT ROWID;
  CREATE TABLE sets (project_id TEXT, id INTEGER, name TEXT, serieId INTEGER, version INTEGER, price REAL, type TEXT,
    frameLine TEXT, payload TEXT, PRIMARY KEY (project_id, id)) WITHOUT ROWID;
  CREATE TABLE entries (project_id TEXT, roomId INTEGER, id INTEGER, quantity INTEGER,
    PRIMARY KEY (project_id, roomId, id)) WITHOUT ROWID;
  CREATE TABLE bills (payload TEXT);
`);
const payload = JSON.stringify(set);
database.prepare('INSERT INTO bills VALUES (?)').run(JSON.stringify(rows));
const addEntry = database.prepare('INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?)');
for (const { project, productSets } of projects) {
  database.prepare('INSERT INTO projects VALUES (?, ?, ?, 1)').run(project.id, project.name, project.variant);
  for (const room of project.groups) {
    database.prepare('INSERT INTO rooms VALUES (?, ?, ?)').run(project.id, room.id, room.name);
    for (const { id, quantity } of room.bundles) addEntry.run(project.id, room.id, id, quantity);
  }
  const addSet = database.prepare('INSERT INTO sets VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?)');
  for (const { id, name, serieId, price, type, frameLine } of productSets)
    addSet.run(project.id, id, name, serieId, price, type, frameLine, payload);
}

type Entry = { readonly roomId: number; readonly id: number; readonly quantity: number };

const findProject = database.prepare('SELECT id, name, variant FROM projects WHERE id = ?');
const listRooms = database.prepare<[string], { readonly id: number }>(
  'SELECT id, name FROM rooms WHERE project_id = ? ORDER BY id DESC',
);
const listSets = database.prepare(
  'SELECT id, name, serieId, version, price, type, frameLine FROM sets WHERE project_id = ? ORDER BY id DESC',
);
const listEntries = database.prepare<[string], Entry>('SELECT roomId, id, quantity FROM entries WHERE project_id = ?');
const findSet = database.prepare('SELECT payload FROM sets WHERE project_id = ? AND id = ?').pluck();
const findBill = database.prepare('SELECT payload FROM bills').pluck();
const raiseVersion = database.prepare('UPDATE projects SET version = version + 1 WHERE id = ?');
const changeSet = database.prepare(
  'UPDATE sets SET name = ?, payload = ?, version = version + 1 WHERE project_id = ? AND id = ? RETURNING id, name, version',
);
const saveSet = database.transaction((id: string, setId: string, saved: { readonly name: string }) => {
  raiseVersion.run(id);
  return changeSet.get(saved.name, JSON.stringify(saved), id, Number(setId));
});
const changeRoom = database.transaction((id: string, roomId: string, entries: readonly Omit<Entry, 'roomId'>[]) => {
  raiseVersion.run(id);
  for (const entry of entries) addEntry.run(id, Number(roomId), entry.id, entry.quantity);
  return listEntries.all(id).filter((entry) => entry.roomId === Number(roomId));
});

// oxlint-disable oxc/no-async-endpoint-handlers -- this is Fastify, which awaits handlers
const app = Fastify();
app.get<{ Params: { id: string } }>('/api/project/:id', async ({ params: { id } }) => {
  const entries = listEntries.all(id);
  const groups = listRooms.all(id).map((room) => ({
    ...room,
    bundles: entries.filter(({ roomId }) => roomId === room.id),
    products: [],
  }));
  return { project: { ...(findProject.get(id) as object), groups }, productSets: listSets.all(id), products: [] };
});
app.get<{ Params: { id: string; setId: string } }>('/api/project/:id/set/:setId', async ({ params }, reply) =>
  reply.type('application/json').send(findSet.get(params.id, Number(params.setId))),
);
app.put<{ Params: { id: string; setId: string }; Body: { payload: { name: string } } }>(
  '/api/project/:id/set/:setId',
  async ({ params: { id, setId }, body }) => saveSet(id, setId, body.payload),
);
app.post('/api/project/:id/components/list', async (_request, reply) =>
  reply.type('application/json').send(findBill.get()),
);
app.put<{ Params: { id: string; roomId: string }; Body: { payload: readonly Omit<Entry, 'roomId'>[] } }>(
  '/api/project/:id/group/:roomId/setlist',
  async ({ params: { id, roomId }, body }) => changeRoom(id, roomId, body.payload),
);
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
