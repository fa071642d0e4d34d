import { LRUCache } from 'lru-cache';
import type { Store } from '../../store/store.ts';
import { acquaintanceOf, recordAcquaintances } from './acquaintance.store.ts';
import { visitorOf } from '../visitor-of.ts';

/** Who has been in which project: visitors by their addresses. */
export type Acquaintances = {
  /** As far as this server knows by itself. */
  readonly has: (address: string, projectId: string) => boolean;
  readonly add: (address: string, projectId: string) => void;
};

/** Half a day: before the store forgets, it is told again. */
const TOLD_AGAIN = 12 * 60 * 60 * 1000;

/** Remembers visitors in this process and tells the store of new ones, many at once; nobody waits for that. */
export const acquaintances = (store: Store): Acquaintances => {
  const known = new LRUCache<string, true>({ max: 100_000, ttl: TOLD_AGAIN });
  let untold = new Set<string>();
  let telling = false;

  const tell = async (): Promise<void> => {
    telling = true;
    while (untold.size > 0) {
      const names = [...untold];
      untold = new Set();
      // Where the store takes no changes, other servers take them for strangers, who mostly get in as well.
      await store.write(() => recordAcquaintances(names, Date.now())).catch(() => null);
    }
    telling = false;
  };

  return {
    has: (address, projectId) => known.has(keyOf(address, projectId)),
    add: (address, projectId) => {
      known.set(keyOf(address, projectId), true);
      untold.add(acquaintanceOf({ visitor: visitorOf(address), projectId }));
      if (!telling) void tell();
    },
  };
};

const keyOf = (address: string, projectId: string): string => `${address} ${projectId}`;
