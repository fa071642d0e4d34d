import { createStore } from './store.ts';

/** A message about what happened. */
export type Snackbar = {
  /** Counts up; one message, one key. */
  readonly key: number;
  readonly kind: 'success' | 'error' | 'notice';
  readonly text: string;
  /** What can be done about it, such as undoing it. */
  readonly action?: { readonly label: string; readonly perform: () => void } | undefined;
  /** Milliseconds until it goes by itself; 0: never (docs/specification.md#s9-17). */
  readonly timeout: number;
};

const shown = createStore<readonly Snackbar[]>([]);
let nextKey = 1;

const show = (snackbar: Omit<Snackbar, 'key'>): number => {
  const key = nextKey++;
  shown.set([...shown.get().filter(({ kind }) => kind !== snackbar.kind), { ...snackbar, key }]);
  return key;
};

const close = (key: number): void => shown.set(shown.get().filter((snackbar) => snackbar.key !== key));

/** The messages of the page: at most one success, one error and one notice at a time (docs/specification.md#s4-27). */
export const snackbars = {
  /** Goes after 3000 ms or on Close. */
  success: (text: string, action?: Snackbar['action']): void => {
    show({ kind: 'success', text, action, timeout: 3000 });
  },
  /** Goes after 3000 ms or on Close. */
  error: (text: string): void => {
    show({ kind: 'error', text, timeout: 3000 });
  },
  /** Stays until closed or answered; answers how to take it back. */
  notice: (text: string, action?: Snackbar['action']): (() => void) => {
    const key = show({ kind: 'notice', text, action, timeout: 0 });
    return () => close(key);
  },
  /** Success and error messages go when the next action starts. */
  clear: (): void => {
    if (shown.get().some(({ timeout }) => timeout > 0)) {
      shown.set(shown.get().filter(({ timeout }) => timeout === 0));
    }
  },
  close,
  shown: shown.get,
  subscribe: shown.subscribe,
};
