import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { goOn, type Departure } from './go-on.ts';

/** A way out of the editor that waits for an answer. */
export type Leaving = {
  readonly asked: boolean;
  /** Goes where the visitor wanted to go. */
  readonly leave: () => void;
  readonly stay: () => void;
};

/**
 * Holds back whoever leaves while there are unsaved changes. The address bar shows the editor while the question is
 * open, also after the browser's Back; the browser itself asks before the tab is closed.
 */
export const useLeaving = (dirty: boolean): Leaving => {
  const { history } = useRouter();
  const [departure, setDeparture] = useState<Departure | null>(null);
  useEffect(() => {
    if (!dirty) return undefined;
    return history.block({
      enableBeforeUnload: true,
      blockerFn: ({ currentLocation, nextLocation, action }) => {
        if (currentLocation.pathname === nextLocation.pathname) return false;
        setDeparture({ action, address: nextLocation.href });
        return true;
      },
    });
  }, [history, dirty]);
  return {
    asked: departure !== null,
    leave: () => {
      setDeparture(null);
      if (departure) goOn(history, departure);
    },
    stay: () => setDeparture(null),
  };
};
