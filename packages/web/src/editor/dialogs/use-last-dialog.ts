import { useCallback, useState } from 'react';
import type { EditorDialog } from './open-dialog.ts';

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
