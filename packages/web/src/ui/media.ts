import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** Whether the visitor asked for less motion: nothing then flies, scrolls or turns by itself. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the window is as a media query says, also after it has changed. */
export const useMatches = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );

/** Keeps the screen from going dark while a sheet is looked at: hands are in the wall. Browsers may refuse. */
export const useAwakeScreen = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const keepAwake = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        await lock?.release();
        lock = await navigator.wakeLock.request('screen');
        if (left) await lock.release();
      } catch {
        // A low battery, or a visitor who does not want it.
      }
    };
    void keepAwake();
    const again = (): void => void keepAwake();
    document.addEventListener('visibilitychange', again);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
};

/** How far outside of the window, or of the list that scrolls, things come. */
const nearby = { rootMargin: '600px', scrollMargin: '600px' };

let isPrinting = false;

const subscribeToPrinting = (listener: () => void): (() => void) => {
  const note = ({ type }: Event): void => {
    isPrinting = type === 'beforeprint';
    listener();
  };
  const kinds = ['beforeprint', 'afterprint'];
  for (const kind of kinds) addEventListener(kind, note);
  return () => {
    for (const kind of kinds) removeEventListener(kind, note);
  };
};

/** Whether an element has come near what is in sight, and stays so; on paper everything is. */
export const useNear = (element: RefObject<HTMLElement | null>): boolean => {
  const [near, setNear] = useState(false);
  // A store's changes are drawn at once, before the browser lays out the paper.
  const printing = useSyncExternalStore(subscribeToPrinting, () => isPrinting);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      nearby,
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near || printing;
};
