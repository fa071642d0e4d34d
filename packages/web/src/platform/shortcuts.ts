import { useEffectEvent, useLayoutEffect } from 'react';

/** A key with its modifiers. A letter matches the key that types it; `command` is Ctrl, or Command on Apple systems. */
export type KeyCombination = { readonly key: string; readonly command?: boolean; readonly shift?: boolean };

type Shortcut = {
  /** The first combination is the one that is displayed. */
  readonly keys: readonly KeyCombination[];
  /** Combinations for Apple systems, if they differ. */
  readonly appleKeys?: readonly KeyCombination[];
  /** Whether it also works in text fields, where keys otherwise edit the text. */
  readonly inFields: boolean;
};

/** All keyboard shortcuts. Each combination has the same meaning on all screens. */
export const shortcuts = {
  undo: { keys: [{ key: 'z', command: true }], inFields: false },
  redo: {
    keys: [
      { key: 'y', command: true },
      { key: 'z', command: true, shift: true },
    ],
    appleKeys: [{ key: 'z', command: true, shift: true }],
    inFields: false,
  },
  save: { keys: [{ key: 's', command: true }], inFields: true },
  saveAndNext: { keys: [{ key: 'Enter', command: true }], inFields: true },
  saveAndNextRoom: { keys: [{ key: 'Enter', command: true, shift: true }], inFields: true },
  quickEntry: { keys: [{ key: 'k', command: true }], inFields: true },
  details: { keys: [{ key: 'i' }], inFields: false },
  print: { keys: [{ key: 'p', command: true }], inFields: true },
} satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;

export const shortcutNames = Object.keys(shortcuts).filter((name): name is ShortcutName => name in shortcuts);

const isApple = /^(?:Mac|iP)/.test(navigator.platform);

const keysOf = (name: ShortcutName, apple: boolean): readonly KeyCombination[] => {
  const { keys, appleKeys }: Shortcut = shortcuts[name];
  return apple ? (appleKeys ?? keys) : keys;
};

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  readonly getModifierState: (key: 'AltGraph') => boolean;
};

/** Whether a key event matches a shortcut. AltGr types characters, so an event with it never matches. */
export const isShortcut = (event: KeyPress, name: ShortcutName, apple = isApple): boolean =>
  !event.altKey &&
  !event.getModifierState('AltGraph') &&
  keysOf(name, apple).some(
    ({ key, command = false, shift = false }) =>
      event.shiftKey === shift &&
      event.ctrlKey === (command && !apple) &&
      event.metaKey === (command && apple) &&
      isKey(event, key),
  );

/**
 * On Latin keyboard layouts `key` is compared, so that a letter is found wherever it is; on other layouts the physical
 * position (`code`) is compared.
 */
const isKey = ({ key, code }: KeyPress, letter: string): boolean =>
  /^[\p{ASCII}\p{Script=Latin}]/u.test(key)
    ? key.toLowerCase() === letter.toLowerCase()
    : key !== '' && code === `Key${letter.toUpperCase()}`;

/** Formats a shortcut for display: `Ctrl+Shift+Z`, or `⇧⌘Z` on Apple systems. */
export const shortcutLabel = (name: ShortcutName, apple = isApple): string =>
  keysOf(name, apple)
    .slice(0, 1)
    .map(({ key, command = false, shift = false }) => {
      const shown = key.length === 1 ? key.toUpperCase() : key;
      return apple
        ? `${shift ? '⇧' : ''}${command ? '⌘' : ''}${key === 'Enter' ? '↩' : shown}`
        : [...(command ? ['Ctrl'] : []), ...(shift ? ['Shift'] : []), shown].join('+');
    })
    .join();

/** Formats a shortcut for `aria-keyshortcuts`. */
export const ariaShortcut = (name: ShortcutName, apple = isApple): string =>
  keysOf(name, apple)
    .map(({ key, command = false, shift = false }) =>
      [
        ...(command ? [apple ? 'Meta' : 'Control'] : []),
        ...(shift ? ['Shift'] : []),
        key.length === 1 ? key.toUpperCase() : key,
      ].join('+'),
    )
    .join(' ');

export type ShortcutHandlers = { readonly [name in ShortcutName]?: (() => void) | undefined };

/** Handles shortcuts while the component is mounted. They are disabled while a modal dialog is open. */
export const useShortcuts = (handlers: ShortcutHandlers): void => {
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const name = shortcutNames.find((each) => handlers[each] && isShortcut(event, each));
    if (name === undefined || isModalOpen() || (!shortcuts[name].inFields && isInField(event.target))) return;
    event.preventDefault();
    handlers[name]?.();
  });
  // A layout effect, so that shortcuts work as soon as the screen is visible.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};

/** A closing dialog is inert and does not count. */
const isModalOpen = (): boolean =>
  document.querySelector(':is([role="dialog"], [role="alertdialog"]):not([inert])') !== null;

const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;
