import { type ComponentType, createContext, type ReactElement, type ReactNode, use, useState } from 'react';
import { lazyPart, usePreload } from '../platform/lazy-part.ts';
import { DialogPresence } from './dialog-presence.tsx';

/** Props of a screen's dispatcher: a component with one `switch` over `dialog.dialog`. */
export type DispatcherProps<Opened> = { readonly dialog: Opened; readonly onClose: () => void };

type ScreenDialogsProps<Opened> = {
  readonly children: ReactNode;
  /** The dialog that the address opens. A dialog opened on the screen has priority. */
  readonly addressed?: Opened | undefined;
  readonly onClose?: (() => void) | undefined;
};

type ScreenDialogs<Opened> = {
  /** Wraps a screen, and renders its open dialog. */
  readonly ScreenDialogs: ComponentType<ScreenDialogsProps<Opened>>;
  /** Opens a dialog, from anywhere on the screen. */
  readonly useOpenDialog: () => (dialog: Opened) => void;
};

/**
 * Creates the dialogs of a screen. The code of its dispatcher is loaded after the screen, because no dialog is needed
 * for the first rendering.
 */
export const createScreenDialogs = <Opened,>(
  loadDispatcher: () => Promise<ComponentType<DispatcherProps<Opened>>>,
): ScreenDialogs<Opened> => {
  const Dispatcher = lazyPart(loadDispatcher);
  const OpenContext = createContext<(dialog: Opened) => void>(() => undefined);
  const ScreenDialogs = ({ children, addressed, onClose }: ScreenDialogsProps<Opened>): ReactElement => {
    usePreload(Dispatcher.load);
    const [{ opened }, setOpened] = useState<{ readonly opened?: Opened }>({});
    const [open] = useState(() => (dialog: Opened) => setOpened({ opened: dialog }));
    const dialog = opened ?? addressed;
    const close = (): void => {
      setOpened({});
      onClose?.();
    };
    return (
      <OpenContext value={open}>
        {children}
        <DialogPresence>{dialog !== undefined && <Dispatcher dialog={dialog} onClose={close} />}</DialogPresence>
      </OpenContext>
    );
  };
  return { ScreenDialogs, useOpenDialog: () => use(OpenContext) };
};
