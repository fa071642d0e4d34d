import type { Locator, Page } from 'playwright-core';

/** Number of pointer presses, and of key presses that do not enter text. A double-click is two presses. */
export type Presses = { readonly pointer: number; readonly keys: number };

/**
 * The presses of a person: each press of a pointer (a double-click is two, a drag is one), each key with its modifiers
 * that does not enter text, and each text that is entered in one go, such as a name or a number. `moves` are those keys
 * that only move the focus.
 */
export type PersonPresses = { readonly presses: number; readonly moves: number };

/** Counts pointer presses, key presses that do not enter text, and typed characters, across page loads. */
export const countPresses = async (window: Page): Promise<void> => {
  await window.addInitScript(() => {
    // Two tests may share a window, which must count only once.
    if (Reflect.has(globalThis, 'countsPresses')) return;
    Reflect.set(globalThis, 'countsPresses', true);
    const focusKeys = /^(?:Tab|Arrow\w+|Home|End)$/;
    const modifiers = /^(?:Control|Shift|Alt|Meta)$/;
    let isTyping = false;
    /** The counters of a person's press; none if the key only continues the text that is being entered. */
    const personCounters = (event: Event): readonly string[] => {
      const key = event instanceof KeyboardEvent ? event : undefined;
      if (key && modifiers.test(key.key)) return [];
      const wasTyping = isTyping;
      const isField = key?.target instanceof HTMLInputElement || key?.target instanceof HTMLTextAreaElement;
      isTyping = isField && key?.key.length === 1 && !key.ctrlKey && !key.metaKey;
      if (isTyping && wasTyping) return [];
      return key && focusKeys.test(key.key) ? ['presses', 'moves'] : ['presses'];
    };
    for (const kind of ['pointerdown', 'keydown'] as const)
      addEventListener(
        kind,
        (event) => {
          const types = event instanceof KeyboardEvent && event.key.length === 1;
          const counter = types ? 'typed' : kind === 'keydown' ? 'keys' : 'pointer';
          for (const name of [counter, ...personCounters(event)])
            sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1));
        },
        true,
      );
  });
};

/** Chooses an option of a select box. A person presses twice: to open its list, and on the option. */
export const selectCounted = async (select: Locator, option: string): Promise<void> => {
  await select.selectOption(option);
  await select.evaluate(() => {
    for (const name of ['pointer', 'presses'])
      sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 2));
  });
};

/** Counts the last key as one that only moves the focus, such as Enter in a table. */
export const countMove = (window: Page): Promise<void> =>
  window.evaluate(() => sessionStorage.setItem('moves', String(Number(sessionStorage.getItem('moves')) + 1)));

export const resetPresses = (window: Page): Promise<void> => window.evaluate(() => sessionStorage.clear());

export const countedPresses = async (window: Page): Promise<Presses & PersonPresses & { readonly typed: number }> =>
  window.evaluate(() => {
    const [pointer = 0, keys = 0, typed = 0, presses = 0, moves = 0] = [
      'pointer',
      'keys',
      'typed',
      'presses',
      'moves',
    ].map((name) => Number(sessionStorage.getItem(name)));
    return { pointer, keys, typed, presses, moves };
  });
