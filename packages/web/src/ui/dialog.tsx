import { type ReactElement, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import type { DrawerProps } from './base-ui-dialogs.tsx';

/** A modal dialog; on phones it fills the screen. It is open while it is rendered in a `DialogPresence`. */
export const Dialog = lazyPart(async () => (await import('./base-ui-dialogs.tsx')).Dialog);

/** A question that has to be answered first, open while it is rendered; 480 px wide (docs/specification.md#s9-24). */
export const ConfirmDialog = lazyPart(async () => (await import('./base-ui-dialogs.tsx')).ConfirmDialog);

const LazyDrawer = lazyPart(async () => (await import('./base-ui-dialogs.tsx')).Drawer);

/**
 * Loads the code of all dialogs. Screens call it after their first rendering, so that opening a dialog is immediate.
 */
export const loadDialogs = (): Promise<unknown> =>
  Promise.all([Dialog.load(), ConfirmDialog.load(), LazyDrawer.load()]);

/** A panel that slides in from the edge of the window. */
export const Drawer = (props: DrawerProps): ReactElement | null => {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? <LazyDrawer {...props} /> : null;
};
