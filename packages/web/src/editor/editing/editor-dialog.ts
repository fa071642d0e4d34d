import type { ControllerSlot, Slot } from '@ramka/domain/catalogue';
import { createContext, useCallback, useContext, useState } from 'react';

/** A dialog of the editor, and what it is about. */
export type EditorDialog =
  | { readonly kind: 'options'; readonly slot: Slot }
  | { readonly kind: 'controller'; readonly slot: ControllerSlot }
  | { readonly kind: 'corner-box' }
  | { readonly kind: 'surface-box' }
  | { readonly kind: 'bill' }
  | { readonly kind: 'rename' }
  | { readonly kind: 'copy' }
  | { readonly kind: 'delete' };

export const OpenDialogContext = createContext<(dialog: EditorDialog) => void>(() => undefined);

/** Opens a dialog of the editor. */
export const useOpenDialog = (): ((dialog: EditorDialog) => void) => useContext(OpenDialogContext);

/** The dialog that was opened last, whether it still is, and how to open another. */
export const useLastDialog = () => {
  const [last, setLast] = useState<{ readonly dialog: EditorDialog; readonly times: number } | null>(null);
  const [open, setOpen] = useState(false);
  const openDialog = useCallback((dialog: EditorDialog): void => {
    setLast((previous) => ({ dialog, times: (previous?.times ?? 0) + 1 }));
    setOpen(true);
  }, []);
  return { last, open, openDialog, close: () => setOpen(false) };
};

/** Whether a dialog is in sight, and how it asks to leave. */
export type DialogState = { readonly open: boolean; readonly onClose: () => void };
