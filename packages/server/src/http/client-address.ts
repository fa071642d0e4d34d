import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP, isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { Settings } from '../config/settings.ts';

/** Whether an address is this machine's own, by which local processes and local proxies ask. */
export const isLoopback = (address: string): boolean =>
  address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';

/** Headers by which proxies say that they are some. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'];

/** Whether a proxy says that it has forwarded a request. */
export const hasProxyHeaders = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  proxyHeaders.some((name) => headers[name] !== undefined);

/** Whether a request that comes from this machine was forwarded by a proxy on it. Many proxies speak HTTP/1.0 unless told otherwise. */
export const isForwarded = (request: IncomingMessage): boolean =>
  hasProxyHeaders(request) || request.httpVersion === '1.0' || !isLoopbackName(request.headers.host ?? '');

const isLoopbackName = (host: string): boolean =>
  /^(localhost|127\.[0-9.]+|\[::1\]|\[::ffff:127\.[0-9.]+\])?(:[0-9]+)?$/i.test(host);

/** Finds the address of a client: the farthest one that is an address, of those that trusted proxies name. */
export const addressReader = (
  trustProxy: Settings['trustProxy'],
): ((request: IncomingMessage) => string | undefined) => {
  if (trustProxy === false) return peerAddress;
  const trust =
    typeof trustProxy === 'number'
      ? (_address: string, hop: number) => hop < trustProxy
      : proxyAddr.compile(trustProxy.split(',').map((part) => part.trim()));
  return (request) =>
    proxyAddr
      .all(request, trust)
      .map(withoutPort)
      .findLast((address) => isIP(address) > 0);
};

/** The address of the connection itself. */
const peerAddress = ({ socket: { remoteAddress = '' } }: IncomingMessage): string | undefined =>
  isIP(remoteAddress) > 0 ? remoteAddress : undefined;

/** Some gateways add a port to an address. The address of a client that has left is undefined, whatever the types say. */
const withoutPort = (address: string | undefined): string =>
  address?.replace(/^\[(.*)\](?::[0-9]+)?$/, '$1').replace(/^([0-9.]+):[0-9]+$/, '$1') ?? '';

/** Whether a list of networks includes an address. */
export const includesAddress = (list: BlockList | undefined, address: string): boolean =>
  list?.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') === true;
