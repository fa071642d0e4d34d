import { useRouterState } from '@tanstack/react-router';
import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { requestsInFlight } from '../api/call.ts';
import styles from './busy-bar.module.css';

/** A thin line at the top of the window while calls are under way; short ones leave no trace. */
export const BusyBar = (): ReactElement => {
  const calls = useSyncExternalStore(requestsInFlight.subscribe, requestsInFlight.get);
  const moving = useRouterState({ select: (state) => state.isLoading });
  const shown = useDebouncedBusy(calls > 0 || moving);
  return <div className={styles['bar']} data-busy={shown ? '' : undefined} aria-hidden />;
};

/** Whether the sign is to be seen now: it comes after a moment, and then stays for a moment. */
const useDebouncedBusy = (busy: boolean): boolean => {
  const [shown, setShown] = useState(false);
  const [tell] = useState(() => debounceBusy(setShown));
  useEffect(() => tell(busy), [tell, busy]);
  return shown;
};

/** Milliseconds that something must take before it shows as under way: what is quick leaves no trace. */
const SHOWN_AFTER = 250;

/** Milliseconds for which the sign stays at least, once it shows: it can be seen, not only guessed at. */
const SHOWN_FOR = 400;

/**
 * Debounces the sign that something is under way, so that it does not flicker: call what it returns when work starts and
 * ends; `onShown` says when the sign comes and goes. A pause between two calls does not take it away.
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
