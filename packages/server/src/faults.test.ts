import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiError } from '@ramka/contract/wire/api-error';
import { project } from '@ramka/contract/wire/project';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rootFolder } from './root-folder.ts';
import { PostgresServer } from './testing/postgres-server.ts';
import { aFolder, runProcess, startProcess } from './testing/server-process.ts';
import { workedPayload } from './testing/worked-payload.ts';

const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'pl' };

const send = (origin: string, method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`${origin}/api${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });

const createProject = async (origin: string): Promise<string> =>
  project.parse(await (await send(origin, 'POST', '/project', { name: 'Dom', variant: 'el12' })).json()).id;

/** Tries until the server answers as it should again. */
const untilItWorks = async (attempt: () => Promise<Response>): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await attempt()).ok) return;
    await pause(100);
  }
  throw new Error('it does not work again');
};

describe('PostgreSQL under load', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await PostgresServer.start();
  });
  afterAll(() => postgres.remove());

  test.each([
    ['stopped', 'SIGINT'],
    ['killed', 'SIGQUIT'],
  ] as const)(
    'may be %s and started: visitors are told to try again, then all that was acknowledged is there',
    { timeout: 60_000 },
    async (_what, signal) => {
      const settings = { DATABASE_URL: await postgres.newDatabase(), DATA_DIR: aFolder() };
      const { origin, child } = await startProcess(settings);
      const id = await createProject(origin);
      let acknowledged = 0;
      const done = new AbortController();
      const seen = new Set<string>();
      const writers = Array.from({ length: 8 }, async () => {
        while (!done.signal.aborted) {
          const answer = await send(origin, 'POST', `/project/${id}/group`, { name: 'Pokój' });
          if (answer.status === 201) acknowledged += 1;
          const refusal = answer.ok ? '' : apiError.parse(await answer.json()).message;
          seen.add([answer.status, answer.headers.get('retry-after') ?? '', refusal].join(' ').trim());
        }
      });
      await pause(300);
      await postgres.stop(signal);
      await pause(300);
      expect((await fetch(`${origin}/readyz`)).status).toBe(503);
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      await postgres.start();
      await untilItWorks(() => fetch(`${origin}/readyz`));
      await pause(300);
      done.abort();
      await Promise.all(writers);
      const unavailable = '503 5 Serwis jest chwilowo niedostępny. Spróbuj ponownie za chwilę';
      expect(seen).toEqual(new Set(['201', unavailable]));
      const loaded = await (await send(origin, 'GET', `/project/${id}`)).json();
      const rooms: unknown[] = loaded.project.groups;
      expect(rooms.length).toBeGreaterThanOrEqual(acknowledged);
      expect(child.exitCode).toBeNull();
    },
  );

  test('serves two servers: what one acknowledged, the other has, even after the one is killed', async () => {
    const settings = { DATABASE_URL: await postgres.newDatabase(), DATA_DIR: aFolder() };
    const [one, other] = await Promise.all([startProcess(settings), startProcess(settings)]);
    const id = await createProject(one.origin);
    const rooms = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const { origin } = index % 2 === 0 ? one : other;
        return (await send(origin, 'POST', `/project/${id}/group`, { name: `Pokój ${index}` })).status;
      }),
    );
    await one.kill();
    const loaded = await (await send(other.origin, 'GET', `/project/${id}`)).json();
    expect(rooms).toEqual(Array.from({ length: 40 }, () => 201));
    expect(loaded.project.groups).toHaveLength(40);
  });

  test('that is not there when the server starts is told in one line, without the password', async () => {
    const { child, output } = runProcess({
      DATABASE_URL: 'postgres://ramka:geheim@127.0.0.1:1/ramka',
      DATA_DIR: aFolder(),
    });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output()).toMatch(/^Ramka cannot start: the database cannot be used: .*ECONNREFUSED.*\n$/);
    expect(output()).not.toContain('geheim');
  });
});

describe('the disk', () => {
  test.skipIf(process.platform === 'win32')(
    'may be full: changes are refused whole, reading goes on, and nothing is lost',
    { timeout: 60_000 },
    async () => {
      const settings = { DATA_DIR: aFolder() };
      const full = await startProcess(settings, { largestFile: 1500 });
      const id = await createProject(full.origin);
      let acknowledged = 0;
      let answer = await send(full.origin, 'POST', `/project/${id}/set`, { payload: workedPayload(desk) });
      while (answer.status === 201) {
        acknowledged += 1;
        answer = await send(full.origin, 'POST', `/project/${id}/set`, { payload: workedPayload(desk) });
      }
      expect(answer.status).toBe(503);
      expect(apiError.parse(await answer.json()).code).toBe('unavailable');
      const during = await (await send(full.origin, 'GET', `/project/${id}`)).json();
      expect(during.productSets).toHaveLength(acknowledged);
      await full.kill();
      const again = await startProcess(settings);
      const after = await (await send(again.origin, 'GET', `/project/${id}`)).json();
      expect(after.productSets).toHaveLength(acknowledged);
      expect((await send(again.origin, 'POST', `/project/${id}/group`, { name: 'Salon' })).status).toBe(201);
    },
  );

  test.skipIf(process.platform !== 'linux')('that cannot be written is told when the server starts', async () => {
    const { child, output } = runProcess({ DATA_DIR: '/proc' });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output()).toMatch(/^Ramka cannot start: .*\/proc\/ramka\.sqlite cannot be used: .*\n$/);
  });
});

describe('a catalogue', () => {
  test.each(['articles.json', 'frame-lines.json', 'e-catalogue/products.ndjson', 'prices/pln.json'])(
    'whose %s was cut off keeps the server from starting, and is named',
    async (file) => {
      const folder = join(aFolder(), 'catalogue');
      cpSync(join(rootFolder, 'packages/server/fixtures/catalogue'), folder, { recursive: true });
      const text = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(folder, file), text.slice(0, Math.floor(text.length / 2)));
      const { child, output } = runProcess({ CATALOGUE_DIR: folder, DATA_DIR: aFolder() });
      const [code] = await once(child, 'exit');
      expect(code).toBe(1);
      expect(output()).toContain('cannot be used');
      expect(output()).toContain(file);
    },
  );
});
