import type { BrowserContext } from 'playwright-core';

/**
 * Points at every message in the windows of a context, so that it does not close by itself after three seconds: on a
 * busy machine, a test may need longer to read a message and to press its button.
 */
export const keepMessages = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const kept = new WeakSet<Element>();
    const keepNew = (): void => {
      for (const message of document.querySelectorAll('[data-message]')) {
        if (kept.has(message)) continue;
        kept.add(message);
        message.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      }
    };
    new MutationObserver(keepNew).observe(document, { childList: true, subtree: true });
  });
};
