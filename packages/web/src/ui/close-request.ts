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
export const useCloseRequest = (open: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose);
  // Before it is painted: who closes it at once closes it, and not what lies below.
  useLayoutEffect(() => {
    const { CloseWatcher } = window;
    if (!open) return undefined;
    if (CloseWatcher === undefined) {
      const request = (): void => close();
      overPage.push(request);
      return () => void overPage.splice(overPage.indexOf(request), 1);
    }
    // One that has heard of a request hears of no other.
    const watch = (): void => {
      watcher = new CloseWatcher();
      watcher.addEventListener('close', () => {
        watch();
        close();
      });
    };
    let watcher: InstanceType<typeof CloseWatcher> | undefined;
    watch();
    return () => watcher?.destroy();
  }, [open]);
};

/** What lies over the page, the topmost last, where the browser does not keep it. */
const overPage: (() => void)[] = [];

/** Asks what lies topmost over the page to close; false where nothing does, or the browser asks by itself. */
export const closeTopmost = (): boolean => {
  const request = overPage.at(-1);
  request?.();
  return request !== undefined;
};
