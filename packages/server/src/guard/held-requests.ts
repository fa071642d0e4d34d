import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ApiProblem } from '../http/problems.ts';
import type { Metrics } from '../metrics.ts';
import { networkOf, ownAddresses } from './networks.ts';

/** Requests of one network that may be under way at once, slow bodies and slow readers included: an office of fifty opens it. */
const MOST_OF_A_NETWORK = 300;

/** Turns a network away (429) that holds very many requests at once: each takes memory, however little it costs to hold it. */
export const limitHeldRequests = (
  app: FastifyInstance,
  { turnedAway }: Pick<Metrics, 'turnedAway'>,
  most = MOST_OF_A_NETWORK,
): void => {
  const held = counts();
  app.addHook('onRequest', (request, reply, done) => {
    if (request.fromOwnMachine) {
      done();
      return;
    }
    const { network } = request;
    reply.raw.once('close', () => held.lower(network));
    if (held.raise(network) <= most) {
      done();
      return;
    }
    turnedAway.inc({ reason: 'held' });
    void reply.header('retry-after', 1);
    done(new ApiProblem('too-many-requests'));
  });
};

/** Connections that one network may hold, idle ones included. */
const MOST_CONNECTIONS = 1000;

/** Closes what one network connects beyond that, where no proxy stands in front and all connections are its own. */
export const limitConnections = (app: FastifyInstance, most = MOST_CONNECTIONS): void => {
  const held = counts();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (ownAddresses.has(address)) return;
    const network = networkOf(address);
    socket.once('close', () => held.lower(network));
    if (held.raise(network) > most) socket.destroy();
  });
};

/** How many of something each network has. */
const counts = () => {
  const byNetwork = new Map<string, number>();
  return {
    /** Counts one more; answers how many there are now. */
    raise: (network: string): number => {
      const count = (byNetwork.get(network) ?? 0) + 1;
      byNetwork.set(network, count);
      return count;
    },
    lower: (network: string): void => {
      const count = (byNetwork.get(network) ?? 1) - 1;
      if (count === 0) byNetwork.delete(network);
      else byNetwork.set(network, count);
    },
  };
};
