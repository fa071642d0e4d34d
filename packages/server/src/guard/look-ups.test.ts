import { apiError } from '@ramka/contract/wire/api-error';
import { project } from '@ramka/contract/wire/project';
import { PROJECT_ID_ALPHABET, PROJECT_ID_LENGTH } from '@ramka/domain/project';
import { accepted } from '@ramka/domain/result';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { addRequestLanguage } from '../http/language.ts';
import { answerProblems } from '../http/problems.ts';
import { newMetrics } from '../metrics.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { aServer } from '../testing/a-server.ts';
import { engines } from '../testing/engines.ts';
import { serversOnOnePostgres } from '../testing/several-servers.ts';
import { recordUnknownLookUp } from './look-ups.store.ts';
import { guardLookUps } from './look-ups.ts';
import { rateOfAll, rateOfVisitor } from './rates.ts';
import { forgetUses } from './uses.store.ts';

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

/** Asks for as many projects that are not there as one visitor may. */
const useUp = async (app: FastifyInstance): Promise<number[]> => {
  const statuses: number[] = [];
  for (let tries = 0; tries < rateOfVisitor.atOnce; tries += 1) statuses.push((await guess(app)).statusCode);
  return statuses;
};

describe.each(engines)('guessing ids of projects on $name', ({ create }) => {
  const open = async () => {
    const store = await create().open();
    return { store, app: (await aServer({ store })).app };
  };

  test('is answered 429 after a hundred that are not there, with the time to wait', async () => {
    const { app } = await open();
    expect(new Set(await useUp(app))).toEqual(new Set([404]));
    const answer = await guess(app);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(30);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(apiError.parse(answer.json())).toEqual({
      code: 'too-many-requests',
      message: 'Zbyt wiele zapytań. Spróbuj ponownie za chwilę.',
    });
  });

  test('tells nothing any more, not even of a project that is there', async () => {
    const { app } = await open();
    const id = await createProject(app);
    await useUp(app);
    for (const path of ['', '/set/1', '/components/list?sets=1'])
      expect((await ask(app, `/api/project/${id}${path}`)).statusCode).toBe(429);
    expect((await ask(app, `/product-set/${id}/1.png`)).statusCode).toBe(429);
  });

  test('counts pictures of sets as look-ups too', async () => {
    const { app } = await open();
    for (let tries = 0; tries < rateOfVisitor.atOnce; tries += 1) await ask(app, '/product-set/22222222/1.png');
    expect((await guess(app)).statusCode).toBe(429);
  });

  test('does not disturb who has been in a project, nor other addresses', async () => {
    const { app } = await open();
    const id = await createProject(app);
    expect((await ask(app, `/api/project/${id}`)).statusCode).toBe(200);
    await useUp(app);
    expect((await ask(app, `/api/project/${id}`)).statusCode).toBe(200);
    expect((await ask(app, `/api/project/${id}/set/9`)).statusCode).toBe(404);
    expect((await ask(app, `/api/project/${id}`, somebody)).statusCode).toBe(200);
  });

  test('does not keep from working in a new project', async () => {
    const { app } = await open();
    await useUp(app);
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

  test('gains nothing by asking all at once', async () => {
    const { app } = await open();
    const answers = await Promise.all(manyIds(225).map((id) => ask(app, `/api/project/${id}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 404).length).toBeLessThanOrEqual(rateOfVisitor.atOnce);
    expect(answers.every(({ statusCode }) => statusCode === 404 || statusCode === 429)).toBe(true);
  });

  test('is not what a page does that loads much of one project at once', async () => {
    const { app } = await open();
    const id = await createProject(app);
    const answers = await Promise.all(Array.from({ length: 300 }, () => ask(app, `/api/project/${id}`)));
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  });

  test('is forgotten once it is long ago', async () => {
    const { app, store } = await open();
    await useUp(app);
    const inAnHour = Date.now() + 60 * 60 * 1000;
    expect(await store.write(() => forgetUses(Date.now()))).toMatchObject({ value: 0 });
    expect(await store.write(() => forgetUses(inAnHour + 10 ** 7))).toMatchObject({ value: 2 });
    expect((await guess(app)).statusCode).toBe(404);
  });

  test('is limited for all addresses together', async () => {
    const { app, store } = await open();
    const now = Date.now();
    for (let visitor = 0; visitor < 1000; visitor += 1)
      await store.write(() => recordUnknownLookUp(`visitor ${visitor}`, now));
    const answer = await guess(app, '192.0.2.99');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(10);
  });
});

test('guessing one of a million projects takes one visitor centuries, and any number of them decades', () => {
  const guesses = PROJECT_ID_ALPHABET.length ** PROJECT_ID_LENGTH / 1_000_000;
  const year = 365 * 24 * 60 * 60 * 1000;
  expect((guesses * rateOfVisitor.interval) / year).toBeGreaterThan(200);
  expect((guesses * rateOfAll.interval) / year).toBeGreaterThan(35);
});

test('guesses at several servers on one PostgreSQL are counted together', async () => {
  const { at } = await serversOnOnePostgres(2);
  for (let tries = 0; tries < rateOfVisitor.atOnce; tries += 1) expect((await guess(at(tries))).statusCode).toBe(404);
  expect((await guess(at(0))).statusCode).toBe(429);
  expect((await guess(at(1))).statusCode).toBe(429);
});

test('a call that takes long, or whose visitor has left, keeps nobody from the next project', async () => {
  const app = Fastify({ forceCloseConnections: true });
  onTestFinished(() => app.close());
  addRequestLanguage(app, { languages: ['pl'], defaultLanguage: 'pl' });
  answerProblems(app);
  guardLookUps(app, await openSqliteStore(':memory:'), newMetrics());
  let begun = 0;
  app.get('/never/:projectId', () => {
    begun += 1;
    return new Promise(() => undefined);
  });
  app.get('/project/:projectId', () => 'here it is');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const calls = Array.from({ length: 40 }, (_, index) => fetch(`${origin}/never/${index}`, { signal: leaving.signal }));
  await vi.waitFor(() => expect(begun).toBe(calls.length), 10_000);
  expect((await fetch(`${origin}/project/22222222`)).status).toBe(200);
  leaving.abort();
  await Promise.allSettled(calls);
  expect((await fetch(`${origin}/project/22222223`)).status).toBe(200);
});

/** So many different ids that hardly any project has. */
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
  test('let one visitor guess no more at once than one server does', async () => {
    const { at } = await serversOnOnePostgres(3);
    const answers = await Promise.all(manyIds(300).map((id, turn) => ask(at(turn), `/api/project/${id}`)));
    const told = answers.filter(({ statusCode }) => statusCode === 404).length;
    expect(told).toBeGreaterThan(rateOfVisitor.atOnce - 5);
    expect(told).toBeLessThanOrEqual(rateOfVisitor.atOnce);
    expect(answers.every(({ statusCode }) => statusCode === 404 || statusCode === 429)).toBe(true);
  });

  test('let all visitors together guess no more at once than is left to them', async () => {
    const { at, store } = await serversOnOnePostgres(2);
    const now = Date.now();
    await store.write(function* () {
      for (let visitor = 0; visitor < rateOfAll.atOnce - 10; visitor += 1)
        yield* recordUnknownLookUp(`visitor ${visitor}`, now);
      return accepted(null);
    });
    const answers = await Promise.all(
      manyIds(80).map((id, turn) => ask(at(turn), `/api/project/${id}`, `203.0.113.${turn + 1}`)),
    );
    const earned = Math.ceil((Date.now() - now) / rateOfAll.interval);
    expect(answers.filter(({ statusCode }) => statusCode === 404).length).toBeLessThanOrEqual(10 + earned);
    expect(answers.every(({ statusCode }) => statusCode === 404 || statusCode === 429)).toBe(true);
  });

  test('know at each of them who has been in a project at another, beside somebody who guesses', async () => {
    const { at } = await serversOnOnePostgres(2);
    await useUp(at(0));
    const id = await createProject(at(0), guesser);
    expect((await ask(at(0), `/api/project/${id}`)).statusCode).toBe(200);
    await expect.poll(async () => (await ask(at(1), `/api/project/${id}`)).statusCode).toBe(200);
    expect((await ask(at(1), `/api/project/${await createProject(at(0))}`)).statusCode).toBe(429);
  });
});
