import { once } from 'node:events';
import type { LoadedProject } from '@ramka/contract/wire/project';
import Database from 'better-sqlite3';
import Fastify from 'fastify';

// Child process: reads a project in hand-written form, with five prepared statements, no layers and stored prices.
const [text] = await once(process, 'message');
const seed = JSON.parse(String(text)) as LoadedProject;

// The scalar fields of a set.
const columns = Object.entries(seed.productSets[0] ?? {}).flatMap(([name, value]) =>
  name === 'id' || typeof value === 'object' ? [] : [name],
);

const database = new Database(':memory:');
database.exec(`
  CREATE TABLE projects (id TEXT PRIMARY KEY, name TEXT, variant TEXT);
  CREATE TABLE rooms (project_id TEXT, id INTEGER, name TEXT, PRIMARY KEY (project_id, id)) WITHOUT ROWID;
  CREATE TABLE sets (project_id TEXT, id INTEGER, ${columns.join(', ')}, PRIMARY KEY (project_id, id)) WITHOUT ROWID;
  CREATE TABLE entries (project_id TEXT, room_id INTEGER, kind TEXT, id INTEGER, quantity INTEGER, position INTEGER,
    PRIMARY KEY (project_id, room_id, kind, id)) WITHOUT ROWID;
  CREATE TABLE selections (project_id TEXT, id INTEGER, quantity INTEGER, PRIMARY KEY (project_id, id)) WITHOUT ROWID;
`);
const { project } = seed;
database.prepare('INSERT INTO projects VALUES (?, ?, ?)').run(project.id, project.name, project.variant);
const addEntry = database.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)');
for (const room of project.groups) {
  database.prepare('INSERT INTO rooms VALUES (?, ?, ?)').run(project.id, room.id, room.name);
  room.bundles.forEach(({ id, quantity }, position) =>
    addEntry.run(project.id, room.id, 'set', id, quantity, position),
  );
}
const addSet = database.prepare(`INSERT INTO sets VALUES (?, ?, ${columns.map(() => '?').join(', ')})`);
for (const set of seed.productSets) addSet.run(project.id, set.id, ...columns.map((name) => Reflect.get(set, name)));

type Entry = { readonly roomId: number; readonly kind: string; readonly id: number; readonly quantity: number };

const readProject = database.prepare('SELECT id, name, variant FROM projects WHERE id = ?');
const readRooms = database.prepare('SELECT id, name FROM rooms WHERE project_id = ? ORDER BY id DESC');
const readSets = database.prepare(`SELECT id, ${columns.join(', ')} FROM sets WHERE project_id = ? ORDER BY id DESC`);
const rename = database.prepare('UPDATE projects SET name = ? WHERE id = ?');
const readEntries = database.prepare<[string], Entry>(
  'SELECT room_id AS roomId, kind, id, quantity FROM entries WHERE project_id = ? ORDER BY position',
);
const readSelections = database.prepare('SELECT id, quantity FROM selections WHERE project_id = ?');

const app = Fastify();
app.get<{ Params: { id: string } }>('/api/project/:id', (request) => {
  const { id } = request.params;
  const found = readProject.get(id) as object;
  const entries = readEntries.all(id);
  const groups = (readRooms.all(id) as { id: number; name: string }[]).map((room) => ({
    ...room,
    bundles: entries
      .filter(({ roomId, kind }) => roomId === room.id && kind === 'set')
      .map((entry) => ({ id: entry.id, quantity: entry.quantity })),
    products: [],
    properties: { mioData: null },
  }));
  return {
    project: { ...found, groups, mioIntegration: null },
    productSets: readSets.all(id),
    products: [],
    ecatalogProducts: readSelections.all(id),
  };
});
app.put<{ Params: { id: string }; Body: { name: string } }>('/api/project/:id', (request) => {
  rename.run(request.body.name, request.params.id);
  return readProject.get(request.params.id);
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
