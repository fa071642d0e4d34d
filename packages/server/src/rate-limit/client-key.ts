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
    /** What limits count the request for: an IPv4 address, or the /56 of an IPv6 address. */
    clientKey: string;
    /** Whether a process on this machine asks, and not a proxy on it for somebody else. */
    isLocal: boolean;
    /** Whether rate and concurrency limits apply. */
    isLimited: boolean;
  }
}

/** Reads which client a request comes from, before the framework has seen it, too. */
export type ClientKeys = {
  /** Undefined where the client has left before its address could be read. */
  readonly keyOf: (request: IncomingMessage) => string | undefined;
  readonly isLimited: (request: IncomingMessage) => boolean;
};

/** How an address of a client is found. */
type ClientSettings = Pick<Settings, 'trustProxy'> & Partial<Pick<Settings, 'unlimitedFrom'>>;

/** Addresses that are asked by the machine itself, for which no limit applies. */
const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Gives every request its `clientKey`. Warns once where a proxy on this machine forwards requests that it does not name, or is not trusted to
 * name, the clients of: all of them count as one client then.
 */
export const addClientKey = (app: FastifyInstance, settings: ClientSettings): ClientKeys => {
  const addressOf = addressReader(settings.trustProxy);
  const isUnlimited = (address: string): boolean => includesAddress(settings.unlimitedFrom, address);
  let warned = false;
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
    if (!warned && isPeerLocal && !request.isLocal && isLoopback(address)) {
      warned = true;
      request.log.warn(settings.trustProxy === false ? proxyNotTrusted : proxyNamesNobody);
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

const proxyNotTrusted =
  'a proxy on this machine forwards requests, but TRUST_PROXY is off: all visitors count as one client, and one of them can use up ' +
  'the limits of all. Set TRUST_PROXY=loopback, and have the proxy send X-Forwarded-For (docs/operations.md)';
const proxyNamesNobody =
  'a proxy on this machine forwards requests without X-Forwarded-For: all visitors count as one client, and one of them can use up ' +
  'the limits of all. Have the proxy send X-Forwarded-For (docs/operations.md)';

/** What limits count instead of an address: the /56 of an IPv6 address, all of which one client may have. */
export const clientKeyOf = (address: string): string => {
  if (isIPv4(address)) return address;
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  const [first, second, third, fourth = '0'] = parsed.parts.map((part) => part.toString(16).padStart(4, '0'));
  return [first, second, third, fourth.slice(0, 2)].join(':');
};

/** A client as the store knows it: a hash that does not tell the address. */
export const clientKeyHash = (clientKey: string): string =>
  createHash('sha256').update(clientKey).digest('base64url').slice(0, 22);
