import { createContext, Fragment, type ReactElement, useCallback, useContext, useMemo, useState } from 'react';

/** Whether the dialog is open, and the callback for the end of its closing animation. */
export type Presence = { readonly open: boolean; readonly onExited: () => void };

const PresenceContext = createContext<Presence>({ open: true, onExited: () => undefined });

/** Returns the state of the enclosing `DialogPresence`. */
export const usePresence = (): Presence => useContext(PresenceContext);

export type DialogPresenceProps = { readonly children: ReactElement | false | null | undefined };

/**
 * Keeps a dialog mounted during its closing animation. The dialog is open while it is passed as a child. After that the
 * last child stays mounted, closed, until `onExited` is called. A reopened dialog starts with fresh state.
 */
export const DialogPresence = ({ children }: DialogPresenceProps): ReactElement => {
  const current = children || null;
  const open = current !== null;
  const [shown, setShown] = useState({ dialog: current, open, times: 0 });
  if (open ? current !== shown.dialog || !shown.open : shown.open) {
    const times = open && !shown.open ? shown.times + 1 : shown.times;
    setShown({ dialog: current ?? shown.dialog, open, times });
  }
  const onExited = useCallback(() => setShown((now) => (now.open ? now : { ...now, dialog: null })), []);
  const presence = useMemo(() => ({ open: shown.open, onExited }), [shown.open, onExited]);
  return (
    <PresenceContext value={presence}>
      <Fragment key={shown.times}>{shown.dialog}</Fragment>
    </PresenceContext>
  );
};
