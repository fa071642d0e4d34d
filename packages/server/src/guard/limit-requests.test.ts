import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@ramka/contract/calls';
import type { Call } from '@ramka/contract/calls/call';
import { expect, test } from 'vitest';
import { aServer } from '../testing/a-server.ts';
import { serversOnOnePostgres } from '../testing/several-servers.ts';
import { rateOfDocuments } from './rates.ts';

/** Statuses of many requests of one address at once. */
const statusesOf = async (count: number, method: 'GET' | 'POST', url: string, remoteAddress: string) => {
  const { app } = await aServer();
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const answers = await Promise.all(
    Array.from({ length: count }, () => app.inject({ method, url, remoteAddress, headers })),
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

test('one address is turned away at a second server for what it did at the first', async () => {
  const { at } = await serversOnOnePostgres(2);
  const statuses: number[] = [];
  const begin = Date.now();
  for (let turn = 0; turn < 150; turn += 1) {
    const answer = await at(turn).inject({
      method: 'POST',
      url: '/api/project/22222222/pdf',
      remoteAddress: '203.0.113.7',
    });
    statuses.push(answer.statusCode);
    await pause(5);
  }
  const passed = statuses.filter((status) => status === 403);
  // What was earned back meanwhile, and what the servers had not told each other yet.
  const more = (Date.now() - begin) / rateOfDocuments.interval + 12;
  expect(passed.length).toBeLessThanOrEqual(rateOfDocuments.atOnce + more);
  expect(statuses).toContain(429);
});

test('whatever answers a file says that it costs a document', () => {
  const all: readonly (readonly [string, Call])[] = Object.entries(calls);
  const files = all.filter(([, { file }]) => file !== undefined).map(([name]) => name);
  expect(files).toHaveLength(8);
  expect(all.filter(([, { cost }]) => cost === 'document').map(([name]) => name)).toEqual(files);
});
