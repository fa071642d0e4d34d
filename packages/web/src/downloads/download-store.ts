type Listener = () => void;

/** Downloads under way, each by a key that says what it is. */
export type DownloadStore = {
  readonly isUnderWay: (key: string) => boolean;
  /** Starts a download unless it is under way already; `run` tells about its own failures. */
  readonly start: (key: string, run: (left: AbortSignal) => Promise<void>) => Promise<void>;
  /** Aborts all of them: the visitor leaves. */
  readonly leave: () => void;
  readonly subscribe: (listener: Listener) => () => void;
};

/** A store without any download under way. */
export const createDownloadStore = (): DownloadStore => {
  const underWay = new Map<string, AbortController>();
  const listeners = new Set<Listener>();
  const tell = (): void => listeners.forEach((listener) => listener());
  const end = (key: string, left: AbortController): void => {
    if (underWay.get(key) === left) {
      underWay.delete(key);
      tell();
    }
  };
  return {
    isUnderWay: (key) => underWay.has(key),
    start: async (key, run) => {
      if (underWay.has(key)) {
        return;
      }
      const left = new AbortController();
      underWay.set(key, left);
      tell();
      await run(left.signal).finally(() => end(key, left));
    },
    leave: () => {
      const aborted = [...underWay.values()];
      underWay.clear();
      aborted.forEach((left) => left.abort());
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** The downloads of the page: they outlive the menu that started them, not the screen. */
export const downloads: DownloadStore = createDownloadStore();
