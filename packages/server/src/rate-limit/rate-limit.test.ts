import { Agent, request } from 'node:http';
import { BlockList } from 'node:net';
import { endpoints } from '@ramka/contract/endpoints';
import type { Endpoint } from '@ramka/contract/endpoints/endpoint';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aServer } from '../testing/a-server.ts';
import { rateLimits } from './rate-limit.ts';

/** Settings under which every address is limited. */
const limited = { logLevel: 'silent', trustProxy: false } as const;

/** Concurrent requests of the browsers of an office. */
const AT_ONCE = 200;

/** Stops the clock of the limits, so that they do not recover while requests are sent, however slowly. */
const stopRecovery = (): void => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
};

/** The statuses of a large number of requests from one address. */
const statusesOf = async (count: number, method: 'GET' | 'POST', url: string, remoteAddress: string) => {
  const { app } = await aServer();
  stopRecovery();
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const answers: Awaited<ReturnType<typeof app.inject>>[] = [];
  while (answers.length < count)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: AT_ONCE }, () => app.inject({ method, url, remoteAddress, headers })),
      )),
    );
  return answers.map(({ statusCode, headers }) => ({ status: statusCode, wait: headers['retry-after'] }));
};

test('a visitor who opens everything at once is not limited', async () => {
  const answers = await statusesOf(800, 'GET', '/healthz', '203.0.113.7');
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

test.each([
  ['GET', '/healthz', 4000, 3000],
  ['POST', '/api/project', 900, 600],
  ['POST', '/api/project/22222222/pdf', 100, 60],
  ['POST', '/api/project/22222222/group/1/site-sheet/pdf', 100, 60],
] as const)('one address that floods the server with %s %s is turned away', async (method, url, count, allowed) => {
  const answers = await statusesOf(count, method, url, '203.0.113.7');
  const turnedAway = answers.filter(({ status }) => status === 429);
  expect(turnedAway.length).toBeGreaterThan(0);
  expect(answers.length - turnedAway.length).toBeGreaterThanOrEqual(allowed);
  expect(turnedAway.every(({ wait }) => Number(wait) >= 1)).toBe(true);
});

test('local health checks are not limited, and other local requests are', async () => {
  const { app } = await aServer({ settings: limited });
  stopRecovery();
  const statuses = async (url: string, headers = {}): Promise<ReadonlySet<number>> => {
    const seen = new Set<number>();
    for (let count = 0; count < 3400; count += AT_ONCE)
      for (const { statusCode } of await Promise.all(
        Array.from({ length: AT_ONCE }, () => app.inject({ url, remoteAddress: '127.0.0.1', headers })),
      ))
        seen.add(statusCode);
    return seen;
  };
  expect(await statuses('/none')).toEqual(new Set([404, 429]));
  for (const url of ['/healthz', '/readyz']) expect(await statuses(url)).toEqual(new Set([200]));
  expect(await statuses('/healthz', { 'x-forwarded-for': '203.0.113.7' })).toContain(429);
});

test('addresses that the operator exempts are not limited', async () => {
  const unlimitedFrom = new BlockList();
  unlimitedFrom.addSubnet('203.0.113.0', 24);
  const { app } = await aServer({ settings: { ...limited, unlimitedFrom } });
  stopRecovery();
  const ask = (remoteAddress: string) => app.inject({ method: 'POST', url: '/api/project', remoteAddress });
  const seen = async (address: string) =>
    new Set((await Promise.all(Array.from({ length: 800 }, () => ask(address)))).map(({ statusCode }) => statusCode));
  expect(await seen('203.0.113.9')).toEqual(new Set([403]));
  expect(await seen('203.0.114.9')).toEqual(new Set([403, 429]));
});

test('a request answered from the cache is counted like any other', async () => {
  const { app } = await aServer({ settings: limited });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  stopRecovery();
  const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.9', maxSockets: 4 });
  onTestFinished(() => agent.destroy());
  const ask = (hosts: readonly string[] = ['localhost']): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = hosts.flatMap((host) => ['Host', host]);
      request(`${origin}/assets/img/components/55301,SW5MR.svg`, { agent, headers, setHost: false }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      })
        .on('error', reject)
        .end();
    });
  const statuses: number[] = [];
  for (let count = 0; count < 3400; count += 4) statuses.push(...(await Promise.all([ask(), ask(), ask(), ask()])));
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const { body } = await app.inject('/metrics');
  const counted =
    /ramka_request_seconds_count\{method="GET",route="\/assets\/img\/\*",endpoint="",status="200"\} ([0-9]+)/.exec(
      body,
    )?.[1];
  expect(Number(counted)).toBe(statuses.filter((status) => status === 200).length);
  vi.advanceTimersByTime(60_000);
  expect(await ask()).toBe(200);
  expect(await ask(['one.example', 'other.example'])).toBe(400);
});

test('addresses of one network are counted together, other addresses separately', async () => {
  const { app } = await aServer();
  stopRecovery();
  const order = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/api/project/22222222/pdf', remoteAddress });
  for (let orders = 0; orders < rateLimits.document.capacity; orders += 1) await order('2001:db8:1:2::1');
  expect((await order('2001:db8:1:2::2')).statusCode).toBe(429);
  expect((await order('2001:db8:2:2::1')).statusCode).toBe(403);
  expect((await app.inject({ url: '/healthz', remoteAddress: '2001:db8:1:2::1' })).statusCode).toBe(200);
});

test('endpoints that copy a project or read a file declare a high write cost', () => {
  const all: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);
  const makers = all.filter(([, { creates }]) => creates === 'project').map(([name, { cost }]) => [name, cost]);
  expect(Object.fromEntries(makers)).toEqual({
    createProject: undefined,
    createProjectFromFile: 'file',
    createSampleProject: 'copy',
    addVariant: 'copy',
    copyView: 'copy',
  });
});

test('endpoints that return a file declare the cost of a document, and so does freezing a share link', () => {
  const all: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);
  const files = all.filter(([, { file }]) => file !== undefined).map(([name]) => name);
  expect(files).toHaveLength(20);
  const costly = all.filter(([, { cost }]) => cost === 'document').map(([name]) => name);
  expect(costly.filter((name) => name !== 'addView')).toEqual(files);
  expect(costly).toContain('addView');
});
