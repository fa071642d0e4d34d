import type { ReactElement } from 'react';
import type { SavedSet } from '../api/project.ts';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { ComponentListDialog } from './component-list-dialog.tsx';
import { CopySetDialog, DeleteSetDialog, RenameSetDialog } from './set-changes.tsx';

/** The dialog that is open over the list of sets, and what it is about. */
export type SetDialog =
  | { readonly kind: 'components'; readonly setIds: readonly number[] }
  | { readonly kind: 'copy'; readonly set: SavedSet }
  | { readonly kind: 'rename'; readonly set: SavedSet }
  | { readonly kind: 'delete'; readonly set: SavedSet };

type SetDialogsProps = { readonly dialog: SetDialog | undefined; readonly onClose: () => void };

/** Whichever dialog is open over the list of sets. */
export const SetDialogs = ({ dialog, onClose }: SetDialogsProps): ReactElement => (
  <DialogPresence>{dialog && <OneDialog dialog={dialog} onClose={onClose} />}</DialogPresence>
);

type OneDialogProps = { readonly dialog: SetDialog; readonly onClose: () => void };

const OneDialog = ({ dialog, onClose }: OneDialogProps): ReactElement => {
  switch (dialog.kind) {
    case 'components':
      return <ComponentListDialog setIds={dialog.setIds} onClose={onClose} />;
    case 'copy':
      return <CopySetDialog set={dialog.set} onClose={onClose} />;
    case 'rename':
      return <RenameSetDialog setId={dialog.set.id} start={dialog.set.name} onClose={onClose} />;
    case 'delete':
      return <DeleteSetDialog set={dialog.set} onDeleted={onClose} onClose={onClose} />;
  }
};
