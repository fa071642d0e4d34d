/** A storage of texts by their keys, as the browser's own. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that can also say what it holds. */
export type ListedStorage = TextStorage & {
  readonly keys: () => readonly string[];
  /** Whether the browser has taken the text of a key, and has it when the page is gone. */
  readonly isLasting: (key: string) => boolean;
};

/**
 * A storage that never fails. What the browser's own does not take, because it is full or the visitor allows none, is
 * kept for as long as the page is open.
 */
export const storageWithFallback = (storage: () => Storage): ListedStorage => {
  const own = new Map<string, string>();
  return {
    getItem: (key) => own.get(key) ?? attempt(() => storage().getItem(key)) ?? null,
    setItem: (key, text) => {
      own.set(key, text);
      attempt(() => {
        storage().setItem(key, text);
        own.delete(key);
      });
    },
    removeItem: (key) => {
      own.delete(key);
      attempt(() => storage().removeItem(key));
    },
    isLasting: (key) => !own.has(key),
    keys: () => {
      const length = attempt(() => storage().length) ?? 0;
      const browsers = Array.from({ length }, (_, index) => attempt(() => storage().key(index)) ?? undefined);
      return [...new Set([...own.keys(), ...browsers.filter((key) => key !== undefined)])];
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

/** What this browser keeps for the visitor. Some browsers throw as soon as `localStorage` is named. */
export const browserStorage: ListedStorage = storageWithFallback(() => localStorage);

/** Whether the device had no room for all that was to be kept for later when that was tried last. */
export const FULL_DEVICE = 'configurator.full-device';

/** Where the changes of a project wait that could not be sent yet. */
export const outboxKey = (projectId: string): string => `configurator.outbox.${projectId}`;
