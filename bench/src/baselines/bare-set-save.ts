import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadedProject } from '@ramka/contract/wire/project';
import Database from 'better-sqlite3';
import Fastify from 'fastify';

// Child process: saves sets in hand-written form, with one durable transaction per call, no layers and no rules.
const [text] = await once(process, 'message');
const { project, productSets } = JSON.parse(String(text)) as LoadedProject;

const folder = mkdtempSync(join(tmpdir(), 'ramka-bare-'));
process.once('SIGTERM', () => {
  rmSync(folder, { recursive: true });
  process.exit();
});
const database = new Database(join(folder, 'bare.sqlite'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(`
  CREATE TABLE projects (id TEXT PRIMARY KEY, version INTEGER) WITHOUT ROWID;
  CREATE TABLE sets (project_id TEXT, id INTEGER, name TEXT, version INTEGER, payload TEXT,
    PRIMARY KEY (project_id, id)) WITHOUT ROWID;
`);
database.prepare('INSERT INTO projects VALUES (?, 1)').run(project.id);
for (const { id, name } of productSets)
  database.prepare('INSERT INTO sets VALUES (?, ?, ?, 1, ?)').run(project.id, id, name, '{}');

const raiseVersion = database.prepare('UPDATE projects SET version = version + 1 WHERE id = ?');
const saveSet = database.prepare(
  'UPDATE sets SET name = ?, payload = ?, version = version + 1 WHERE project_id = ? AND id = ? RETURNING id, name, version',
);
const save = database.transaction((projectId: string, setId: number, name: string, payload: string) => {
  raiseVersion.run(projectId);
  return saveSet.get(name, payload, projectId, setId);
});

const app = Fastify();
app.put<{ Params: { id: string; setId: string }; Body: { payload: { name: string } } }>(
  '/api/project/:id/set/:setId',
  (request) => {
    const { id, setId } = request.params;
    const { name, ...payload } = request.body.payload;
    return save(id, Number(setId), name, JSON.stringify(payload));
  },
);
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
