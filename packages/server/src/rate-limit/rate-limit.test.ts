import { calls } from '@ramka/contract/calls';
import type { Call } from '@ramka/contract/calls/call';
import { expect, test } from 'vitest';
import { aServer } from '../testing/a-server.ts';
import { requestLimits } from './rate-limit.ts';

/** As many as the browsers of an office ask for at once. */
const AT_ONCE = 200;

/** Statuses of very many requests of one address. */
const statusesOf = async (count: number, method: 'GET' | 'POST', url: string, remoteAddress: string) => {
  const { app } = await aServer();
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

test('this machine itself is not limited', async () => {
  const answers = await statusesOf(4000, 'GET', '/healthz', '127.0.0.1');
  expect(answers.filter(({ status }) => status === 429)).toEqual([]);
});

test('addresses of one network count together, and no other', async () => {
  const { app } = await aServer();
  const order = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/api/project/22222222/pdf', remoteAddress });
  for (let orders = 0; orders < requestLimits.document.capacity; orders += 1) await order('2001:db8:1:2::1');
  expect((await order('2001:db8:1:2::2')).statusCode).toBe(429);
  expect((await order('2001:db8:2:2::1')).statusCode).toBe(403);
  expect((await app.inject({ url: '/healthz', remoteAddress: '2001:db8:1:2::1' })).statusCode).toBe(200);
});

test('whatever answers a file says that it costs a document, as a view link does that keeps some', () => {
  const all: readonly (readonly [string, Call])[] = Object.entries(calls);
  const files = all.filter(([, { file }]) => file !== undefined).map(([name]) => name);
  expect(files).toHaveLength(16);
  const costly = all.filter(([, { cost }]) => cost === 'document').map(([name]) => name);
  expect(costly.filter((name) => name !== 'addView')).toEqual(files);
  expect(costly).toContain('addView');
});
