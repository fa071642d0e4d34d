import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Settings } from '../config/settings.ts';
import { addressReader, includesAddress, isForwarded, isLoopback } from '../http/client-address.ts';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    /** The unit that rate limits count: an IPv4 address, or the /56 prefix of an IPv6 address. */
    clientKey: string;
    /** Whether the request comes from a process on this machine, without a proxy in between. */
    isLocal: boolean;
    /** Whether rate and concurrency limits apply. */
    isLimited: boolean;
  }
}

/** Reads the client of a request, also before Fastify has seen it. */
export type ClientKeys = {
  /** Undefined if the client has disconnected. */
  readonly keyOf: (request: IncomingMessage) => string | undefined;
  readonly isLimited: (request: IncomingMessage) => boolean;
};

type ClientSettings = Pick<Settings, 'trustProxy'> & Partial<Pick<Settings, 'unlimitedFrom'>>;

/** Paths of health checks, for which no limit applies to local requests. */
const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Sets the `clientKey` of every request. Logs a warning, once, if a proxy on this machine forwards requests without
 * client addresses or is not trusted: all its visitors then count as one client.
 */
export const addClientKey = (app: FastifyInstance, settings: ClientSettings): ClientKeys => {
  const addressOf = addressReader(settings.trustProxy);
  const isUnlimited = (address: string): boolean => includesAddress(settings.unlimitedFrom, address);
  const warned = new Set<string>();
  app.decorateRequest('clientKey', '');
  app.decorateRequest('isLocal', false);
  app.decorateRequest('isLimited', true);
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const address = addressOf(raw);
    if (address === undefined) {
      reply.hijack();
      return;
    }
    const isPeerLocal = isLoopback(raw.socket.remoteAddress ?? '');
    request.clientKey = clientKeyOf(address);
    request.isLocal = isPeerLocal && !isForwarded(raw);
    const isHealthCheck = request.isLocal && healthPaths.has(request.routeOptions.url ?? '');
    request.isLimited = !isHealthCheck && !isUnlimited(address);
    if (isPeerLocal && !request.isLocal && isLoopback(address)) {
      const warning = proxyWarning(settings.trustProxy, raw);
      if (!warned.has(warning)) request.log.warn(warning);
      warned.add(warning);
    }
    done();
  });
  return {
    keyOf: (request) => {
      const address = addressOf(request);
      return address === undefined ? undefined : clientKeyOf(address);
    },
    isLimited: (request) => !isUnlimited(addressOf(request) ?? ''),
  };
};

const proxyWarning = (trustProxy: Settings['trustProxy'], { headers }: IncomingMessage): string => {
  if (trustProxy === false) return proxyNotTrusted;
  return headers['x-forwarded-for'] === undefined ? proxyNamesNobody : proxyNamesThisMachine;
};

const proxyNotTrusted =
  'a proxy on this machine forwards requests, but TRUST_PROXY is off: all visitors count as one client, and one of them can use up ' +
  'the limits of all. Set TRUST_PROXY=loopback, and have the proxy send X-Forwarded-For (docs/operations.md)';
const proxyNamesNobody =
  'a proxy on this machine forwards requests without X-Forwarded-For: all visitors count as one client, and one of them can use up ' +
  'the limits of all. Have the proxy send X-Forwarded-For (docs/operations.md)';
const proxyNamesThisMachine =
  'a proxy on this machine names this machine as the client of a request. Ignore this after a test on this machine; otherwise a ' +
  'further proxy hides its visitors, who all count as one client: have it send their addresses as well (docs/operations.md)';

/** The unit that limits count: an IPv4 address, or the /56 prefix of an IPv6 address, which one client may own. */
export const clientKeyOf = (address: string): string => {
  if (isIPv4(address)) return address;
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  const [first, second, third, fourth = '0'] = parsed.parts.map((part) => part.toString(16).padStart(4, '0'));
  return [first, second, third, fourth.slice(0, 2)].join(':');
};

/** The hash of a client key for the store, which must not contain addresses. */
export const clientKeyHash = (clientKey: string): string =>
  createHash('sha256').update(clientKey).digest('base64url').slice(0, 22);
