import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

let reconnections = 0;

onlineManager.subscribe((online) => {
  if (online) reconnections += 1;
});

/**
 * Returns how often the connection has come back since the page was opened. A request that failed is retried when the number
 * has changed since the request was started, even if the failure is reported after the connection came back.
 */
export const useReconnections = (): number =>
  useSyncExternalStore(
    (notify) => onlineManager.subscribe(notify),
    () => reconnections,
  );
