import { describe, expect, it } from 'vitest';
import { createExternalUpdates, type PollAnswer } from './external-updates.ts';

const projectId = 'Hq7mWz3k';

/** Simulates a clock and a server that responds to one request after another. */
const aServer = (answer: (request: number) => PollAnswer | Promise<PollAnswer>) => {
  let now = 0;
  let inFlight = 0;
  const sleepers: { readonly until: number; readonly wake: () => void }[] = [];
  const requests: { readonly at: number; readonly projectId: string }[] = [];
  const updates: string[] = [];
  let mostAtOnce = 0;
  const updatesOf = createExternalUpdates(
    {
      wait: (milliseconds, signal) =>
        new Promise((wake) => {
          sleepers.push({ until: now + milliseconds, wake });
          signal.addEventListener('abort', () => wake());
        }),
      poll: async (id, signal) => {
        requests.push({ at: now, projectId: id });
        inFlight += 1;
        const aborted = new Promise<PollAnswer>((resolve) => {
          signal.addEventListener('abort', () => resolve('failed'));
        });
        mostAtOnce = Math.max(mostAtOnce, inFlight);
        const answered = await Promise.race([answer(requests.length), aborted]);
        inFlight -= 1;
        return answered;
      },
    },
    (id) => updates.push(id),
  );
  /** Advances the time in steps of a second. */
  const pass = async (milliseconds: number): Promise<void> => {
    for (const end = now + milliseconds; now < end;) {
      now += 1000;
      sleepers.filter(({ until }) => until <= now).forEach(({ wake }) => wake());
      await new Promise(setImmediate);
    }
  };
  return { ...updatesOf, pass, requests, updates, times: () => requests.map(({ at }) => at), most: () => mostAtOnce };
};

const never = new Promise<never>(() => undefined);

describe('polling the planning tool', () => {
  // Holds §4.21, §9.12, §9.13.
  it('starts after 5000 ms, and repeats 5000 ms after each 404', async () => {
    const server = aServer(() => 'nothing-new');
    server.start(projectId);
    await server.pass(4000);
    expect(server.times()).toEqual([]);
    await server.pass(12_000);
    expect(server.times()).toEqual([5000, 10_000, 15_000]);
  });

  // Holds §9.14.
  it('ends after 25 requests', async () => {
    const server = aServer(() => 'nothing-new');
    server.start(projectId);
    await server.pass(300_000);
    expect(server.times()).toHaveLength(25);
    expect(server.times().at(-1)).toBe(125_000);
    expect(server.areAwaited(projectId)).toBe(false);
    expect(server.updates).toEqual([]);
  });

  // Holds §4.22.
  it('reports an update in the last response once, and then ends', async () => {
    const server = aServer((request) => (request === 25 ? 'update' : 'nothing-new'));
    server.start(projectId);
    await server.pass(300_000);
    expect(server.updates).toEqual([projectId]);
    expect(server.times()).toHaveLength(25);
  });

  // Holds §9.15.
  it('ends on any other failure', async () => {
    const server = aServer((request) => (request === 3 ? 'failed' : 'nothing-new'));
    server.start(projectId);
    await server.pass(60_000);
    expect(server.times()).toEqual([5000, 10_000, 15_000]);
    expect(server.areAwaited(projectId)).toBe(false);
    expect(server.updates).toEqual([]);
  });

  it('waits for a response before it schedules the next request', async () => {
    const server = aServer(() => never);
    server.start(projectId);
    await server.pass(60_000);
    expect(server.times()).toEqual([5000]);
    expect(server.areAwaited(projectId)).toBe(true);
  });

  it('starts again when the tool is opened again, without parallel requests', async () => {
    const server = aServer((request) => (request === 2 ? never : 'nothing-new'));
    server.start(projectId);
    await server.pass(8000);
    server.start(projectId);
    await server.pass(6000);
    server.start(projectId);
    await server.pass(300_000);
    expect(server.times().slice(0, 4)).toEqual([5000, 13_000, 19_000, 24_000]);
    expect(server.times()).toHaveLength(2 + 25);
    expect(server.most()).toBe(1);
  });

  it('ends when the project is left, even while a request is in flight', async () => {
    const server = aServer((request) => (request === 2 ? never : 'nothing-new'));
    server.start(projectId);
    await server.pass(11_000);
    server.stop('p4RtYb9n');
    expect(server.areAwaited(projectId)).toBe(true);
    server.stop(projectId);
    await server.pass(60_000);
    expect(server.times()).toEqual([5000, 10_000]);
    expect(server.areAwaited(projectId)).toBe(false);
    expect(server.updates).toEqual([]);
  });

  it('polls for the project whose tool was opened last', async () => {
    const server = aServer((request) => (request === 2 ? 'update' : 'nothing-new'));
    server.start(projectId);
    await server.pass(6000);
    server.start('p4RtYb9n');
    expect(server.areAwaited(projectId)).toBe(false);
    await server.pass(6000);
    expect(server.requests.map((request) => request.projectId)).toEqual([projectId, 'p4RtYb9n']);
    expect(server.updates).toEqual(['p4RtYb9n']);
  });
});
