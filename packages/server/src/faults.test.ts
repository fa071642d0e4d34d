import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { rootFolder } from './config/settings.ts';
import {
  addSet,
  aFolder,
  createProject,
  readProject,
  runProcess,
  send,
  startProcess,
  summariseResponse,
  unavailable,
} from './testing/server-process.ts';
import { PostgresServer } from './testing/postgres-server.ts';
import { mayMount, runBeside, smallDiskOfPlainUser } from './testing/surroundings.ts';

/** Retries until the server responds successfully again. */
const untilItWorks = async (attempt: () => Promise<Response>): Promise<void> => {
  await expect.poll(async () => (await attempt()).ok).toBe(true);
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
    'may be %s and started: visitors are asked to retry, then all acknowledged changes are present',
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
          seen.add(await summariseResponse(answer));
        }
      });
      await expect.poll(() => acknowledged).toBeGreaterThan(8);
      await postgres.stop(signal);
      await expect.poll(() => seen).toContain(unavailable);
      await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(503);
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      await postgres.start();
      await untilItWorks(() => fetch(`${origin}/readyz`));
      const before = acknowledged;
      await expect.poll(() => acknowledged).toBeGreaterThan(before);
      done.abort();
      await Promise.all(writers);
      expect(seen).toEqual(new Set(['201', unavailable]));
      const { groups } = (await readProject(origin, id)).project;
      expect(groups.length).toBeGreaterThanOrEqual(acknowledged);
      expect(child.exitCode).toBeNull();
    },
  );

  test('serves two servers: changes acknowledged by one are present on the other, even after the first is killed', async () => {
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
    expect(rooms).toEqual(Array.from({ length: 40 }, () => 201));
    expect((await readProject(other.origin, id)).project.groups).toHaveLength(40);
  });

  test('may be a read-only standby: reads continue, and changes do once it is writable again', async () => {
    const settings = { DATABASE_URL: await postgres.newDatabase(), DATA_DIR: aFolder() };
    const { origin } = await startProcess(settings);
    const id = await createProject(origin);
    await postgres.query("ALTER SYSTEM SET default_transaction_read_only = 'on'", 'SELECT pg_reload_conf()');
    await expect.poll(async () => summariseResponse(await addSet(origin, id))).toBe(unavailable);
    const during = await readProject(origin, id);
    await postgres.query("ALTER SYSTEM SET default_transaction_read_only = 'off'", 'SELECT pg_reload_conf()');
    await expect.poll(async () => (await addSet(origin, id)).status).toBe(201);
    const after = await readProject(origin, id);
    expect(after.productSets.length).toBe(during.productSets.length + 1);
  });

  test('missing at the start is reported in one line, without the password', async () => {
    const { child, output } = await runProcess({
      DATABASE_URL: 'postgres://ramka:geheim@127.0.0.1:1/ramka',
      DATA_DIR: aFolder(),
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(output()).toMatch(/^Ramka cannot start: the database cannot be used: .*ECONNREFUSED.*\n$/);
    expect(output()).not.toContain('geheim');
  });
});

test.skipIf(!mayMount)(
  'PostgreSQL may have a full disk: changes are rejected completely, reads continue, and changes do once there is space',
  async () => {
    const disk = aFolder();
    const postgres = await PostgresServer.start(smallDiskOfPlainUser(disk, 16_000));
    onTestFinished(() => postgres.remove());
    runBeside(postgres.pid, 'sh', '-c', `mkdir "${disk}/space" && chown --reference="${disk}" "${disk}/space"`);
    await postgres.query(`CREATE TABLESPACE small LOCATION '${disk}/space'`);
    const { origin } = await startProcess({ DATABASE_URL: await postgres.newDatabase('small'), DATA_DIR: aFolder() });
    const id = await createProject(origin);
    runBeside(postgres.pid, 'sh', '-c', `cat /dev/zero > "${disk}/ballast"; true`);
    let acknowledged = -1;
    let told = '201';
    for (; told === '201'; told = await summariseResponse(await addSet(origin, id))) acknowledged += 1;
    expect(told).toBe(unavailable);
    expect((await readProject(origin, id)).productSets).toHaveLength(acknowledged);
    runBeside(postgres.pid, 'rm', `${disk}/ballast`);
    await expect.poll(async () => (await addSet(origin, id)).status).toBe(201);
  },
);

describe('a catalogue', () => {
  test.each(['articles.json', 'frame-lines.json', 'e-catalogue/products.ndjson', 'prices/pln.json'])(
    'with a truncated %s prevents the start, and the file is named',
    async (file) => {
      const folder = join(aFolder(), 'catalogue');
      cpSync(join(rootFolder, 'packages/server/fixtures/catalogue'), folder, { recursive: true });
      const text = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(folder, file), text.slice(0, Math.floor(text.length / 2)));
      const { child, output } = await runProcess({ CATALOGUE_DIR: folder, DATA_DIR: aFolder() });
      const [code] = await once(child, 'close');
      expect(code).toBe(1);
      expect(output()).toContain('cannot be used');
      expect(output()).toContain(file);
    },
  );

  test('truncated while the server runs is not loaded; visitors see the previous one', async () => {
    const folder = join(aFolder(), 'catalogue');
    cpSync(join(rootFolder, 'packages/server/fixtures/catalogue'), folder, { recursive: true });
    const { origin, child, output } = await startProcess({ CATALOGUE_DIR: folder, DATA_DIR: aFolder() });
    const before = await (await send(origin, 'GET', '/app-data')).text();
    const text = readFileSync(join(folder, 'articles.json'), 'utf8');
    writeFileSync(join(folder, 'articles.json'), text.slice(0, Math.floor(text.length / 2)));
    child.kill('SIGHUP');
    await expect.poll(output).toMatch(/Ramka keeps the catalogue of before: [^]*articles\.json/);
    expect(await (await send(origin, 'GET', '/app-data')).text()).toBe(before);
    expect((await addSet(origin, await createProject(origin))).status).toBe(201);
  });
});
