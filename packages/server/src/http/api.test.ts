import { endpoints } from '@ramka/contract/endpoints';
import { apiError } from '@ramka/contract/wire/api-error';
import { describe, expect, test } from 'vitest';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { aServer, problemOf } from '../testing/a-server.ts';

const newProject = { name: 'Dom', variant: 'el12' };

describe('a changing request', () => {
  // Holds §7.2, R7.
  test.each([{}, { 'x-requested-with': 'fetch' }, { 'x-requested-with': '' }])(
    'with the headers %j is rejected with 403',
    async (headers) => {
      const { app } = await aServer();
      const answer = await app.inject({ method: 'POST', url: '/api/project', headers, payload: newProject });
      expect(answer.statusCode).toBe(403);
      expect(apiError.parse(answer.json()).code).toBe('missing-request-header');
    },
  );

  // Holds R7.
  test('with more than 256 kB is rejected with 413', async () => {
    const { call } = await aServer();
    const answer = await call('POST', '/project', { ...newProject, name: 'x'.repeat(300_000) });
    expect(problemOf(answer)).toEqual({ status: 413, code: 'too-large', issues: {} });
  });

  // Holds R7.
  test.each([
    ['{"name":', 'application/json'],
    ['{"__proto__":{"name":"Dom"}}', 'application/json'],
    ['name=Dom', 'application/x-www-form-urlencoded'],
    ['Dom', 'text/plain'],
    ['', 'application/json'],
  ])('with the body %j of %s is malformed', async (payload, type) => {
    const { app } = await aServer();
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': type };
    const answer = await app.inject({ method: 'POST', url: '/api/project', headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(apiError.parse(answer.json()).code).toBe('malformed');
  });

  test('with unknown fields is accepted without them', async () => {
    const { call } = await aServer();
    const more = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`more${index}`, index]));
    const { status, body } = await call('POST', '/project', {
      ...more,
      ...newProject,
      id: '22222222',
      groups: [{ id: 7 }],
    });
    const made = endpoints.createProject.response.parse(body);
    expect([status, made.id === '22222222', made.groups]).toEqual([201, false, []]);
    expect(Object.keys(Object(body)).length).toBeLessThan(10);
    const room = await call('POST', `/project/${made.id}/group`, { ...more, name: 'Salon', id: 77 });
    expect(endpoints.createRoom.response.parse(room.body)).toMatchObject({ id: 1, name: 'Salon' });
  });

  test('without a body may have a JSON content type', async () => {
    const { app } = await aServer();
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'DELETE', url: '/api/project/22222222', headers });
    expect(answer.statusCode).toBe(404);
  });
});

describe('an unknown address below /api', () => {
  // Holds §7.1, R1.
  test.each([
    ['GET', '/'],
    ['GET', '/nothing'],
    ['POST', '/nothing'],
    ['DELETE', '/app-data'],
    ['GET', '/project//'],
    ['GET', '/project/22222222/nothing'],
  ] as const)('answers 404 as JSON: %s %s', async (method, path) => {
    const { call } = await aServer();
    expect(problemOf(await call(method, path))).toMatchObject({ status: 404 });
  });

  test('that cannot be decoded is malformed', async () => {
    const { call } = await aServer();
    expect(problemOf(await call('GET', '/project/%zz'))).toMatchObject({ status: 400, code: 'malformed' });
  });
});

const failing = (fault: Error): Store => ({
  read: () => Promise.reject(fault),
  write: () => Promise.reject(fault),
  close: () => Promise.resolve(),
});

describe('an error', () => {
  // Holds R7.
  test('of the store yields 503 with Retry-After', async () => {
    const { call } = await aServer({ store: failing(new StoreUnavailable('full')) });
    for (const answer of [await call('GET', '/project/22222222'), await call('POST', '/project', newProject)]) {
      expect(problemOf(answer)).toEqual({ status: 503, code: 'unavailable', issues: {} });
      expect(answer.headers['retry-after']).toBe('5');
    }
  });

  test('of the program yields the specified texts without internal details', async () => {
    const { call } = await aServer({ store: failing(new Error('SELECT secret FROM inside')) });
    expect(await call('GET', '/project/22222222')).toMatchObject({
      status: 500,
      body: { code: 'fault', message: 'Wystąpił błąd podczas pobierania danych' },
    });
    expect(await call('POST', '/project', newProject, { 'accept-language': 'cz' })).toMatchObject({
      status: 500,
      body: { code: 'fault', message: 'Vyskytla se chyba během ukládání dat' },
    });
  });
});

describe('every response', () => {
  test('disables content sniffing and hides its address from other sites', async () => {
    const { call } = await aServer();
    for (const path of ['/app-data', '/nothing'])
      expect((await call('GET', path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
      });
  });

  test('declares its language', async () => {
    const { call } = await aServer();
    for (const [method, path] of [
      ['GET', '/app-data'],
      ['POST', '/project'],
    ] as const) {
      const { headers } = await call(method, path, method === 'POST' ? newProject : undefined, {
        'accept-language': 'cz',
      });
      expect([headers['content-language'], headers['vary']]).toEqual([
        'cs',
        expect.stringContaining('Accept-Language'),
      ]);
    }
  });

  // Holds R7.
  test('that reports an error declares its language, and is not cached', async () => {
    const { call } = await aServer();
    const answer = await call('GET', '/nothing', undefined, { 'accept-language': 'ua' });
    expect(answer.headers).toMatchObject({
      'content-language': 'uk',
      vary: 'Accept-Language',
      'cache-control': 'no-store',
    });
    expect(answer.body).toEqual({ code: 'not-found', message: 'Такої адреси немає' });
  });
});

test('the planning tool has delivered nothing', async () => {
  const { call } = await aServer();
  expect((await call('HEAD', '/mio-integration/project/22222222')).status).toBe(404);
});

test.each([
  [
    'another encoding',
    { 'content-type': 'application/json; charset=iso-8859-2' },
    Buffer.from('{"name":"Dom","variant":"el12"}'),
  ],
  [
    'bytes that are not UTF-8',
    {},
    Buffer.concat([Buffer.from('{"name":"D'), Buffer.from([0xf3]), Buffer.from('m","variant":"el12"}')]),
  ],
  ['a compressed body, so it says', { 'content-encoding': 'gzip' }, Buffer.from('{"name":"Dom","variant":"el12"}')],
])('a body in %s is rejected', async (_what, headers, payload) => {
  const { app } = await aServer();
  const own = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json', ...headers };
  const answer = await app.inject({ method: 'POST', url: '/api/project', headers: own, payload });
  expect(answer.statusCode).toBe(400);
});
