import { useEffectEvent, useLayoutEffect } from 'react';

/** Ctrl+K, or the same with Command, opens the field in which a set is typed: from wherever one is but a dialog. */
export const useTypingShortcut = (open: () => void, enabled = true): void => {
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    open();
  });
  // Before it is painted: who presses the keys as soon as the page is seen is heard.
  useLayoutEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent): void => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled]);
};

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  key.toLowerCase() === 'k' &&
  !(target instanceof Element && target.closest('[role="dialog"]') !== null);
