import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { BlockList, connect } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { allMigrations } from '../store/migrations/all-migrations.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { engines } from '../testing/engines.ts';
import { aFolder } from '../testing/server-process.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { aProject } from '../testing/a-project.ts';
import { aServer } from '../testing/a-server.ts';
import { securityHeaders } from '../http/errors.ts';
import { requestIdOf, loggedError } from '../http/request-log.ts';

const gone = (): Promise<never> => Promise.reject(new StoreUnavailable('the database cannot be used'));
const brokenStore: Store = { read: gone, write: gone, close: async () => undefined };

describe('the health of a server', () => {
  test('is alive and ready while its store responds', async () => {
    const { app } = await aServer();
    expect(await app.inject('/healthz')).toMatchObject({ statusCode: 200 });
    expect(await app.inject('/readyz')).toMatchObject({ statusCode: 200 });
  });

  test('is alive but not ready while it is stopping, and continues to serve', async () => {
    const draining = new AbortController();
    const { app } = await aServer({ draining: draining.signal });
    draining.abort();
    expect(await app.inject('/healthz')).toMatchObject({ statusCode: 200 });
    expect(await app.inject('/readyz')).toMatchObject({ statusCode: 503 });
    expect(await app.inject('/api/app-data')).toMatchObject({ statusCode: 200 });
  });

  test('is alive but not ready while its store does not respond', async () => {
    const { app } = await aServer({ store: brokenStore });
    expect(await app.inject('/healthz')).toMatchObject({ statusCode: 200 });
    expect(await app.inject('/readyz')).toMatchObject({ statusCode: 503 });
  });
});

describe.each(engines)('a store on $name that a newer version has migrated', ({ create }) => {
  test('makes the server not ready, because it cannot read sets', async () => {
    const database = create();
    const { app } = await aServer({ store: await database.open() });
    expect(await app.inject('/readyz')).toMatchObject({ statusCode: 200 });
    const newer = {
      number: allMigrations.length + 1,
      name: 'newer',
      statements: ['ALTER TABLE "sets" RENAME COLUMN "document" TO "content"'],
    };
    await (await database.open([...allMigrations, newer])).close();
    expect(await app.inject('/healthz')).toMatchObject({ statusCode: 200 });
    expect(await app.inject('/readyz')).toMatchObject({ statusCode: 503 });
  });
});

describe('an embedded store whose file is deleted while it is in use', () => {
  test('stays readable, makes the server not ready, and acknowledges no change that would be lost', async () => {
    const file = join(aFolder(), 'ramka.sqlite');
    const project = await aProject({ store: await openSqliteStore(file) });
    rmSync(file);
    expect(await project.at('GET', '')).toMatchObject({ status: 200 });
    expect(await project.at('POST', '/group', { name: 'Salon' })).toMatchObject({ status: 503 });
    expect(await project.app.inject('/healthz')).toMatchObject({ statusCode: 200 });
    expect(await project.app.inject('/readyz')).toMatchObject({ statusCode: 503 });
  });
});

describe('an unreachable store', () => {
  test.each([
    ['GET', '/project/22222222', undefined],
    ['POST', '/project', { name: 'Dom', variant: 'el12' }],
  ] as const)('yields an error in the requested language with Retry-After: %s', async (method, path, body) => {
    const { call } = await aServer({ store: brokenStore });
    const answer = await call(method, path, body, { 'accept-language': 'pl' });
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: { code: 'unavailable', message: 'Serwis jest chwilowo niedostępny. Spróbuj ponownie za chwilę.' },
    });
  });
});

describe('metrics', () => {
  test('count requests by route, without the keys of projects', async () => {
    const { app, id, load } = await aProject();
    await load();
    const { body, headers } = await app.inject('/metrics');
    expect(String(headers['content-type'])).toContain('text/plain');
    expect(body).toMatch(/ramka_request_seconds_count\{[^}]*route="\/api\/project\/:projectId"[^}]*\} 1/);
    expect(body).toMatch(/ramka_store_seconds_count\{kind="write",outcome="done"\} [1-9]/);
    expect(body).toContain('process_resident_memory_bytes');
    expect(body).not.toContain(id);
  });

  test('report no requests in flight after all were answered, including rejected ones', async () => {
    const { app } = await aServer();
    for (const url of ['/', '/api/%', '/api/project/x', '/%zz', '/api/app-data']) await app.inject(url);
    const { body } = await app.inject('/metrics');
    expect(body).toMatch(/^ramka_requests_under_way 1$/m);
  });

  test.each([
    ['that come through a proxy', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
    ['that come by themselves', '203.0.113.7', {}],
    ['that come from another machine near by', '10.0.1.7', {}],
  ])('are not available to visitors %s', async (_how, remoteAddress, headers) => {
    const metricsFrom = new BlockList();
    metricsFrom.addSubnet('10.0.0.0', 24);
    const { app } = await aServer({ settings: { logLevel: 'silent', trustProxy: false, metricsFrom } });
    expect((await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(404);
    expect((await app.inject({ url: '/metrics', remoteAddress: '10.0.0.7' })).statusCode).toBe(200);
  });
});

/** A database error, whose details contain the row in question. */
const duplicateKey = (): Error =>
  Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (id)=(abcdefgh) exists' });

/** A log stream, and a function that returns the logged entries. */
const aLog = () => {
  let text = '';
  const logStream = new Writable({
    write: (piece, _encoding, done) => {
      text += String(piece);
      done();
    },
  });
  return { logStream, text: () => text };
};

describe('the log', () => {
  test('identifies requests by id, never by URL, client or content', async () => {
    const { logStream, text } = aLog();
    const { app } = await aServer({ settings: { logLevel: 'debug', trustProxy: false }, logStream });
    const created = await app.inject({
      method: 'POST',
      url: '/api/project',
      remoteAddress: '203.0.113.7',
      headers: { 'x-requested-with': 'XMLHttpRequest', 'x-request-id': 'abcdef-12345' },
      payload: { name: 'Dom Kowalskich', variant: 'el12' },
    });
    const { id } = created.json<{ id: string }>();
    await app.inject(`/api/project/${id}`);
    expect(created.headers['x-request-id']).toBe('abcdef-12345');
    const log = text();
    expect(log).toContain('"reqId":"abcdef-12345"');
    expect(log).toContain('"route":"/api/project/:projectId"');
    for (const secret of [id, 'Kowalskich', '203.0.113.7']) expect(log).not.toContain(secret);
  });

  test('contains errors without the values that they concern', () => {
    const told = loggedError(new StoreUnavailable('the database cannot be used', { cause: duplicateKey() }));
    expect(told).toMatchObject({ name: 'StoreUnavailable', cause: { code: '23505', message: 'duplicate key' } });
    expect(JSON.stringify(told)).not.toContain('abcdefgh');
  });

  test.each([500, 503])(
    'contains a request that failed with %i without the values that it concerns',
    async (status) => {
      const cause = duplicateKey();
      const error = status === 500 ? cause : new StoreUnavailable('the database cannot be used', { cause });
      const fail = (): Promise<never> => Promise.reject(error);
      const { logStream, text } = aLog();
      const { app, call } = await aServer({
        store: { read: fail, write: fail, close: async () => undefined },
        settings: { logLevel: 'trace', trustProxy: false },
        logStream,
      });
      expect(await call('POST', '/project', { name: 'Dom', variant: 'el12' })).toMatchObject({ status });
      expect(text()).toContain('duplicate key');
      app.log.error(error, 'as the framework tells of errors');
      expect(text()).not.toContain('abcdefgh');
    },
  );

  test.each([undefined, '', 'short', 'a b c d e f g h', 'x'.repeat(65), 'line\nbreak-123'])(
    'does not accept %j as a request id',
    (given) => {
      const headers = given === undefined ? {} : { 'x-request-id': given };
      expect(requestIdOf({ headers })).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('slow clients', () => {
  const headers = {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'content-length': '1000',
  };

  test.each([
    ['', { headersTimeout: 300, requestTimeout: 300, bodyTimeout: 20_000, connectionsCheckingInterval: 50 }],
    [
      ', earlier than for a file',
      { headersTimeout: 300, requestTimeout: 20_000, bodyTimeout: 300, connectionsCheckingInterval: 50 },
    ],
  ])('are disconnected if they do not complete their request%s', async (_what, timeouts) => {
    const { app } = await aServer({ timeouts });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const call = request(`${origin}/api/project`, { method: 'POST', headers });
    call.write('{');
    const begin = Date.now();
    const [answer]: IncomingMessage[] = await once(call, 'response');
    expect(answer?.statusCode).toBe(408);
    expect(answer?.headers).toMatchObject(securityHeaders);
    expect(Date.now() - begin).toBeLessThan(15_000);
    call.destroy();
  });

  test('that disconnect immediately are not logged as errors', async () => {
    const { logStream, text } = aLog();
    const { app } = await aServer({ settings: { logLevel: 'warn', trustProxy: false }, logStream });
    const origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const leave = (): Promise<void> =>
      new Promise((resolve) => {
        const socket = connect(Number(origin.port), origin.hostname, () => {
          socket.write(`GET /api/project/22222222 HTTP/1.1\r\nHost: ${origin.host}\r\n\r\n`.repeat(3));
          socket.resetAndDestroy();
        });
        socket.on('close', () => resolve());
        socket.on('error', () => undefined);
      });
    await Promise.all(Array.from({ length: 200 }, leave));
    await expect.poll(async () => (await app.inject('/metrics')).body).toMatch(/^ramka_requests_under_way 1$/m);
    expect(text()).toBe('');
  });
});
