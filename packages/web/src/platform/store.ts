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

/** What can be drawn of a store. */
type Drawn<Value> = Pick<Store<Value>, 'get' | 'subscribe'>;

/** Follows another store at once, but for what is done `later`. */
export type Follower<Value> = Drawn<Value> & {
  /** Does something that is followed in a task of its own, before anything else is pressed: what matters more is drawn first. */
  readonly later: <Answer>(act: () => Answer) => Answer;
};

/** Follows a store. */
export const followStore = <Value>({ get, subscribe }: Drawn<Value>): Follower<Value> => {
  const listeners = new Set<() => void>();
  let held: { readonly value: Value } | undefined;
  const catchUp = (): void => {
    for (const event of presses) window.removeEventListener(event, catchUp, true);
    if (held === undefined) return;
    held = undefined;
    for (const listener of listeners) listener();
  };
  return {
    get: () => (held === undefined ? get() : held.value),
    subscribe: (listener) => {
      listeners.add(listener);
      const leave = subscribe(() => {
        if (held === undefined) listener();
      });
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    later: (act) => {
      held ??= { value: get() };
      for (const event of presses) window.addEventListener(event, catchUp, true);
      void nextTask().then(catchUp);
      return act();
    },
  };
};

/** With what visitors begin to do something. */
const presses = ['keydown', 'pointerdown'] as const;

/** Lets the page draw and answer what was pressed, before the next piece of work. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    // Later than what is due, and sooner than a timer, of which browsers make several wait.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
