/** A value outside of React. Components read it with `useSyncExternalStore(store.subscribe, store.get)`. */
export type Store<Value> = {
  readonly get: () => Value;
  /** Sets the value and calls the listeners, unless it is unchanged. */
  readonly set: (value: Value) => void;
  /** Returns a function that removes the listener. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Creates a store with an initial value. */
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

/** The readable part of a store. */
type ReadableStore<Value> = Pick<Store<Value>, 'get' | 'subscribe'>;

/** A copy of a store that follows immediately, except for changes made by `defer`. */
export type DeferredStore<Value> = ReadableStore<Value> & {
  /**
   * Runs a change that this copy follows in a later task, but before the next key or pointer press. Components that
   * read the original store render first.
   */
  readonly defer: <Answer>(act: () => Answer) => Answer;
};

/** Creates a deferred copy of a store. */
export const createDeferredStore = <Value>({ get, subscribe }: ReadableStore<Value>): DeferredStore<Value> => {
  const listeners = new Set<() => void>();
  let snapshot: { readonly value: Value } | undefined;
  const catchUp = (): void => {
    for (const event of presses) window.removeEventListener(event, catchUp, true);
    if (snapshot === undefined) return;
    snapshot = undefined;
    for (const listener of listeners) listener();
  };
  return {
    get: () => (snapshot === undefined ? get() : snapshot.value),
    subscribe: (listener) => {
      listeners.add(listener);
      const leave = subscribe(() => {
        if (snapshot === undefined) listener();
      });
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    defer: (act) => {
      snapshot ??= { value: get() };
      for (const event of presses) window.addEventListener(event, catchUp, true);
      void yieldToMain().then(catchUp);
      return act();
    },
  };
};

/** Events that start an interaction. */
const presses = ['keydown', 'pointerdown'] as const;

/** Resolves in a new task, so that the browser can render and handle input first. */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    // A message is delivered later than pending events but earlier than a timer, which browsers may throttle.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
