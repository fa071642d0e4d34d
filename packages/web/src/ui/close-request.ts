import { useEffectEvent, useLayoutEffect } from 'react';

declare global {
  interface Window {
    /** Receives close requests of the system, such as Back on Android. Not supported by every browser. */
    readonly CloseWatcher?: new () => EventTarget & { readonly destroy: () => void };
  }
}

/**
 * Calls `onClose` when the system requests to close an overlay, such as Back on Android, which would otherwise leave
 * the screen. The overlay opened last is closed first. Escape is reported only if no element handled the key. An
 * overlay that stays open after a request is asked again by the next one. Browsers without `CloseWatcher` report Back
 * as a history navigation; see `closeTopmost`.
 */
export const useDismiss = (open: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose);
  // A layout effect, so that a request directly after opening closes this overlay rather than the one below.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const request = (): void => close();
    const unwatch = watchCloseRequests(request);
    overPage.add(request);
    return () => {
      overPage.delete(request);
      unwatch?.();
    };
  }, [open]);
};

/**
 * Reports all close requests until the returned function is called. Each `CloseWatcher` reports only one, so a new one
 * is created each time. Returns undefined if the browser has none.
 */
const watchCloseRequests = (onRequest: () => void): (() => void) | undefined => {
  const { CloseWatcher } = window;
  if (CloseWatcher === undefined) return undefined;
  const watch = (): void => {
    watcher = new CloseWatcher();
    watcher.addEventListener('close', () => {
      watch();
      onRequest();
    });
  };
  let watcher: InstanceType<typeof CloseWatcher> | undefined;
  watch();
  return () => watcher?.destroy();
};

/** Close functions of the open overlays, topmost last. */
const overPage = new Set<() => void>();

/** Whether an overlay is open. It then has priority for Escape, even before it has the focus. */
export const isPageCovered = (): boolean => overPage.size > 0;

/**
 * Returns the close function of the topmost overlay; undefined if none is open. A different result than before means
 * that an overlay was opened or closed since.
 */
export const topmostRequest = (): (() => void) | undefined => [...overPage].at(-1);

/** Closes the topmost overlay; false if none is open. For browsers without `CloseWatcher`. */
export const closeTopmost = (): boolean => {
  const request = topmostRequest();
  request?.();
  return request !== undefined;
};
