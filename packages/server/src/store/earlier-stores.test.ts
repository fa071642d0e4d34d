import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentRow } from '@ramka/contract/wire/component-row';
import { loadedProject, project as wireProject } from '@ramka/contract/wire/project';
import { ok } from '@ramka/domain/result';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { signatureHeaders, withPlanningTool } from '../testing/a-planning-tool.ts';
import { aServer, type Caller } from '../testing/a-server.ts';
import { engines } from '../testing/engines.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import { type Operation, execute, type Query, rowsOf } from './operation.ts';
import { parseSetDocument, writeSetDocument } from './set-document.ts';
import type { Store } from './store.ts';
import { queryBuilder } from './tables.ts';

type Row = Readonly<Record<string, string | number | null>>;

/**
 * A store with schema version 5, in which sets had the wire format: its rows, and the responses of its server. It
 * contains options, controllers, a seal, a corner box, surface boxes, an external set, and a removed set and room.
 */
const earlier = z
  .object({
    removals: z.object({ set: z.number(), room: z.number() }),
    delivery: z.object({ rooms: z.array(z.unknown()) }).loose(),
    tables: z.record(z.string(), z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))),
    projectFile: z.object({ sets: z.array(z.object({ name: z.string() }).loose()) }).loose(),
    project: z.object({ id: z.string() }).loose(),
    sets: z.array(
      z.object({
        listed: z.object({ id: z.number(), name: z.string(), price: z.number(), version: z.string() }).loose(),
        opened: z.unknown(),
        rows: z.array(z.tuple([z.string(), z.number(), z.number()])),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../fixtures/store-of-version-5.json'), 'utf8')));

const { id } = earlier.project;

/** The migrations of schema version 5. */
const upToThen = allMigrations.slice(0, 5);

/** Inserts a row with the column names of its time, which may differ from today's. */
const insertion = (table: string, row: Row): Query => {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const raw = sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`;
  return { toOperationNode: () => raw.toOperationNode(), compile: () => raw.compile(queryBuilder) };
};

const write = (store: Store, rows: readonly (readonly [table: string, row: Row])[]) =>
  store.write(function* () {
    for (const [table, row] of rows) yield* execute(insertion(table, row));
    return ok(null);
  });

/** The rows of the store. Undo entries get the current time, so that they have not expired. */
const rowsOfThen = (): readonly (readonly [string, Row])[] =>
  Object.entries(earlier.tables).flatMap(([table, rows]) =>
    rows.map((row) => [table, 'removedAt' in row ? { ...row, removedAt: Date.now() } : row] as const),
  );

/** The articles of a set: symbol, quantity, price per piece. */
const billOf = async (call: Caller, projectId: string, setId: number) => {
  const { body } = await call('GET', `/project/${projectId}/components/list?sets=${setId}`);
  return z
    .array(componentRow)
    .parse(body)
    .map(({ symbol, quantity, price }) => [symbol, quantity, price]);
};

describe.each(engines)('a store of version 5 on $name', ({ create }) => {
  const open = async () => {
    const database = create();
    const before = await database.open(upToThen);
    await write(before, rowsOfThen());
    await before.close();
    const { call, store } = await aServer({ ...withPlanningTool(), store: await database.open() });
    return {
      call,
      store,
      at: (...[method, path, ...rest]: Parameters<Caller>) => call(method, `/project/${id}${path}`, ...rest),
    };
  };

  test('opens unchanged: every set is listed, opened and billed as before', async () => {
    const { call, at } = await open();
    const { project, productSets } = loadedProject.parse((await at('GET', '')).body);
    // Responses of that version had neither set defaults (`look`), notes nor descriptions. Defaults other than null would be a difference.
    const { look, note, abbreviations, groups, ...rest } = project;
    expect([note, abbreviations]).toEqual([null, []]);
    const asThen = groups.map(({ look: ofRoom, ...group }) => ({ ...group, ...(ofRoom && { look: ofRoom }) }));
    expect({ ...rest, groups: asThen, ...(look && { look }) }).toEqual(earlier.project);
    const seen = await Promise.all(
      productSets.map(async ({ version, ...listed }) => ({
        listed: { ...listed, description: undefined, version: version.split('-')[0] },
        opened: (await at('GET', `/set/${listed.id}`)).body,
        rows: await billOf(call, id, listed.id),
      })),
    );
    // Lists contain more fields now; the others are unchanged.
    expect(seen).toMatchObject(earlier.sets);
    expect((await at('GET', '/file')).body).toEqual(earlier.projectFile);
  });

  test('restores the set and the room that were removed before the migration', async () => {
    const { call, at } = await open();
    const { set, room } = earlier.removals;
    expect([
      (await at('POST', `/removals/${set}/undo`)).status,
      (await at('POST', `/removals/${room}/undo`)).status,
    ]).toEqual([204, 204]);
    const { project, productSets } = loadedProject.parse((await at('GET', '')).body);
    expect(project.groups.map(({ name }) => name)).toEqual(['Pokój r1', 'Kuchnia', 'Salon']);
    const back = productSets.find(({ name }) => name === 'Usunięty');
    const desk = earlier.sets.find(({ listed }) => listed.name === 'Biurko');
    expect(back?.price).toBe(desk?.listed.price);
    expect(await billOf(call, id, back?.id ?? 0)).toEqual(desk?.rows);
  });

  test('accepts a repeated delivery of the planning tool without changes', async () => {
    const { call } = await open();
    const path = `/mio-integration/project/${id}`;
    const headers = signatureHeaders(`/api${path}`, JSON.stringify(earlier.delivery));
    expect((await call('PUT', path, earlier.delivery, headers)).body).toMatchObject({ changed: false });
  });

  test('leaves unreadable sets unchanged and converts the others page by page', async () => {
    const database = create();
    const before = await database.open(upToThen);
    const [project] = earlier.tables['projects'] ?? [];
    const [set] = earlier.tables['sets'] ?? [];
    if (project === undefined || set === undefined) throw new Error('the store of before has a project and a set');
    await write(before, [
      ...['aaaaaaaa', 'bbbbbbbb'].map((own) => ['projects', { ...project, id: own }] as const),
      ...Array.from({ length: 1203 }, (_, index) => {
        const own = { projectId: index < 700 ? 'aaaaaaaa' : 'bbbbbbbb', id: index + 1 };
        return ['sets', { ...set, ...own, payload: index === 900 ? '{}' : String(set['payload']) }] as const;
      }),
    ]);
    await before.close();
    const store = await database.open();
    const documents = await store.read(listDocuments);
    expect(documents.filter((document) => document === '{}')).toHaveLength(1);
    expect(new Set(documents).size).toBe(2);
    expect(documents).toHaveLength(1203);
  });
});

const listDocuments = function* (): Operation<readonly string[]> {
  const rows = yield* rowsOf(queryBuilder.selectFrom('sets').select('document'));
  return rows.map(({ document }) => document);
};

test('a project file of schema version 5 opens and is billed as before', async () => {
  const { call } = await aServer();
  const created = wireProject.parse((await call('POST', '/project/file', earlier.projectFile)).body);
  const { productSets } = loadedProject.parse((await call('GET', `/project/${created.id}`)).body);
  const bills = await Promise.all(
    productSets.map(async (set) => [set.name, set.price, await billOf(call, created.id, set.id)]),
  );
  expect(bills).toEqual(earlier.sets.map(({ listed, rows }) => [listed.name, listed.price, rows]));
});

test('the document of a set uses domain vocabulary', () => {
  const set = { ...washBasin.set, frameId: 55012, name: '' };
  const document = writeSetDocument(set);
  expect(parseSetDocument('', document)).toEqual(set);
  expect(JSON.parse(document)).toMatchObject({
    version: 1,
    surfaceBoxColourId: 501,
    modules: { 1: { colourId: 501 } },
  });
  expect(() => parseSetDocument('', document.replace('"version":1', '"version":2'))).toThrow(z.ZodError);
});
