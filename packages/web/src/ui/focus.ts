/** Focuses the screen's `main` element, so that the next Tab moves into it. */
export const focusMain = (): void => document.querySelector('main')?.focus({ preventScroll: true });

/**
 * Whether no control has the focus, because the focused one was removed or disabled, or the screen has only just
 * appeared. The `main` element counts as none: it receives the focus shortly after a navigation.
 */
export const isFocusLost = (): boolean => document.activeElement?.matches('body, main') ?? true;

/** Focuses the screen after a dialog has closed, unless the focus returned to a control or another dialog is open. */
export const focusAfterDialog = (): void => {
  if (isFocusLost() && document.querySelector('[role$=dialog]:not([inert])') === null) focusMain();
};
