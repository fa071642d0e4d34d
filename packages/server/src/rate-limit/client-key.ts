import { createHash } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    /** The network that the caller is in, as limits count. */
    network: string;
    /** Whether this machine itself asks, through no proxy that is believed: operators, health checks. */
    fromOwnMachine: boolean;
  }
}

/** Gives every request its `network`; one whose caller has left before it could be read is dropped. */
export const addRequestNetwork = (app: FastifyInstance): void => {
  app.decorateRequest('network', '');
  app.decorateRequest('fromOwnMachine', false);
  app.addHook('onRequest', (request, reply, done) => {
    const address = addressOf(request);
    if (address === undefined) {
      reply.hijack();
      return;
    }
    request.network = networkOf(address);
    request.fromOwnMachine = (request.ips?.length ?? 1) === 1 && ownAddresses.has(address);
    done();
  });
};

/** This machine itself, and a proxy on it that `TRUST_PROXY` does not name. */
export const ownAddresses: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** The farthest address that is one, of those that believed proxies tell of; undefined: the caller has left. */
const addressOf = ({ ip, ips }: FastifyRequest): string | undefined =>
  (ips ?? [ip]).map(withoutPort).findLast((address) => isIP(address) > 0);

/** Some gateways tell of a port as well. Who has left has no address, whatever the types say. */
const withoutPort = (address: string | undefined): string =>
  address?.replace(/^\[(.*)\](?::[0-9]+)?$/, '$1').replace(/^([0-9.]+):[0-9]+$/, '$1') ?? '';

/** The network that limits count instead of an address: the /56 of an IPv6 address, all of which one visitor may have. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:([0-9.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const front = groupsOf(head);
  const back = groupsOf(tail);
  const groups = [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  const [first, second, third, fourth = '0'] = groups.map((group) => group.padStart(4, '0'));
  return [first, second, third, fourth.slice(0, 2)].join(':');
};

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** A network as the store knows it: a hash that does not tell the address. */
export const networkHash = (network: string): string =>
  createHash('sha256').update(network).digest('base64url').slice(0, 22);
