/** A value that changes outside of React; components draw it by `useSyncExternalStore(store.subscribe, store.get)`. */
export type Store<Value> = {
  readonly get: () => Value;
  /** Whoever subscribed is told, unless it is the same value. */
  readonly set: (value: Value) => void;
  /** Answers how to leave. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** A store that holds a value. */
export const createStore = <Value>(start: Value): Store<Value> => {
  let value = start;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
