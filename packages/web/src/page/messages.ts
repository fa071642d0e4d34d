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

type Listener = () => void;

let shown: readonly Snackbar[] = [];
let nextKey = 1;
const listeners = new Set<Listener>();

const change = (next: readonly Snackbar[]): void => {
  shown = next;
  for (const listener of listeners) {
    listener();
  }
};

const show = (snackbar: Omit<Snackbar, 'key'>): number => {
  const key = nextKey++;
  change([...shown.filter(({ kind }) => kind !== snackbar.kind), { ...snackbar, key }]);
  return key;
};

const close = (key: number): void => change(shown.filter((snackbar) => snackbar.key !== key));

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
    if (shown.some(({ timeout }) => timeout > 0)) {
      change(shown.filter(({ timeout }) => timeout === 0));
    }
  },
  close,
  shown: (): readonly Snackbar[] => shown,
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
