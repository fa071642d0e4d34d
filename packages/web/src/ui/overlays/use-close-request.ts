import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** Hears of the system's own way to close what lies over a page; not in every browser. */
    readonly CloseWatcher?: new () => EventTarget & { readonly destroy: () => void };
  }
}

/**
 * Closes what lies over the page, or ends what is under way there, the last first, when the system asks for it: by Back
 * on Android, which would leave the screen instead. Escape arrives here only where nothing on the page took the key.
 */
export const useCloseRequest = (open: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || window.CloseWatcher === undefined) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [open]);
};
