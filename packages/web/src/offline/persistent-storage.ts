import { useEffect } from 'react';

/** Whether the page runs as an installed app, in a window of its own. */
export const isInstalledApp = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/**
 * Whether the browser deletes what a page stores once nobody has visited it for seven days: Safari does, unless the page is installed.
 * Every browser on iOS is Safari inside.
 */
export const deletesAfterSevenDays = (): boolean =>
  /^(?!.*(?:Chrome|Chromium|Android)).*AppleWebKit/.test(navigator.userAgent) && !isInstalledApp();

/**
 * Asks the browser to keep what the page has stored even if the device runs out of space, as soon as something is pending: it would be lost
 * otherwise. Some browsers ask their visitor.
 */
export const usePersistentStorage = (isPending: boolean): void => {
  useEffect(() => {
    // Missing where the connection is not safe.
    if (isPending && 'storage' in navigator) void navigator.storage.persist().catch(() => undefined);
  }, [isPending]);
};
