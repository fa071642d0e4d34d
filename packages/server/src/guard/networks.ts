import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

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
export const networkHash = (address: string): string =>
  createHash('sha256').update(networkOf(address)).digest('base64url').slice(0, 22);
