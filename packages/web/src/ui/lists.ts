import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isFocusLost } from './focus.ts';

/** Number of entries that fill the first screenful of a dialog or drawer. */
const FIRST = 16;

/**
 * Renders a long list in two steps: the first entries immediately, the others in a deferred update. For lists that open
 * on a click. All entries end up in the DOM, so that they can be searched and read out.
 */
export const useDeferredList = <Entry>(entries: readonly Entry[]): readonly Entry[] =>
  useDeferredValue(entries, entries.slice(0, FIRST));

/**
 * Whether a list is long enough for a search field. Once true it stays true, so that the field does not vanish when
 * entries are removed.
 */
export const useSearchThreshold = (count: number, from: number): boolean => {
  const [before, setBefore] = useState(false);
  const searched = before || count >= from;
  if (searched !== before) setBefore(searched);
  return searched;
};

/**
 * Restores the focus after the focused item of a list was removed. The focus moves to the neighbouring item, or, if the
 * list is empty, to the nearest link or button of the section. The list's children must be in the order of `keys`.
 * Within an item its menu button (`data-menu`) has priority over the first control.
 */
export const useFocusRestore = (list: RefObject<HTMLElement | null>, keys: readonly string[]): void => {
  const before = useRef(keys);
  const focused = useRef<string>(undefined);
  const control = useRef<Node>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Node) || !list.current) return;
      if (list.current.contains(target)) {
        const at = [...list.current.children].findIndex((item) => item.contains(target));
        focused.current = before.current[at];
        control.current = target;
      }
      // A focused overlay counts as part of the item from which it was opened. The screen behind a dialog with the list
      // gets the focus only from a closing dialog.
      else if (isOnScreen(target) && list.current.closest('[role=dialog]') === null) focused.current = undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);
  useLayoutEffect(() => {
    const removed = focused.current;
    const at = removed === undefined ? -1 : before.current.indexOf(removed);
    const stays = removed !== undefined && keys.includes(removed) && control.current?.isConnected === true;
    before.current = keys;
    if (at === -1 || stays) return;
    focused.current = undefined;
    whenFree(list.current, () => {
      const index = removed === undefined ? -1 : keys.indexOf(removed);
      const next = list.current?.children[index === -1 ? Math.min(at, keys.length - 1) : index];
      const inside = next?.querySelector<HTMLElement>('[data-menu]') ?? next?.querySelector<HTMLElement>('a, button');
      (inside ?? list.current?.closest('section, main')?.querySelector<HTMLElement>('a, button'))?.focus({
        preventScroll: true,
      });
    });
  });
};

/** Milliseconds during which a closing dialog may still hold the focus. */
const LEAVING = 2000;

/**
 * Calls `act` as soon as no element has the focus, or only the dialog around the list or one behind it: a closing dialog
 * returns the focus there if the element that opened it is gone. Gives up if another element keeps it.
 */
const whenFree = (list: HTMLElement | null, act: () => void): void => {
  const own = list?.closest('[role=dialog]') ?? null;
  let start = performance.now();
  const check = (): void => {
    const active = document.activeElement;
    // An open dialog keeps the focus, and the element that opened it may be gone when it closes.
    const open = [...document.querySelectorAll('[role$=dialog]:not([inert])')];
    if (open.some((dialog) => dialog !== own)) {
      start = performance.now();
      setTimeout(check, LEAVING / 10);
    } else if (active === own || isFocusLost() || (own !== null && isOnScreen(active))) act();
    else if (performance.now() - start < LEAVING) requestAnimationFrame(check);
  };
  check();
};

/** Whether an element is part of the screen, and of no overlay above it. */
const isOnScreen = (element: Node | null): boolean => document.querySelector('#app')?.contains(element) === true;
