import { type ReactElement, type ReactNode, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { DialogPresence } from '../../ui/dialog-presence.tsx';
import { type Described, OpenDialogContext } from '../editing/editor.ts';

/** The details dialog, loaded on first use. */
export const DetailsDialog = lazyPart(async () => (await import('./details-dialog.tsx')).DetailsDialog);

/** Shows details above the dialog that requested them. The dialog below keeps its state. */
export const DetailsOver = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const [of, setOf] = useState<Described>();
  return (
    <OpenDialogContext value={(dialog) => dialog.dialog === 'details' && setOf(dialog.of)}>
      {children}
      <DialogPresence>{of && <DetailsDialog of={of} onClose={() => setOf(undefined)} />}</DialogPresence>
    </OpenDialogContext>
  );
};
