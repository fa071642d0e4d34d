import { onlineManager } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { change, cutOff, json, mockNetwork, projectId, refusal, queuedNames } from '../testing/mock-network.ts';
import { flushOutbox } from './flush-outbox.ts';

const network = mockNetwork();

const forbidden = () => new Response('<h1>Forbidden</h1>', { status: 403 });

/** Sets the response to changes; probes of the connection succeed. */
const failing = (answer: () => Response | Promise<Response>): void => {
  network.answer = ({ method }) => (method === 'HEAD' ? json({}) : answer());
};

describe('a change that fails repeatedly while online', () => {
  let now = 0;
  const trySending = (after: number) => {
    now += after;
    return flushOutbox(projectId);
  };

  beforeEach(async () => {
    await change('createRoom', { body: { name: 'Garaż' } });
    await change('createRoom', { body: { name: 'Piwnica' } });
    onlineManager.setOnline(true);
    vi.spyOn(Date, 'now').mockImplementation(() => now);
  });

  test.each([
    ['the server has a fault', () => refusal(500, 'fault'), 'fault'],
    ['a network refuses', forbidden, 'unreadable'],
    ['a gateway refuses in JSON of its own', () => refusal(403, 'ACCESS_DENIED'), 'ACCESS_DENIED'],
    ['it is cut off', cutOff, 'unreachable'],
    ['it takes too long', () => Promise.reject(new DOMException('', 'TimeoutError')), 'unreachable'],
  ])('with a responding server is stuck after a minute if %s, and stays queued', async (_, answer, code) => {
    failing(answer);
    expect(await trySending(0)).toEqual({ kind: 'waits' });
    expect(await trySending(59_999)).toEqual({ kind: 'waits' });
    const stuck = { change: { body: { name: 'Garaż' } }, why: 'stuck', failure: { code } };
    expect(await trySending(1)).toMatchObject({ kind: 'waits', stuck });
    expect(await trySending(1)).toMatchObject({ kind: 'waits', stuck });
    expect(queuedNames()).toEqual(['createRoom', 'createRoom']);
    expect(new Set(network.requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    failing(() => json({ id: 3 }, 201));
    expect(await trySending(1)).toEqual({ kind: 'sent', count: 2 });
  });

  test('is not stuck after two attempts, however far apart', async () => {
    failing(forbidden);
    for (const later of [0, 3_600_000]) expect(await trySending(later)).toEqual({ kind: 'waits' });
    expect(await trySending(1)).toMatchObject({ stuck: { why: 'stuck' } });
  });

  test.each([
    ['gives no sign', forbidden, cutOff],
    ['says that it cannot now', () => refusal(503, 'unavailable'), () => json({})],
    ['says that it was asked too much', () => refusal(429, 'too-many-requests'), () => json({})],
  ])('waits without a question if the server %s', async (_, answer, sign) => {
    network.answer = ({ method }) => (method === 'HEAD' ? sign() : answer());
    for (let tries = 0; tries < 5; tries += 1) expect(await trySending(60_000)).toEqual({ kind: 'waits' });
  });
});
