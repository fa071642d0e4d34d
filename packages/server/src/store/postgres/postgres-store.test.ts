import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { loadProject } from '../../project/projects.store.ts';
import { newDatabase } from '../../testing/engines.ts';
import { rowsOf } from '../operation.ts';
import { type Store, StoreUnavailable } from '../store.ts';
import { rawQuery } from '../tables.ts';
import { withLibpqModes } from '../../config/ssl-modes.ts';
import { openPostgresStore, retryConflicts } from './postgres-store.ts';
import { ConflictingChange } from './transaction.ts';

/** A function that fails with a number of conflicts before it succeeds. */
const meeting = (conflicts: number) => {
  let left = conflicts;
  return async (): Promise<string> => {
    left -= 1;
    if (left >= 0) throw new ConflictingChange('could not serialize access');
    return 'done';
  };
};

test('a change is retried until it meets no conflict', async () => {
  expect(await retryConflicts(meeting(2))).toBe('done');
});

test('a change that conflicts on every attempt fails with a request to try again later', async () => {
  await expect(retryConflicts(meeting(Infinity))).rejects.toThrow(StoreUnavailable);
});

test('other errors are not changed', async () => {
  const failure = new Error('a fault of this program');
  await expect(retryConflicts(() => Promise.reject(failure))).rejects.toBe(failure);
});

/** The names of the startup parameters that a client sends. */
const startupParameters = async (connect: (url: string) => Promise<unknown>): Promise<readonly string[]> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const connecting = connect(`postgres://ramka@127.0.0.1:${address.port}/ramka`).catch(() => undefined);
  const [socket]: Socket[] = await once(server, 'connection');
  const [packet]: Buffer[] = socket === undefined ? [] : await once(socket, 'data');
  socket?.destroy();
  server.close();
  await connecting;
  // Length and protocol version, then alternating names and values, each terminated by a zero byte.
  const words = packet?.subarray(8).toString().split('\0') ?? [];
  return words.filter((word, index) => index % 2 === 0 && word !== '');
};

const select = (store: Store, text: string) => store.read(() => rowsOf(rawQuery(sql.raw(text))));

describe('a pooler such as PgBouncer', () => {
  test('receives no startup parameters that it would reject', async () => {
    const parameters = await startupParameters((url) => openPostgresStore(url));
    const accepted = new Set(['user', 'database', 'application_name', 'client_encoding']);
    expect(parameters.filter((name) => !accepted.has(name))).toEqual([]);
    expect(parameters).toContain('user');
  });

  test('receives the time limits after connecting', async () => {
    const store = await openPostgresStore(await newDatabase('migrated'));
    const limits = `SELECT current_setting('statement_timeout') AS "statement", current_setting('lock_timeout') AS "lock", current_setting('idle_in_transaction_session_timeout') AS "idle"`;
    expect(await select(store, limits)).toEqual([{ statement: '10s', lock: '5s', idle: '10s' }]);
    await store.close();
  });

  test.each([true, false])('receives named statements only if they are enabled: %j', async (preparedStatements) => {
    const store = await openPostgresStore(await newDatabase('migrated'), { connections: 1, preparedStatements });
    await store.read(() => loadProject('aaaaaaaa'));
    const named = await select(store, 'SELECT "name" FROM pg_prepared_statements');
    expect(named.length > 0).toBe(preparedStatements);
    await store.close();
  });
});

test.each([
  ['disable', ''],
  ['require', '&uselibpqcompat=true'],
  ['verify-ca', '&uselibpqcompat=true'],
  ['verify-full', ''],
  ['no-verify', ''],
])('sslmode=%s has the meaning of libpq', (mode, added) => {
  const url = `postgres://ramka:a%2Fb@db.example/ramka?sslmode=${mode}`;
  expect(withLibpqModes(url)).toBe(url + added);
});
