import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../http/client-address.ts';
import { HttpError } from '../http/errors.ts';
import type { Metrics } from '../observability/metrics.ts';
import { clientKeyOf } from './client-key.ts';

/** Concurrent requests of one client, including slow bodies and slow readers. Enough for an office of fifty people. */
const MAX_IN_FLIGHT = 300;

/** A request that may contain a project file counts as this many requests. */
const WEIGHT_OF_FILE = 50;

/** Rejects (429) clients with too many requests in flight, because each takes memory and costs little to send. */
export const limitInFlight = (
  app: FastifyInstance,
  { rejected }: Pick<Metrics, 'rejected'>,
  most = MAX_IN_FLIGHT,
): void => {
  const inFlight = counts();
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.isLimited) {
      done();
      return;
    }
    const { clientKey } = request;
    const weight = request.routeOptions.config.endpoint?.bodyLimit === undefined ? 1 : WEIGHT_OF_FILE;
    reply.raw.once('close', () => inFlight.lower(clientKey, weight));
    if (inFlight.raise(clientKey, weight) <= most) {
      done();
      return;
    }
    rejected.inc({ reason: 'held' });
    void reply.header('retry-after', 1);
    done(new HttpError('too-many-requests'));
  });
};

/** Connections of one client, including idle ones. */
const MAX_CONNECTIONS = 1000;

/** Closes connections of a client beyond the limit. Loopback is exempt, because it may be a proxy. */
export const limitConnections = (app: FastifyInstance, limit = MAX_CONNECTIONS): void => {
  const open = counts();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (address === '' || isLoopback(address)) return;
    const client = clientKeyOf(address);
    socket.once('close', () => open.lower(client));
    if (open.raise(client) > limit) socket.destroy();
  });
};

/** Counters by client. */
const counts = () => {
  const byClient = new Map<string, number>();
  return {
    /** Adds to a client's count and returns the sum. */
    raise: (client: string, weight = 1): number => {
      const count = (byClient.get(client) ?? 0) + weight;
      byClient.set(client, count);
      return count;
    },
    lower: (client: string, weight = 1): void => {
      const count = (byClient.get(client) ?? weight) - weight;
      if (count === 0) byClient.delete(client);
      else byClient.set(client, count);
    },
  };
};
