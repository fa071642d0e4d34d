import { describe, expect, test } from 'vitest';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { engines } from '../testing/engines.ts';
import { sharedLimit, type SharedLimit } from './limit-requests.ts';
import type { Rate } from './rates.ts';

/** A hundred at once, in batches of five. */
const rate: Rate = { atOnce: 100, interval: 1000 };
const somebody = '203.0.113.7';
const noon = Date.UTC(2030, 0, 1, 12);

/** A store that tells when everything that was written is there, and how often something was. */
const watched = (store: Store) => {
  const writes: Promise<unknown>[] = [];
  const settled = (): Promise<unknown> => Promise.allSettled(writes);
  const write: Store['write'] = (operation) => {
    const written = store.write(operation);
    writes.push(written);
    return written;
  };
  return { store: { ...store, write }, writes, settled };
};

const gone = (): Promise<never> => Promise.reject(new StoreUnavailable('the database cannot be used'));
const brokenStore: Store = { read: gone, write: gone, close: async () => undefined };

type WatchedStore = ReturnType<typeof watched>;

/** A server's limit, and how to wait until the others know of what it has let pass. */
type Server = SharedLimit & Pick<WatchedStore, 'settled'>;

const aServer = (store: Store, clock: () => number): Server => {
  const { store: itsStore, settled } = watched(store);
  return { ...sharedLimit('changes', rate, itsStore, clock), settled };
};

/** How many of so many tries pass, at one server after the other. */
const passedOf = async (servers: readonly Server[], tries: number): Promise<number> => {
  let passed = 0;
  for (let turn = 0; turn < tries; turn += 1) {
    const server = servers[turn % servers.length];
    if (server?.take(somebody) === 0) passed += 1;
    await server?.settled();
  }
  return passed;
};

describe.each(engines)('a limit that servers share on $name', ({ name, create }) => {
  const open = async (servers: number): Promise<readonly [Store, ...Store[]]> => {
    const database = create();
    const first = await database.open();
    const others = Array.from({ length: servers - 1 }, async () => (name === 'SQLite' ? first : database.open()));
    return [first, ...(await Promise.all(others))];
  };

  test('lets pass at several servers what one would, and a batch more at each', async () => {
    const stores = await open(3);
    const servers = stores.map((store) => aServer(store, () => noon));
    const passed = await passedOf(servers, 400);
    expect(passed).toBeGreaterThanOrEqual(100);
    expect(passed).toBeLessThanOrEqual(100 + 3 * 5);
  });

  test('is known to a server that starts later', async () => {
    const [store] = await open(1);
    expect(await passedOf([aServer(store, () => noon)], 200)).toBe(100);
    expect(await passedOf([aServer(store, () => noon + 10_000)], 200)).toBeLessThanOrEqual(10 + 5);
  });

  test('keeps the kinds and the visitors apart, but not the addresses of one network', async () => {
    const [store] = await open(1);
    const [changes, documents] = ['changes', 'documents'].map((kind) => sharedLimit(kind, rate, store, () => noon));
    for (let turn = 0; turn < 100; turn += 1) changes?.take('2001:db8:1:2::1');
    expect(changes?.take('2001:db8:1:2::2')).toBe(1000);
    expect(changes?.take('2001:db8:2:2::1')).toBe(0);
    expect(documents?.take('2001:db8:1:2::1')).toBe(0);
  });

  test('writes nothing for who asks as people do, and once a batch for who does not', async () => {
    const [store] = await open(1);
    const { store: counted, writes } = watched(store);
    let now = noon;
    const limit = sharedLimit('changes', rate, counted, () => now);
    for (let turn = 0; turn < 50; turn += 1) {
      now += 16_000;
      limit.take(somebody);
    }
    expect(writes).toHaveLength(0);
    for (let turn = 0; turn < 50; turn += 1) limit.take(somebody);
    expect(writes).toHaveLength(10);
  });

  test.each([-1, 1])('keeps nobody waiting after the clock has jumped by years (%i)', async (direction) => {
    const [store] = await open(1);
    let now = noon;
    const server = aServer(store, () => now);
    expect(await passedOf([server], 200)).toBe(100);
    now += direction * 5 * 365 * 24 * 60 * 60 * 1000;
    expect(await passedOf([server], 200)).toBe(100);
    expect(await passedOf([aServer(store, () => now)], 200)).toBeLessThanOrEqual(5);
  });
});

test('a limit goes on counting here while the store cannot be reached', async () => {
  const limit = sharedLimit('changes', rate, brokenStore, () => noon);
  const waits = Array.from({ length: 150 }, () => limit.take(somebody));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(100);
});
