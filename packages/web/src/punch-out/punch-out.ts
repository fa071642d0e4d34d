import { type PunchOut, punchOutOfFragment } from '../api/punch-out.ts';
import { useSyncExternalStore } from 'react';
import { tabStorage } from '../platform/browser-storage.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { createStore } from '../platform/store.ts';

const KEY = 'configurator.punch-out';

/** The stored fragment is checked again, because the list of purchasing systems may have changed. */
const readStored = (): PunchOut | undefined =>
  punchOutOfFragment(tabStorage.getItem(KEY) ?? '', pageSettings.punchOutOrigins);

const active = createStore<PunchOut | undefined>(readStored());

/**
 * Takes over a punch-out from the address, which afterwards no longer contains it. A fragment that leads to an origin
 * that is not listed is ignored.
 */
export const receivePunchOut = (): void => {
  const { hash, pathname, search } = window.location;
  const received = punchOutOfFragment(hash, pageSettings.punchOutOrigins);
  if (received === undefined) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  tabStorage.setItem(KEY, hash);
  active.set(received);
};

/** Ends the punch-out of this tab. */
export const endPunchOut = (): void => {
  tabStorage.removeItem(KEY);
  active.set(undefined);
};

/** The purchasing system that opened this tab and receives its orders; undefined if there is none. */
export const usePunchOut = (): PunchOut | undefined => useSyncExternalStore(active.subscribe, active.get);

/** The host of a purchasing system, for visitors. */
export const hostOf = ({ hookUrl }: PunchOut): string => new URL(hookUrl).host;
