import { onlineManager } from '@tanstack/react-query';
import { createStore } from './store.ts';

/** When what is shown of the project was kept on this device; null while it is what the server has. */
export const shownSince = createStore<Date | null>(null);

/** Whether a service worker answers for this page. Browsers have none where the connection is not safe. */
export const hasServiceWorker = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Milliseconds that a sign of the server may take. */
const PROBE_TIMEOUT = 5000;

/** Whether the server answers: it says everything in JSON, what stands on the way to it has pages of its own. */
const hasAnswered = async (): Promise<boolean> => {
  try {
    const { headers } = await fetch('/api/app-data', {
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
 * Asks the server for a sign, after something that nobody answered: whether there is a connection hangs on it, whatever the
 * browser believes (docs/decisions/0118-the-service-worker-asks-the-network-first.md).
 */
export const probeConnection = async (): Promise<void> => {
  question ??= hasAnswered().finally(() => {
    question = undefined;
  });
  const before = onlineManager.isOnline();
  const answered = await question;
  // What the browser has said meanwhile is newer.
  if (onlineManager.isOnline() === before) onlineManager.setOnline(answered);
};

/** Milliseconds after which the server is asked for a sign again while there is no connection. */
const PROBE_INTERVAL = 5000;

/** Asks for as long as there is no connection whether it is back: browsers do not always say. Answers how to have it end. */
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

/** Does something as soon as there is a connection: at once where there is one. */
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
