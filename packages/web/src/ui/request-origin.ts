import { useEffect, useRef } from 'react';
import { topmostRequest } from './close-request.ts';
import { usePresence } from './dialog-presence.tsx';

/** The place from which a request was made. Its response may close, navigate or move the focus only while that place is on the screen. */
export type RequestOrigin = {
  /** Whether the component is mounted, not in a dialog that is closing, and still on the same screen. */
  readonly isOnScreen: () => boolean;
  /**
   * Whether, in addition, no dialog or menu was opened over it since the request. Only then may the response navigate.
   */
  readonly isUncovered: () => boolean;
};

/** Returns a function to call when a request starts; see `RequestOrigin`. */
export const useRequestOrigin = (): (() => RequestOrigin) => {
  const { open } = usePresence();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = open;
    return () => {
      isShown.current = false;
    };
  }, [open]);
  return () => {
    const { pathname } = window.location;
    const overlay = topmostRequest();
    const isOnScreen = (): boolean => isShown.current && window.location.pathname === pathname;
    const isUncovered = (): boolean => {
      const present = topmostRequest();
      return isOnScreen() && (present === undefined || present === overlay);
    };
    return { isOnScreen, isUncovered };
  };
};
