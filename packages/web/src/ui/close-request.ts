import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** Hears of the system's own way to close what lies over a page; not in every browser. */
    readonly CloseWatcher?: new () => EventTarget & { readonly destroy: () => void };
  }
}

/**
 * Closes what lies over the page when the system asks for it, as Back does on Android, which would leave the screen
 * instead. What was opened last closes first. Escape arrives here only where nothing on the page took the key. What stays
 * open, because a question was answered with staying, is asked again the next time.
 */
export const useCloseRequest = (open: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!open || CloseWatcher === undefined) return undefined;
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
