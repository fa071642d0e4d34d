import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../http/client-address.ts';
import { HttpError } from '../http/errors.ts';
import type { Metrics } from '../observability/metrics.ts';
import { clientKeyOf } from './client-key.ts';

/** Requests of one client in flight, slow bodies and slow readers included: an office of fifty opens it. */
const MOST_IN_FLIGHT = 300;

/** A request that may bring a file of megabytes counts for so many. */
const WEIGHT_OF_FILE = 50;

/** Rejects (429) a client that has very many requests in flight: each takes memory, however little it costs to send. */
export const limitInFlight = (
  app: FastifyInstance,
  { rejected }: Pick<Metrics, 'rejected'>,
  most = MOST_IN_FLIGHT,
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

/** Connections that one client may have open, idle ones included. */
const MOST_CONNECTIONS = 1000;

/** Closes what one client connects beyond that. A proxy on this machine may have any number, which are its visitors' together. */
export const limitConnections = (app: FastifyInstance, most = MOST_CONNECTIONS): void => {
  const open = counts();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (address === '' || isLoopback(address)) return;
    const client = clientKeyOf(address);
    socket.once('close', () => open.lower(client));
    if (open.raise(client) > most) socket.destroy();
  });
};

/** How many of something each client has. */
const counts = () => {
  const byClient = new Map<string, number>();
  return {
    /** Counts one more, or several; answers how many there are now. */
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
