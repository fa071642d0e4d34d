import { group, loadedProject, project } from '@ramka/contract/wire/project';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failedLookupsOfClient } from './rate-limit/failed-lookups.store.ts';
import { rateLimits } from './rate-limit/rate-limit.ts';
import { startBalancer } from './testing/several-servers.ts';
import { PostgresServer } from './testing/postgres-server.ts';
import { aFolder, startProcess } from './testing/server-process.ts';

const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'pl' };

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await PostgresServer.start();
});
afterAll(() => postgres.remove());

/** Two servers on one PostgreSQL behind a load balancer, used by one visitor. */
const behindABalancer = async () => {
  const settings = { DATABASE_URL: await postgres.newDatabase(), TRUST_PROXY: 'loopback' };
  const servers = await Promise.all([
    startProcess({ ...settings, DATA_DIR: aFolder() }),
    startProcess({ ...settings, DATA_DIR: aFolder() }),
  ]);
  const origin = await startBalancer(
    servers.map((server) => server.origin),
    '203.0.113.7',
  );
  const call = (method: string, path: string, body?: unknown, more = {}): Promise<Response> =>
    fetch(`${origin}/api${path}`, {
      method,
      headers: { ...headers, ...more },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const id = project.parse(await (await call('POST', '/project', { name: 'Dom', variant: 'el12' })).json()).id;
  return { call, id };
};

/** Sends the same request twice, so that each server gets it once. */
const twice = async (call: () => Promise<Response>): Promise<[Response, Response]> => [await call(), await call()];

describe('two servers on one PostgreSQL behind a load balancer', () => {
  test('respond alike: changes through one are visible through the other, with the same version and catalogue', async () => {
    const { call, id } = await behindABalancer();
    const names = Array.from({ length: 10 }, (_, index) => `Pokój ${index}`);
    for (const name of names) {
      group.parse(await (await call('POST', `/project/${id}/group`, { name })).json());
      const [one, other] = await twice(() => call('GET', `/project/${id}`));
      expect(new Set([one, other].map((answer) => answer.headers.get('x-answered-by'))).size).toBe(2);
      expect(one.headers.get('etag')).toBe(other.headers.get('etag'));
      const [first, second] = [loadedProject.parse(await one.json()), await other.json()];
      expect(first).toEqual(second);
      expect(first.project.groups[0]?.name).toBe(name);
    }
    const [one, other] = await twice(() => call('GET', '/app-data'));
    expect(one.headers.get('etag')).toBe(other.headers.get('etag'));
    expect(await one.text()).toBe(await other.text());
  });

  test('reject a change with an outdated version, even if the newer change was made through the other', async () => {
    const { call, id } = await behindABalancer();
    const seen = (await call('GET', `/project/${id}`)).headers.get('etag') ?? '';
    const rename = (name: string) => call('PUT', `/project/${id}`, { name }, { 'if-match': seen });
    const [first, second] = [await rename('Dom pod lasem'), await rename('Dom nad jeziorem')];
    expect([first.status, second.status]).toEqual([200, 412]);
    expect(first.headers.get('x-answered-by')).not.toBe(second.headers.get('x-answered-by'));
    const loaded = loadedProject.parse(await (await call('GET', `/project/${id}`)).json());
    expect(loaded.project.name).toBe('Dom pod lasem');
  });

  test('count guesses of a visitor together, and documents separately', async () => {
    const { call, id } = await behindABalancer();
    const { capacity, interval } = rateLimits.document;
    const orders: number[] = [];
    const begin = Date.now();
    for (let turn = 0; turn < 3 * capacity; turn += 1) {
      // Limits are checked before the body, which is invalid here, because rendering documents would take longer than
      // the limit's interval.
      orders.push((await call('POST', `/project/${id}/csv`, {})).status);
    }
    expect(new Set(orders)).toEqual(new Set([400, 429]));
    const passed = orders.filter((status) => status === 400).length;
    const earned = Math.ceil((Date.now() - begin) / interval);
    expect(passed).toBeGreaterThanOrEqual(2 * capacity);
    expect(passed).toBeLessThanOrEqual(2 * (capacity + earned));

    const guesses: number[] = [];
    for (let turn = 0; turn < failedLookupsOfClient.capacity + 10; turn += 1)
      guesses.push((await call('GET', '/project/22222222')).status);
    const found = guesses.filter((status) => status === 404).length;
    expect(found).toBeGreaterThanOrEqual(failedLookupsOfClient.capacity);
    expect(found).toBeLessThanOrEqual(failedLookupsOfClient.capacity + 2);
  });
});
