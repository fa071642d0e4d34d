import { createStore } from './store.ts';

/** A message about what happened. */
export type Snackbar = {
  /** Counts up; one message, one key. */
  readonly key: number;
  readonly kind: 'success' | 'error' | 'notice' | 'loss';
  readonly text: string;
  /** What can be done about it, such as undoing it. */
  readonly action?: { readonly label: string; readonly perform: () => void } | undefined;
  /** Milliseconds until it goes by itself; 0: never (docs/specification.md#s9-17). */
  readonly timeout: number;
};

const shown = createStore<readonly Snackbar[]>([]);
const recent = createStore<readonly Snackbar[]>([]);
let nextKey = 1;

/** So many messages are kept after they have gone. */
const REMEMBERED = 12;

/** The same message, whose action can be taken once wherever it is offered. */
const actingOnce = (snackbar: Snackbar): Snackbar => {
  const { key, action } = snackbar;
  if (action === undefined) return snackbar;
  const perform = (): void => {
    recent.set(recent.get().map((each) => (each.key === key ? { ...each, action: undefined } : each)));
    action.perform();
  };
  return { ...snackbar, action: { ...action, perform } };
};

const show = (told: Omit<Snackbar, 'key'>): number => {
  const key = nextKey++;
  const snackbar = actingOnce({ ...told, key });
  // A notice stays until it is answered, and need not be told once more (docs/readings.md#r26).
  if (told.kind !== 'notice') recent.set([snackbar, ...recent.get()].slice(0, REMEMBERED));
  shown.set([...shown.get().filter(({ kind }) => kind !== snackbar.kind), snackbar]);
  return key;
};

const close = (key: number): void => shown.set(shown.get().filter((snackbar) => snackbar.key !== key));

/** The messages of the page: at most one of each kind at a time (docs/specification.md#s4-27). */
export const snackbars = {
  /** Goes after 3000 ms or on Close. */
  success: (text: string, action?: Snackbar['action']): void => {
    show({ kind: 'success', text, action, timeout: 3000 });
  },
  /** Goes after 3000 ms or on Close. */
  error: (text: string): void => {
    show({ kind: 'error', text, timeout: 3000 });
  },
  /** Something that a choice took along: stays until it is closed or taken back, or until the next action starts. */
  loss: (text: string, action: Snackbar['action']): void => {
    show({ kind: 'loss', text, action, timeout: 0 });
  },
  /** Stays until closed or answered; answers how to take it back. */
  notice: (text: string, action?: Snackbar['action']): (() => void) => {
    const key = show({ kind: 'notice', text, action, timeout: 0 });
    return () => close(key);
  },
  /** All but notices go when the next action starts. */
  clear: (): void => {
    if (shown.get().some(({ kind }) => kind !== 'notice')) {
      shown.set(shown.get().filter(({ kind }) => kind === 'notice'));
    }
  },
  close,
  shown: shown.get,
  subscribe: shown.subscribe,
  /** What was told, also of what has gone, the last first: what it says can still be done (docs/readings.md#r26). */
  recent: { get: recent.get, subscribe: recent.subscribe },
  /** Forgets what was told: it was about another project. */
  forget: (): void => recent.set([]),
};
