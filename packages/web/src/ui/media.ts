import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** Whether the visitor prefers reduced motion. Animations and smooth scrolling are then skipped. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether a media query matches; updated when it changes. */
export const useMatches = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );

/** Keeps the screen from turning off while a sheet is read during installation. The browser may refuse. */
export const useAwakeScreen = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isStopped = false;
    const keepAwake = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        await lock?.release();
        lock = await navigator.wakeLock.request('screen');
        if (isStopped) await lock.release();
      } catch {
        // Refused because of a low battery or the visitor's settings.
      }
    };
    void keepAwake();
    const reacquire = (): void => void keepAwake();
    document.addEventListener('visibilitychange', reacquire);
    return () => {
      isStopped = true;
      document.removeEventListener('visibilitychange', reacquire);
      void lock?.release();
    };
  }, []);
};

/** Distance from the visible area at which elements count as near. */
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

/** Whether an element has come near the visible area; stays true from then on. Always true while printing. */
export const useNear = (element: RefObject<HTMLElement | null>): boolean => {
  const [near, setNear] = useState(false);
  // Updates of an external store are rendered synchronously, before the browser lays out the printed page.
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
