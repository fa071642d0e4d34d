/**
 * Calls a listener when the page is hidden, which may be the last event: phones discard hidden tabs silently
 * (`pagehide` is fired only when a tab is closed or left). Returns a function that removes the listener.
 */
export const onPageHidden = (listener: () => void): (() => void) => onVisibility('hidden', 'pagehide', listener);

/** Calls a listener when a hidden page becomes visible again. Returns a function that removes the listener. */
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
