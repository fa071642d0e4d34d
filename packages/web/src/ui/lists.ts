import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How many entries fill the first screenful of a dialog or drawer. */
const FIRST = 16;

/**
 * Shows a long list in two steps: its first entries at once, the rest as soon as the browser is idle. For lists that open
 * on a click. All entries are on the page then, to be searched and read out.
 */
export const useDeferredList = <Entry>(entries: readonly Entry[]): readonly Entry[] =>
  useDeferredValue(entries, entries.slice(0, FIRST));

/** Whether a list is so long that it is searched; it stays so on its screen when it becomes shorter under the hand. */
export const useSearchThreshold = (count: number, from: number): boolean => {
  const [before, setBefore] = useState(false);
  const searched = before || count >= from;
  if (searched !== before) setBefore(searched);
  return searched;
};

/**
 * Keeps the focus in a list when what had it goes: it comes to the neighbour, or where the list is empty then to what
 * stands nearest. Items are the list's children in the order of `keys`; of an item its menu takes the focus, marked
 * `data-menu`, otherwise its first control.
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
      // What lies over the page belongs to the item that it was opened from.
      else if (document.querySelector('#app')?.contains(target) === true) focused.current = undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);
  useLayoutEffect(() => {
    const gone = focused.current;
    const at = gone === undefined ? -1 : before.current.indexOf(gone);
    const stays = gone !== undefined && keys.includes(gone) && control.current?.isConnected === true;
    before.current = keys;
    if (at === -1 || stays) return;
    focused.current = undefined;
    whenFree(() => {
      const still = gone === undefined ? -1 : keys.indexOf(gone);
      const next = list.current?.children[still === -1 ? Math.min(at, keys.length - 1) : still];
      const inside = next?.querySelector<HTMLElement>('[data-menu]') ?? next?.querySelector<HTMLElement>('a, button');
      (inside ?? list.current?.closest('section, main')?.querySelector<HTMLElement>('a, button'))?.focus({
        preventScroll: true,
      });
    });
  });
};

/** Milliseconds for which a dialog that is leaving may still hold the focus. */
const LEAVING = 2000;

/** Does something as soon as nothing has the focus; nothing where something keeps it. */
const whenFree = (act: () => void): void => {
  let start = performance.now();
  const check = (): void => {
    const active = document.activeElement;
    // A dialog over the page keeps the focus; what it was opened from may be gone when it closes.
    if (document.querySelector('[role$=dialog]:not([inert])') !== null) {
      start = performance.now();
      setTimeout(check, LEAVING / 10);
    } else if (active === null || active === document.body) act();
    else if (performance.now() - start < LEAVING) requestAnimationFrame(check);
  };
  check();
};
