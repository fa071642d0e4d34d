/** Maximum wait for an idle callback, in milliseconds. Without it, a busy device would never run the callback. */
const LONGEST_WAIT = 5000;

/** Resolves when the browser is idle after the screen and its pictures have loaded, or after five seconds. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    else setTimeout(resolve);
  });
