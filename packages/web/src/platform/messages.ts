import { createStore } from './store.ts';

/** A button of a message, such as "Undo". */
export type SnackbarAction = {
  readonly label: string;
  readonly perform: () => void;
  /** Takes its place after the next change of the project, which makes the action impossible. */
  readonly afterNextChange?: SnackbarAction | undefined;
};

/** A message to the visitor. */
export type Snackbar = {
  /** Unique, in ascending order. */
  readonly key: number;
  readonly kind: 'success' | 'error' | 'notice' | 'loss';
  readonly text: string;
  /** A further fact, on a line of its own. */
  readonly note?: string | undefined;
  readonly action?: SnackbarAction | undefined;
  /** Milliseconds until it closes by itself; 0 for never (docs/specification.md#s9-17). */
  readonly timeout: number;
};

const shown = createStore<readonly Snackbar[]>([]);
const recent = createStore<readonly Snackbar[]>([]);
let nextKey = 1;

/** Number of messages in the list of recent messages. */
const REMEMBERED = 12;

/**
 * Returns a message whose action can be performed only once, in the message itself or in the list of recent messages.
 */
const actingOnce = (snackbar: Snackbar): Snackbar => {
  const { key, action } = snackbar;
  if (action === undefined) return snackbar;
  const perform = (): void => {
    recent.set(recent.get().map((each) => (each.key === key ? { ...each, action: undefined } : each)));
    action.perform();
  };
  return { ...snackbar, action: { ...action, perform } };
};

const show = (message: Omit<Snackbar, 'key'>): number => {
  const key = nextKey++;
  const snackbar = actingOnce({ ...message, key });
  // Notices stay until they are answered, so they are not listed again (docs/readings.md#r26).
  if (message.kind !== 'notice') recent.set([snackbar, ...recent.get()].slice(0, REMEMBERED));
  shown.set([...shown.get().filter(({ kind }) => kind !== snackbar.kind), snackbar]);
  return key;
};

const close = (key: number): void => shown.set(shown.get().filter((snackbar) => snackbar.key !== key));

/** The page's messages: at most one of each kind at a time (docs/specification.md#s4-27). */
export const snackbars = {
  /** Closes after 3000 ms or by the close button. */
  success: (text: string, action?: Snackbar['action'], note?: string): void => {
    show({ kind: 'success', text, note, action, timeout: 3000 });
  },
  /** Closes after 3000 ms or by the close button. */
  error: (text: string, action?: Snackbar['action'], note?: string): void => {
    show({ kind: 'error', text, note, action, timeout: 3000 });
  },
  /** Reports what a choice removed in addition. Stays until it is closed or undone, or until the next action starts. */
  loss: (text: string, action: Snackbar['action']): void => {
    show({ kind: 'loss', text, action, timeout: 0 });
  },
  /** Stays until it is closed or answered. Returns a function that withdraws it. */
  notice: (text: string, action?: Snackbar['action']): (() => void) => {
    const key = show({ kind: 'notice', text, action, timeout: 0 });
    return () => close(key);
  },
  /** Replaces the actions that a change of the project makes impossible. Called after each change. */
  replaceOutdatedActions: (): void => {
    for (const messages of [shown, recent])
      messages.set(
        messages.get().map((each) => {
          const next = each.action?.afterNextChange;
          return next === undefined ? each : { ...each, action: next };
        }),
      );
  },
  /** Closes all messages except notices. Called when the next action starts. */
  clear: (): void => {
    if (shown.get().some(({ kind }) => kind !== 'notice')) {
      shown.set(shown.get().filter(({ kind }) => kind === 'notice'));
    }
  },
  close,
  shown: shown.get,
  subscribe: shown.subscribe,
  /** Recent messages including closed ones, latest first; their actions remain available (docs/readings.md#r26). */
  recent: { get: recent.get, subscribe: recent.subscribe },
  /** Clears the recent messages. Called when another project is opened. */
  clearRecent: (): void => recent.set([]),
};
