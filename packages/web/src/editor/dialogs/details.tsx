import { type ReactElement, type ReactNode, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { DialogPresence } from '../../ui/dialog-presence.tsx';
import { type Described, OpenDialogContext } from '../editing/editor.ts';

/** What details are made of, which comes when somebody asks for the first time. */
export const Details = lazyPart(async () => (await import('./details-dialog.tsx')).DetailsDialog);

/** Shows details over the dialog that asks for them, which keeps what was chosen in it. */
export const DetailsOver = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const [of, setOf] = useState<Described>();
  return (
    <OpenDialogContext value={(dialog) => dialog.kind === 'details' && setOf(dialog.of)}>
      {children}
      <DialogPresence>{of && <Details of={of} onClose={() => setOf(undefined)} />}</DialogPresence>
    </OpenDialogContext>
  );
};
