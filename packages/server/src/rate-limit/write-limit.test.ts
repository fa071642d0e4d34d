import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { setErrorHandlers } from '../http/errors.ts';
import { addRequestLanguage } from '../http/language.ts';
import { createMetrics } from '../observability/metrics.ts';
import { createProject } from '../project/projects.store.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { addVariant } from '../variants/variants.store.ts';
import { aProject } from '../testing/a-project.ts';
import { addClientKey } from './client-key.ts';
import { limitWrittenBytes } from './write-limit.ts';

const HOUR = 60 * 60 * 1000;

/** A server that limits the bytes that each client writes per hour. */
const aLimitedServer = (store: Store, capacity: number) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  addClientKey(app, { trustProxy: false });
  addRequestLanguage(app, { languages: ['pl'], defaultLanguage: 'pl' });
  setErrorHandlers(app);
  return { app, store: limitWrittenBytes(app, store, createMetrics(), { capacity, interval: HOUR / capacity }) };
};

test('limits the bytes that a client writes per hour, whatever it writes, and does not affect others', async () => {
  const { app, store } = aLimitedServer(await openSqliteStore(':memory:'), 10_000);
  let made = 0;
  const create = () => {
    made += 1;
    const name = 'x'.repeat(3000);
    return store.write(() => createProject({ id: `project${made}`, name, deploymentId: 'el12' }, 0));
  };
  app.post('/', async () => (await create()).ok);
  app.get('/', async () => (await create()).ok);
  const ask = async (method: 'GET' | 'POST', remoteAddress: string) => app.inject({ method, url: '/', remoteAddress });
  const statuses: number[] = [];
  for (let times = 0; times < 6; times += 1) statuses.push((await ask('POST', '203.0.113.7')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  expect(Number((await ask('POST', '203.0.113.7')).headers['retry-after'])).toBeGreaterThan(30);
  expect((await ask('GET', '203.0.113.7')).statusCode).toBe(200);
  expect((await ask('POST', '203.0.113.8')).statusCode).toBe(200);
});

test('counts all writes of a project copy, and none of rejected changes', async () => {
  const { id, store, addSet } = await aProject();
  for (let set = 0; set < 20; set += 1) await addSet();
  // A set takes about 700 bytes, so two copies and a part of a third fit.
  const { app, store: counted } = aLimitedServer(store, 35_000);
  let made = 0;
  app.post('/copy', async () => {
    made += 1;
    const copy = { id: `copied${String(made).padStart(2, '2')}`, name: 'Wersja' };
    return counted.write(() => addVariant({ projectId: id, expectedVersions: undefined, now: 0 }, copy, null));
  });
  app.post('/refused', () =>
    counted.write(() => createProject({ id, name: 'x'.repeat(20_000), deploymentId: 'el12' }, 0)),
  );
  const ask = async (url: string, remoteAddress: string) =>
    (await app.inject({ method: 'POST', url, remoteAddress })).statusCode;
  const copies: number[] = [];
  for (let times = 0; times < 5; times += 1) copies.push(await ask('/copy', '203.0.113.7'));
  expect(copies).toEqual([200, 200, 200, 429, 429]);
  for (let times = 0; times < 5; times += 1) expect(await ask('/refused', '203.0.113.8')).toBe(200);
});
