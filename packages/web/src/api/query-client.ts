import { notifyManager, onlineManager, QueryClient } from '@tanstack/react-query';
import { isKeptHere, watchConnection } from '../page/connection.ts';
import { ApiFailure } from './failure.ts';

/**
 * Whether asking again may help: nobody answered, or the server could not, for now. Without a connection nobody waits: what
 * failed says so, and is asked for again when the connection is back.
 */
const mayRetry = (failure: unknown): boolean =>
  onlineManager.isOnline() && (!(failure instanceof ApiFailure) || failure.status === 0 || failure.status === 503);

/**
 * The cache of what the server answered. It reads anew on coming back to the window: others may have changed it. It asks
 * without a connection as well: the service worker may have the answer.
 */
export const createQueryClient = (): QueryClient => {
  // A page that came from this device begins without a connection; any other has one, whatever the browser thinks.
  if (isKeptHere()) onlineManager.setOnline(navigator.onLine);
  watchConnection();
  // What is ticked stands on the screen before the browser paints: a box that follows a task later would flicker.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        staleTime: 20_000,
        retry: (count, failure) => count < 2 && mayRetry(failure),
      },
      mutations: { networkMode: 'always' },
    },
  });
};
