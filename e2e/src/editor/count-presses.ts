import type { Locator, Page } from 'playwright-core';

/** Number of pointer presses, and of key presses that do not enter text. A double-click is two presses. */
export type Presses = { readonly pointer: number; readonly keys: number };

/** Counts pointer presses, key presses that do not enter text, and typed characters, across page loads. */
export const countPresses = async (window: Page): Promise<void> => {
  await window.addInitScript(() => {
    // Two tests may share a window, which must count only once.
    if (Reflect.has(globalThis, 'countsPresses')) return;
    Reflect.set(globalThis, 'countsPresses', true);
    for (const kind of ['pointerdown', 'keydown'] as const)
      addEventListener(
        kind,
        (event) => {
          const types = event instanceof KeyboardEvent && event.key.length === 1;
          const name = types ? 'typed' : kind === 'keydown' ? 'keys' : 'pointer';
          sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1));
        },
        true,
      );
  });
};

/** Chooses an option of a select box. A person presses twice: to open its list, and on the option. */
export const selectCounted = async (select: Locator, option: string): Promise<void> => {
  await select.selectOption(option);
  await select.evaluate(() => sessionStorage.setItem('pointer', String(Number(sessionStorage.getItem('pointer')) + 2)));
};

export const resetPresses = (window: Page): Promise<void> => window.evaluate(() => sessionStorage.clear());

export const countedPresses = async (window: Page): Promise<Presses & { readonly typed: number }> =>
  window.evaluate(() => {
    const [pointer = 0, keys = 0, typed = 0] = ['pointer', 'keys', 'typed'].map((name) =>
      Number(sessionStorage.getItem(name)),
    );
    return { pointer, keys, typed };
  });
