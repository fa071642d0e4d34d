/**
 * Calls a listener when the page may go for good: phones discard a hidden tab without another event (`pagehide` comes only where it is
 * closed or left). Returns how to stop.
 */
export const onPageHidden = (listener: () => void): (() => void) => onVisibility('hidden', 'pagehide', listener);

/** Calls a listener when a page that was hidden is back. Returns how to stop. */
export const onPageShown = (listener: () => void): (() => void) => onVisibility('visible', 'pageshow', listener);

const onVisibility = (
  state: DocumentVisibilityState,
  event: 'pagehide' | 'pageshow',
  listener: () => void,
): (() => void) => {
  const follow = (): void => {
    if (document.visibilityState === state) listener();
  };
  window.addEventListener(event, listener);
  document.addEventListener('visibilitychange', follow);
  return () => {
    window.removeEventListener(event, listener);
    document.removeEventListener('visibilitychange', follow);
  };
};
