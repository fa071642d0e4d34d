import { type ClientConfig, types } from 'pg';
import { withLibpqModes } from '../../config/ssl-modes.ts';

/** Milliseconds to wait for a connection before the store counts as unavailable. */
const CONNECTION_TIMEOUT = 3000;

/** The options of every connection. */
export const connectionOptions = (url: string): ClientConfig & { readonly pipeline: boolean } => ({
  connectionString: withLibpqModes(url),
  application_name: 'ramka',
  connectionTimeoutMillis: CONNECTION_TIMEOUT,
  keepAlive: true,
  pipeline: true,
  types: {
    getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format ?? 'text')),
  },
});

/** A statement that sets limits for the session, or for the transaction if `isLocal`. */
export const timeoutsOf = (limits: Readonly<Record<string, number>>, isLocal = false): string =>
  `SELECT ${Object.entries(limits)
    .map(([name, limit]) => `set_config('${name}', '${limit}', ${isLocal})`)
    .join(', ')}`;
