import { Pool, types } from 'pg';

/** How long a call waits for a connection, in milliseconds; then the store counts as unavailable. */
const PATIENCE = 3000;

/**
 * Connections to a PostgreSQL database. Nothing waits for ever: not for a connection, a row that another process holds,
 * or an answer; and a process that vanishes within a change lets go of its rows soon.
 */
export const openPool = (url: string, connections: number): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: 'ramka',
    connectionTimeoutMillis: PATIENCE,
    lock_timeout: 5000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    pipeline: true,
    types: {
      getTypeParser: (oid, format) =>
        oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format ?? 'text'),
    },
  });
  // A connection that breaks is told by the query on it, or replaced when the next call needs one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
