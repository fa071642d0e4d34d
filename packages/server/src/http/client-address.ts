import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP, isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { Settings } from '../config/settings.ts';

/** Whether an address is a loopback address, which local processes and local proxies use. */
export const isLoopback = (address: string): boolean =>
  address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';

/** Headers that identify a request as forwarded by a proxy. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'];

export const hasProxyHeaders = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  proxyHeaders.some((name) => headers[name] !== undefined);

/** Whether a request from this machine was forwarded by a local proxy. Many proxies use HTTP/1.0 by default. */
export const isForwarded = (request: IncomingMessage): boolean =>
  hasProxyHeaders(request) || request.httpVersion === '1.0' || !isLoopbackName(request.headers.host ?? '');

const isLoopbackName = (host: string): boolean =>
  /^(localhost|127\.[0-9.]+|\[::1\]|\[::ffff:127\.[0-9.]+\])?(:[0-9]+)?$/i.test(host);

/**
 * Creates a function that finds the client's IP address: the first untrusted entry of `X-Forwarded-For`. It returns
 * undefined if the client has disconnected.
 */
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

/** The address of the TCP peer. */
const peerAddress = ({ socket: { remoteAddress = '' } }: IncomingMessage): string | undefined =>
  isIP(remoteAddress) > 0 ? remoteAddress : undefined;

/** Removes the port that some gateways append. The address is undefined after a disconnect, contrary to its type. */
const withoutPort = (address: string | undefined): string =>
  address?.replace(/^\[(.*)\](?::[0-9]+)?$/, '$1').replace(/^([0-9.]+):[0-9]+$/, '$1') ?? '';

export const includesAddress = (list: BlockList | undefined, address: string): boolean =>
  list?.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') === true;
