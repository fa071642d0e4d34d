import { storedName } from './public-path.ts';

/** Storage of texts by key; compatible with `localStorage`. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that can list its keys. */
export type ListedStorage = TextStorage & {
  readonly keys: () => readonly string[];
  /** Whether the value of a key is stored by the browser and survives closing the page. */
  readonly isLasting: (key: string) => boolean;
};

/**
 * Creates a storage that never throws. Values that the browser refuses, because the storage is full or disabled, are
 * kept in memory while the page is open. `prefix` is added to every key in the browser's storage.
 */
export const storageWithFallback = (storage: () => Storage, prefix = storedName('')): ListedStorage => {
  const own = new Map<string, string>();
  return {
    getItem: (key) => own.get(key) ?? attempt(() => storage().getItem(prefix + key)) ?? null,
    setItem: (key, text) => {
      own.set(key, text);
      attempt(() => {
        storage().setItem(prefix + key, text);
        own.delete(key);
      });
    },
    removeItem: (key) => {
      own.delete(key);
      attempt(() => storage().removeItem(prefix + key));
    },
    isLasting: (key) => !own.has(key),
    keys: () => {
      const length = attempt(() => storage().length) ?? 0;
      const browsers = Array.from({ length }, (_, index) => attempt(() => storage().key(index)) ?? undefined);
      const listed = browsers.flatMap((key) => (key?.startsWith(prefix) === true ? key.slice(prefix.length) : []));
      return [...new Set([...own.keys(), ...listed])];
    },
  };
};

const attempt = <Answer>(act: () => Answer): Answer | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/** Storage of this browser. In some browsers even reading the `localStorage` property throws. */
export const browserStorage: ListedStorage = storageWithFallback(() => localStorage);

/** Storage of this tab: it survives a reload and ends with the tab. */
export const tabStorage: ListedStorage = storageWithFallback(() => sessionStorage);

/** Key that is set if the last attempt to store a project for offline use failed for lack of space. */
export const FULL_DEVICE = 'configurator.full-device';

/** Key of the address of the shop's page from which the visit came. */
export const RETURN_ADDRESS = 'configurator.return';

/** Key of a project's queued changes. */
export const outboxKey = (projectId: string): string => `configurator.outbox.${projectId}`;
