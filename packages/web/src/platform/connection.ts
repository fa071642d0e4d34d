import { onlineManager } from '@tanstack/react-query';
import { publicPath } from './public-path.ts';
import { createStore } from './store.ts';

/** When the shown project data was cached on this device; null while it comes from the server. */
export const shownSince = createStore<Date | null>(null);

/**
 * Whether a service worker controls this page. Browsers provide none on insecure connections, and throw where they block
 * storage.
 */
export const hasServiceWorker = (): boolean => {
  try {
    return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  } catch {
    return false;
  }
};

/** Timeout of a probe in milliseconds. */
const PROBE_TIMEOUT = 5000;

/** Whether the server responds. Only JSON counts, because captive portals respond with HTML pages. */
const hasAnswered = async (): Promise<boolean> => {
  try {
    const { headers } = await fetch(publicPath('/api/app-data'), {
      method: 'HEAD',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      signal: AbortSignal.timeout(PROBE_TIMEOUT),
    });
    return headers.get('content-type')?.startsWith('application/json') === true;
  } catch {
    return false;
  }
};

let question: Promise<boolean> | undefined;

/**
 * Probes the server after a request without a response. The result sets the online state, regardless of
 * `navigator.onLine` (docs/decisions/0118-the-service-worker-asks-the-network-first.md).
 */
export const probeConnection = async (): Promise<void> => {
  question ??= hasAnswered().finally(() => {
    question = undefined;
  });
  const before = onlineManager.isOnline();
  const answered = await question;
  // An online or offline event during the probe is newer than its result.
  if (onlineManager.isOnline() === before) onlineManager.setOnline(answered);
};

/** Milliseconds between probes while offline. */
const PROBE_INTERVAL = 5000;

/**
 * Probes the server while offline, because browsers do not always report a restored connection. Returns a function that
 * stops it.
 */
export const watchConnection = (): (() => void) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = (online: boolean): void => {
    clearInterval(timer);
    if (!online) timer = setInterval(() => void probeConnection(), PROBE_INTERVAL);
  };
  const stop = onlineManager.subscribe(follow);
  follow(onlineManager.isOnline());
  return () => {
    stop();
    clearInterval(timer);
  };
};

/** Calls `act` as soon as the device is online; immediately if it already is. */
export const whenOnline = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
  await new Promise<void>((resolve) => {
    if (onlineManager.isOnline()) {
      resolve();
      return;
    }
    const stop = onlineManager.subscribe((online) => {
      if (online) {
        stop();
        resolve();
      }
    });
  });
  return act();
};
