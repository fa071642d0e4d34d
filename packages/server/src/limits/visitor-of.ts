import { createHash } from 'node:crypto';
import { networkOf } from './network-of.ts';

/** Where a visitor comes from, as the store counts it: a number that does not tell the address. */
export const visitorOf = (address: string): string =>
  createHash('sha256').update(networkOf(address)).digest('base64url').slice(0, 22);
