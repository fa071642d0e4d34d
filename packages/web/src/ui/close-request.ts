import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** Hears of the system's own way to close what lies over a page; not in every browser. */
    readonly CloseWatcher?: new () => EventTarget & { readonly destroy: () => void };
  }
}

/**
 * Closes what lies over the page, or ends what is under way there, the last first, when the system asks for it: by Back
 * on Android, which would leave the screen instead. Escape arrives here only where nothing on the page took the key. What
 * stays open, as after a question that was answered with staying, is asked to close again the next time.
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
