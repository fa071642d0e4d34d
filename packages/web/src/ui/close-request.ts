import { useEffectEvent, useLayoutEffect } from 'react';

declare global {
  interface Window {
    /** Hears of the system's own way to close what lies over a page; not in every browser. */
    readonly CloseWatcher?: new () => EventTarget & { readonly destroy: () => void };
  }
}

/**
 * Closes what lies over the page when the system asks for it, as Back does on Android, which would leave the screen
 * instead. What was opened last closes first. Escape arrives here only where nothing on the page took the key. What stays
 * open, because a question was answered with staying, is asked again the next time. A browser that has no such request
 * says by its history that somebody went back: `closeTopmost`.
 */
export const useDismiss = (open: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose);
  // Before it is painted: who closes it at once closes it, and not what lies below.
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

/** Hears of the system's requests as long as it is not told to stop: each watcher hears of one. */
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

/** What lies over the page, the topmost last. */
const overPage = new Set<() => void>();

/** Whether something lies over the page: Escape is for that, though the focus may not be in it yet. */
export const isPageCovered = (): boolean => overPage.size > 0;

/** Who closes what lies topmost over the page; another than before: something was opened since. Undefined: nothing does. */
export const topmostRequest = (): (() => void) | undefined => [...overPage].at(-1);

/** Asks what lies topmost over the page to close; false where nothing does. For browsers that do not ask by themselves. */
export const closeTopmost = (): boolean => {
  const request = topmostRequest();
  request?.();
  return request !== undefined;
};
