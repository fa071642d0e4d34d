import { apiError } from '@ramka/contract/wire/api-error';
import { project } from '@ramka/contract/wire/project';
import { PROJECT_ID_ALPHABET, PROJECT_ID_LENGTH } from '@ramka/domain/project';
import { ok } from '@ramka/domain/result';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addRequestLanguage } from '../http/language.ts';
import { setErrorHandlers } from '../http/errors.ts';
import { createMetrics } from '../observability/metrics.ts';
import { findProject } from '../project/project-row.ts';
import { createProject as addProjectRow } from '../project/projects.store.ts';
import { allMigrations } from '../store/migrations/all-migrations.ts';
import { execute, rowsOf } from '../store/operation.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { queryBuilder } from '../store/tables.ts';
import { aServer } from '../testing/a-server.ts';
import { engines } from '../testing/engines.ts';
import { serversOnOnePostgres } from '../testing/several-servers.ts';
import { limitFailedLookups } from './failed-lookups.ts';
import { addClientKey, clientKeyHash, clientKeyOf } from './client-key.ts';
import {
  deleteExpiredFailedLookups,
  failedLookupsOfAll,
  failedLookupsOfClient,
  lookUp,
} from './failed-lookups.store.ts';

const guesser = '203.0.113.7';
const somebody = '198.51.100.4';

const ask = (app: FastifyInstance, url: string, remoteAddress = guesser) =>
  app.inject({ url, remoteAddress, headers: { 'accept-language': 'pl' } });

const guess = (app: FastifyInstance, remoteAddress = guesser) => ask(app, '/api/project/22222222', remoteAddress);

const createProject = async (app: FastifyInstance, remoteAddress = somebody): Promise<string> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/project',
    remoteAddress,
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    payload: { name: 'Dom', variant: 'el12' },
  });
  return project.parse(answer.json()).id;
};

/** Creates a project that no client has opened yet. */
const addProject = (store: Store, id: string) =>
  store.write(() => addProjectRow({ id, name: 'Dom', deploymentId: 'el12' }, Date.now()));

/** Overfills the bucket of all clients together, so that it stays full for a minute, however slow the machine is. */
const allHaveGuessed = (store: Store) =>
  store.write(function* () {
    const fullAt = Date.now() + failedLookupsOfAll.capacity * failedLookupsOfAll.interval + 60_000;
    yield* execute(queryBuilder.insertInto('guesses').values({ network: 'all', fullAt }));
    return ok(null);
  });

const takesNoChanges = (): Promise<never> => Promise.reject(new StoreUnavailable('the database is read-only'));

/** Fills the bucket of one client. */
const haveUsedUp = (store: Store, address = guesser) =>
  store.write(function* () {
    const fullAt = Date.now() + failedLookupsOfClient.capacity * failedLookupsOfClient.interval;
    yield* execute(queryBuilder.insertInto('guesses').values({ network: clientKeyHash(address), fullAt }));
    return ok(null);
  });

/** Makes as many failed look-ups as one client may. */
const useUp = async (app: FastifyInstance): Promise<number[]> => {
  const statuses: number[] = [];
  for (let tries = 0; tries < failedLookupsOfClient.capacity; tries += 1) statuses.push((await guess(app)).statusCode);
  return statuses;
};

describe.each(engines)('guessing project ids on $name', ({ create }) => {
  const open = async () => {
    const store = await create().open();
    return { store, app: (await aServer({ store })).app };
  };

  // Holds R6, R29.
  test('yields 429 after a hundred unknown ids, with Retry-After', async () => {
    const { app } = await open();
    expect(new Set(await useUp(app))).toEqual(new Set([404]));
    const answer = await guess(app);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(30);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(apiError.parse(answer.json())).toEqual({
      code: 'too-many-requests',
      message: 'Zbyt wiele prób w krótkim czasie. Spróbuj ponownie za chwilę.',
    });
  });

  // Holds R29.
  test('then yields 429 even for existing projects', async () => {
    const { app, store } = await open();
    const id = await createProject(app);
    await haveUsedUp(store);
    for (const path of ['', '/set/1', '/components/list?sets=1'])
      expect((await ask(app, `/api/project/${id}${path}`)).statusCode).toBe(429);
    expect((await ask(app, `/product-set/${id}/1.png`)).statusCode).toBe(429);
  });

  test('includes pictures of sets', async () => {
    const { app } = await open();
    for (let tries = 0; tries < failedLookupsOfClient.capacity; tries += 1)
      await ask(app, '/product-set/22222222/1.png');
    expect((await guess(app)).statusCode).toBe(429);
  });

  // Holds R29.
  test('affects neither clients that have opened the project nor other addresses', async () => {
    const { app, store } = await open();
    const id = await createProject(app);
    expect((await ask(app, `/api/project/${id}`)).statusCode).toBe(200);
    await haveUsedUp(store);
    expect((await guess(app)).statusCode).toBe(429);
    expect((await ask(app, `/api/project/${id}`)).statusCode).toBe(200);
    expect((await ask(app, `/api/project/${id}/set/9`)).statusCode).toBe(404);
    expect((await ask(app, `/api/project/${id}`, somebody)).statusCode).toBe(200);
  });

  test('does not prevent work in a newly created project', async () => {
    const { app, store } = await open();
    await haveUsedUp(store);
    const id = await createProject(app, guesser);
    const file = await ask(app, `/api/project/${id}/file`);
    expect(file.statusCode).toBe(200);
    const copied = await app.inject({
      method: 'POST',
      url: '/api/project/file',
      remoteAddress: guesser,
      headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
      payload: file.body,
    });
    expect((await ask(app, `/api/project/${project.parse(copied.json()).id}`)).statusCode).toBe(200);
  });

  // Holds R29.
  test('cannot be accelerated by concurrent requests', async () => {
    const { app } = await open();
    const answers = await Promise.all(manyIds(225).map((id) => ask(app, `/api/project/${id}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 404).length).toBeLessThanOrEqual(
      failedLookupsOfClient.capacity,
    );
    expect(answers.every(({ statusCode }) => statusCode === 404 || statusCode === 429)).toBe(true);
  });

  test('is not counted for pages that request much of one project at once', async () => {
    const { app } = await open();
    const id = await createProject(app);
    const answers = await Promise.all(Array.from({ length: 300 }, () => ask(app, `/api/project/${id}`)));
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  });

  test('is forgotten after a while', async () => {
    const { app, store } = await open();
    await useUp(app);
    const inAnHour = Date.now() + 60 * 60 * 1000;
    expect(await store.write(() => deleteExpiredFailedLookups(Date.now()))).toMatchObject({ value: 0 });
    expect(await store.write(() => deleteExpiredFailedLookups(inAnHour + 10 ** 7))).toMatchObject({ value: 2 });
    expect((await guess(app)).statusCode).toBe(404);
  });

  // Holds R29.
  test('is not counted if the project exists', async () => {
    const { app, store } = await open();
    for (const id of manyIds(151).slice(1)) {
      await addProject(store, id);
      expect((await ask(app, `/api/project/${id}`)).statusCode).toBe(200);
    }
    expect(new Set(await useUp(app))).toEqual(new Set([404]));
  });

  test('blocks a client from existing projects only until its next token', async () => {
    const { store } = await open();
    const now = Date.now();
    const ids = manyIds(20);
    for (const id of ids) await addProject(store, id);
    const lookUpAt = async (id: string, at: number) => {
      const answer = await store.write(() => lookUp('a network', () => findProject(id), at));
      return answer.ok ? answer.value : answer.problem;
    };
    for (let tries = 0; tries < failedLookupsOfClient.capacity; tries += 1) await lookUpAt('unknown1', now);
    for (const id of [...ids, 'unknown1']) expect(await lookUpAt(id, now)).toEqual({ kind: 'refused', wait: 60_000 });
    for (const id of ids) expect(await lookUpAt(id, now + 60_000)).toEqual({ kind: 'there', slowed: false });
    expect((await lookUpAt('unknown1', now + 60_000)).kind).toBe('unknown');
  });

  // Holds R29.
  test('by all clients together slows look-ups and rejects none', async () => {
    const { app, store } = await open();
    const id = await createProject(app);
    await allHaveGuessed(store);
    const visitors = Array.from({ length: 20 }, (_, index) => `192.0.2.${index}`);
    const begin = performance.now();
    const answers = await Promise.all(visitors.map((visitor) => ask(app, `/api/project/${id}`, visitor)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(visitors.map(() => 200));
    expect(performance.now() - begin).toBeGreaterThanOrEqual(990);
    expect((await guess(app, '192.0.2.99')).statusCode).toBe(404);
    const slowed = async (): Promise<string> =>
      (await app.inject('/metrics')).body.match(/^ramka_look_ups_slowed.*$/m)?.[0] ?? '';
    expect(await slowed()).toBe('ramka_look_ups_slowed_total 21');
    expect((await ask(app, `/api/project/${id}`, '192.0.2.0')).statusCode).toBe(200);
    expect(await slowed()).toBe('ramka_look_ups_slowed_total 21');
  });

  test('continues the counts of stores from before migration 6', async () => {
    const database = create();
    const at = allMigrations.findIndex(({ name }) => name === 'guesses');
    const fullAt = Date.now() + failedLookupsOfClient.capacity * failedLookupsOfClient.interval;
    const use = {
      number: at + 1,
      name: 'use',
      statements: [
        `INSERT INTO "uses" VALUES ('${clientKeyHash(clientKeyOf(guesser))}', 'look-ups', ${fullAt}), ('somebody', 'been-in', ${fullAt})`,
      ],
    };
    await (await database.open([...allMigrations.slice(0, at), use])).close();
    const later = allMigrations.slice(at).map((migration) => ({ ...migration, number: migration.number + 1 }));
    const store = await database.open([...allMigrations.slice(0, at), use, ...later]);
    const { app } = await aServer({ store });
    expect((await guess(app)).statusCode).toBe(429);
    expect((await guess(app, somebody)).statusCode).toBe(404);
    expect(await store.read(() => rowsOf(queryBuilder.selectFrom('guesses').select('network')))).toHaveLength(3);
  });

  test('is counted by each server while the store is read-only', async () => {
    const { store, app: usual } = await open();
    const id = await createProject(usual);
    const { app } = await aServer({ store: { ...store, write: takesNoChanges } });
    expect((await ask(app, `/api/project/${id}`)).statusCode).toBe(200);
    expect(new Set(await useUp(app))).toEqual(new Set([404]));
    for (const project of ['22222222', await createProject(usual)])
      expect((await ask(app, `/api/project/${project}`)).statusCode).toBe(429);
    expect((await ask(app, `/api/project/${id}`)).statusCode).toBe(200);
  });
});

// Holds R6, R29.
test('guessing one of a million projects takes one client centuries, and a thousand clients months', () => {
  const guesses = PROJECT_ID_ALPHABET.length ** PROJECT_ID_LENGTH / 1_000_000;
  const days = (guesses * failedLookupsOfClient.interval) / (24 * 60 * 60 * 1000);
  expect(days / 365).toBeGreaterThan(200);
  expect(days / 1000).toBeGreaterThan(70);
});

// Holds R29.
test('guesses on several servers with one PostgreSQL are counted together', async () => {
  const { at } = await serversOnOnePostgres(2);
  for (let tries = 0; tries < failedLookupsOfClient.capacity; tries += 1)
    expect((await guess(at(tries))).statusCode).toBe(404);
  expect((await guess(at(0))).statusCode).toBe(429);
  expect((await guess(at(1))).statusCode).toBe(429);
});

test('a slow request, or one of a disconnected visitor, does not block the next project', async () => {
  const app = Fastify({ forceCloseConnections: true });
  onTestFinished(() => app.close());
  addRequestLanguage(app, { languages: ['pl'], defaultLanguage: 'pl' });
  setErrorHandlers(app);
  addClientKey(app, { trustProxy: false });
  limitFailedLookups(app, await openSqliteStore(':memory:'), createMetrics(), findProject);
  let begun = 0;
  app.get('/never/:projectId', () => {
    begun += 1;
    return new Promise(() => undefined);
  });
  app.get('/project/:projectId', () => 'here it is');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const calls = Array.from({ length: 40 }, (_, index) => fetch(`${origin}/never/${index}`, { signal: leaving.signal }));
  await expect.poll(() => begun).toBe(calls.length);
  expect((await fetch(`${origin}/project/22222222`)).status).toBe(200);
  leaving.abort();
  await Promise.allSettled(calls);
  expect((await fetch(`${origin}/project/22222223`)).status).toBe(200);
});

/** A number of distinct ids that almost certainly belong to no project. */
const manyIds = (count: number): readonly string[] =>
  PROJECT_ID_ALPHABET.slice(0, 20)
    .split('')
    .flatMap((one) =>
      PROJECT_ID_ALPHABET.slice(0, 20)
        .split('')
        .map((other) => `222222${one}${other}`),
    )
    .slice(0, count);

describe('several servers on one PostgreSQL', () => {
  test('limit concurrent guesses of one client as one server does', async () => {
    const { at } = await serversOnOnePostgres(3);
    const begin = Date.now();
    const answers = await Promise.all(manyIds(300).map((id, turn) => ask(at(turn), `/api/project/${id}`)));
    const answered = answers.filter(({ statusCode }) => statusCode === 404).length;
    const earned = Math.floor((Date.now() - begin) / failedLookupsOfClient.interval);
    expect(answered).toBeGreaterThanOrEqual(failedLookupsOfClient.capacity);
    expect(answered).toBeLessThanOrEqual(failedLookupsOfClient.capacity + earned);
    expect(answers.every(({ statusCode }) => statusCode === 404 || statusCode === 429)).toBe(true);
  });

  test('admit every other client, and clients that created or opened the project on the same server', async () => {
    const { at, store } = await serversOnOnePostgres(2);
    await haveUsedUp(store);
    const id = await createProject(at(0), guesser);
    const statuses = async (visitor: string) =>
      Promise.all([0, 1].map(async (turn) => (await ask(at(turn), `/api/project/${id}`, visitor)).statusCode));
    expect(await statuses(guesser)).toEqual([200, 429]);
    expect(await statuses(somebody)).toEqual([200, 200]);
  });
});
