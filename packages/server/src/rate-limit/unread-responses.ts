import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/errors.ts';
import type { Metrics } from '../observability/metrics.ts';

/** Unread response bytes of one client beyond which its next requests are rejected. */
const MAX_BYTES_PER_CLIENT = 32 * 1024 * 1024;

/** Unread response bytes of all clients beyond which connections are closed. */
const MAX_BYTES = 128 * 1024 * 1024;

/** Interval of measurements, in milliseconds. */
const INTERVAL = 250;

type Open = { readonly client: string; readonly response: ServerResponse };

/**
 * Bounds the memory of responses that clients do not read. A client with too many unread bytes gets 429 until it reads.
 * Beyond the total limit, the client with the most unread bytes loses its largest responses.
 */
export const limitUnreadBytes = (
  app: FastifyInstance,
  { rejected }: Pick<Metrics, 'rejected'>,
  { ofClient, ofAll, interval } = { ofClient: MAX_BYTES_PER_CLIENT, ofAll: MAX_BYTES, interval: INTERVAL },
): void => {
  const open = new Set<Open>();
  let unread = new Map<string, number>();

  app.addHook('onRequest', (request, reply, done) => {
    const { clientKey: client } = request;
    if (request.isLimited && (unread.get(client) ?? 0) > ofClient) {
      rejected.inc({ reason: 'unread' });
      void reply.header('retry-after', 1);
      done(new HttpError('too-many-requests'));
      return;
    }
    const entry = { client, response: reply.raw };
    open.add(entry);
    reply.raw.once('close', () => open.delete(entry));
    done();
  });

  const count = (): void => {
    unread = new Map();
    let all = 0;
    for (const { client, response } of open) {
      const bytes = response.writableLength;
      if (bytes === 0) continue;
      all += bytes;
      unread.set(client, (unread.get(client) ?? 0) + bytes);
    }
    if (all > ofAll) closeLargest(all - ofAll);
  };

  /** Closes connections until `excess` bytes are released. */
  const closeLargest = (excess: number): void => {
    const bySize = [...open].toSorted(
      (one, other) =>
        (unread.get(other.client) ?? 0) - (unread.get(one.client) ?? 0) ||
        other.response.writableLength - one.response.writableLength,
    );
    let freed = 0;
    for (const { response } of bySize) {
      if (freed >= excess) return;
      freed += response.writableLength;
      rejected.inc({ reason: 'unread' });
      response.destroy();
    }
  };

  const timer = setInterval(count, interval).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
};
