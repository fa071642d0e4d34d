/**
 * Calls a listener when the page is hidden, which may be the last event: phones discard hidden tabs silently
 * (`pagehide` is fired only when a tab is closed or left). Returns a function that removes the listener.
 */
export const onPageHidden = (listener: () => void): (() => void) => onVisibility('hidden', 'pagehide', listener);

/** Calls a listener when a hidden page becomes visible again. Returns a function that removes the listener. */
export const onPageShown = (listener: () => void): (() => void) => onVisibility('visible', 'pageshow', listener);

/**
 * Calls a listener when the browser shows a page again that it had stored after leaving it (back/forward cache). The
 * page has missed messages of other tabs, and may have lost its locks. Returns a function that removes the listener.
 */
export const onPageRestored = (listener: () => void): (() => void) => {
  const follow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', follow);
  return () => window.removeEventListener('pageshow', follow);
};

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
