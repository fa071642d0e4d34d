import { createContext, Fragment, type ReactElement, useCallback, useContext, useMemo, useState } from 'react';

/** Whether the dialog here is still wanted, and where it says that it has left. */
export type Presence = { readonly open: boolean; readonly onLeft: () => void };

const PresenceContext = createContext<Presence>({ open: true, onLeft: () => undefined });

/** What a dialog knows of the place where it is shown. */
export const usePresence = (): Presence => useContext(PresenceContext);

export type DialogPresenceProps = { readonly children: ReactElement | false | null | undefined };

/**
 * Where a dialog is shown: it is open while it is rendered here. When it no longer is, the last one stays, closed,
 * until it has left softly. One that is shown again starts anew.
 */
export const DialogPresence = ({ children }: DialogPresenceProps): ReactElement => {
  const wanted = children || null;
  const open = wanted !== null;
  const [shown, setShown] = useState({ dialog: wanted, open, times: 0 });
  if (open ? wanted !== shown.dialog || !shown.open : shown.open) {
    const times = open && !shown.open ? shown.times + 1 : shown.times;
    setShown({ dialog: wanted ?? shown.dialog, open, times });
  }
  const onLeft = useCallback(() => setShown((now) => (now.open ? now : { ...now, dialog: null })), []);
  const presence = useMemo(() => ({ open: shown.open, onLeft }), [shown.open, onLeft]);
  return (
    <PresenceContext value={presence}>
      <Fragment key={shown.times}>{shown.dialog}</Fragment>
    </PresenceContext>
  );
};
