import { useRouterState } from '@tanstack/react-router';
import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { requestsInFlight } from '../api/call.ts';
import styles from './busy-bar.module.css';

/** A thin line at the top of the window while requests are in flight. Short requests do not show it. */
export const BusyBar = (): ReactElement => {
  const calls = useSyncExternalStore(subscribe, requestsInFlight.get);
  const moving = useRouterState({ select: (state) => state.isLoading });
  const shown = useDebouncedBusy(calls > 0 || moving);
  return <div className={styles['bar']} data-busy={shown ? '' : undefined} aria-hidden />;
};

/** Listens for requests. One may be sent while React renders a component, and no other may be updated then. */
const subscribe = (listener: () => void): (() => void) => requestsInFlight.subscribe(() => queueMicrotask(listener));

/** Returns whether the indicator is visible; see `debounceBusy`. */
const useDebouncedBusy = (busy: boolean): boolean => {
  const [shown, setShown] = useState(false);
  const [setBusy] = useState(() => debounceBusy(setShown));
  useEffect(() => setBusy(busy), [setBusy, busy]);
  return shown;
};

/** Milliseconds before the indicator appears, so that short requests do not show it. */
const SHOWN_AFTER = 250;

/** Minimum duration of the indicator in milliseconds, so that it does not flash. */
const SHOWN_FOR = 400;

/**
 * Debounces a busy indicator. Call the returned function with true when work starts and with false when it ends.
 * `onShown` is called when the indicator appears or disappears. A short pause between two requests does not hide it.
 */
export const debounceBusy = (onShown: (shown: boolean) => void): ((busy: boolean) => void) => {
  let busy = false;
  let shown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (next: boolean): void => {
    shown = next;
    timer = next ? setTimeout(settle, SHOWN_FOR) : undefined;
    onShown(next);
  };
  const settle = (): void => {
    timer = undefined;
    if (!busy) {
      show(false);
    }
  };
  return (next) => {
    busy = next;
    if (busy && !shown) {
      timer ??= setTimeout(() => show(true), SHOWN_AFTER);
    } else if (!busy && !shown) {
      clearTimeout(timer);
      timer = undefined;
    } else if (!busy && timer === undefined) {
      show(false);
    }
  };
};
