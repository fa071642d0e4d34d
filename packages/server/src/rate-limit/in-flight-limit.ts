import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitorSemaphore } from '../async/concurrency.ts';
import { ApiProblem } from '../http/errors.ts';
import type { Metrics } from '../observability/metrics.ts';
import { networkOf, ownAddresses } from './client-key.ts';

/** Requests of one network that may be under way at once, slow bodies and slow readers included: an office of fifty opens it. */
const MOST_OF_A_NETWORK = 300;

/** For so many a request counts that may bring a file of megabytes. */
const WEIGHT_OF_FILE = 50;

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
    const weight = request.routeOptions.config.call?.bodyLimit === undefined ? 1 : WEIGHT_OF_FILE;
    reply.raw.once('close', () => held.lower(network, weight));
    if (held.raise(network, weight) <= most) {
      done();
      return;
    }
    turnedAway.inc({ reason: 'held' });
    void reply.header('retry-after', 1);
    done(new ApiProblem('too-many-requests'));
  });
};

/** Calls of one network that are at work at once; heavy ones keep the processor for tens of milliseconds each. */
const AT_WORK = 2;

/**
 * Lets the calls of a network work a few at a time, in their order: whatever one asks for, it stands between the others'
 * calls a few times only; checking what it sent is part of the work. Documents have a line of their own.
 */
export const takeTurns = (app: FastifyInstance): void => {
  const places = visitorSemaphore(AT_WORK);
  const ends = new WeakMap<FastifyRequest, () => void>();
  app.addHook('preValidation', (request, reply, done) => {
    const { call } = request.routeOptions.config;
    if (call === undefined || call.cost === 'document' || request.fromOwnMachine) {
      done();
      return;
    }
    const { promise: answered, resolve: end } = Promise.withResolvers<void>();
    ends.set(request, end);
    reply.raw.once('close', end);
    void places.run(request.network, async () => {
      done();
      await answered;
      // The others come between two calls of one network, even where nothing of them waits for anything.
      await nextTurn();
    });
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    ends.get(request)?.();
    done(null, payload);
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
    /** Counts one more, or several; answers how many there are now. */
    raise: (network: string, weight = 1): number => {
      const count = (byNetwork.get(network) ?? 0) + weight;
      byNetwork.set(network, count);
      return count;
    },
    lower: (network: string, weight = 1): void => {
      const count = (byNetwork.get(network) ?? weight) - weight;
      if (count === 0) byNetwork.delete(network);
      else byNetwork.set(network, count);
    },
  };
};
