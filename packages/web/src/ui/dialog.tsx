import { type ComponentType, createElement, type ReactElement, useState } from 'react';
import { lazyPart, loadPart } from '../page/connection.ts';
import type { ConfirmDialogProps, DialogProps, DrawerProps } from './dialogs.tsx';
import type * as DialogsFile from './dialogs.tsx';

type Dialogs = typeof DialogsFile;

let dialogs: Dialogs | undefined;

/** Brings what dialogs are drawn with. Screens ask for it once they are there, so that the first press finds it. */
export const loadDialogs = async (): Promise<Dialogs> => {
  dialogs ??= await loadPart(() => import('./dialogs.tsx'));
  return dialogs;
};

/** One of them: drawn at once where they are here, otherwise as soon as they are; the same for as long as it is shown. */
const broughtDialog = <Props extends object>(find: (dialogs: Dialogs) => ComponentType<Props>) => {
  const Later = lazyPart<Props>(async () => find(await loadDialogs()));
  return (props: Props): ReactElement => {
    const [Shown] = useState(() => (dialogs ? find(dialogs) : Later));
    return createElement(Shown, props);
  };
};

/** A dialog over the page; on phones it fills the screen. It is open while it is rendered in a `DialogPresence`. */
export const Dialog = broughtDialog<DialogProps>((all) => all.Dialog);

/** A question that must be answered before anything else, open while it is rendered; 480 px wide (docs/specification.md#s9-24). */
export const ConfirmDialog = broughtDialog<ConfirmDialogProps>((all) => all.ConfirmDialog);

const BroughtDrawer = broughtDialog<DrawerProps>((all) => all.Drawer);

/** A panel that slides in from the edge of the window over the page. */
export const Drawer = (props: DrawerProps): ReactElement | null => {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? <BroughtDrawer {...props} /> : null;
};
