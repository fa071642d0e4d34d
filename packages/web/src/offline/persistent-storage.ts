import { useEffect } from 'react';

/** Whether the page runs as an installed app in its own window. */
export const isInstalledApp = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/**
 * Whether the browser deletes stored data of sites that were not visited for seven days. Safari does, unless the page
 * is installed; all browsers on iOS are based on Safari.
 */
export const deletesAfterSevenDays = (): boolean =>
  /^(?!.*(?:Chrome|Chromium|Android)).*AppleWebKit/.test(navigator.userAgent) && !isInstalledApp();

/**
 * Requests persistent storage as soon as changes are pending, so that they are not evicted when the device runs out of
 * space. Some browsers ask the visitor.
 */
export const usePersistentStorage = (isPending: boolean): void => {
  useEffect(() => {
    // Undefined on insecure connections.
    if (isPending && 'storage' in navigator) void navigator.storage.persist().catch(() => undefined);
  }, [isPending]);
};
