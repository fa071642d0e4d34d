import type { ReactElement } from 'react';
import type { SavedSet } from '../api/project.ts';
import { listedTag } from '../api/set-calls.ts';
import { useProject } from '../project/project-query.ts';
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

const OneDialog = ({ dialog, onClose }: OneDialogProps): ReactElement =>
  dialog.kind === 'components' ? (
    <ComponentListDialog setIds={dialog.setIds} onClose={onClose} />
  ) : (
    <ChangeDialog {...dialog} onClose={onClose} />
  );

type ChangeDialogProps = Exclude<SetDialog, { readonly kind: 'components' }> & { readonly onClose: () => void };

/** A change of a set as it is listed now: who was refused because it had changed sees it anew, and can go on. */
const ChangeDialog = ({ kind, set, onClose }: ChangeDialogProps): ReactElement => {
  const listed = useProject().sets.find(({ id }) => id === set.id) ?? set;
  switch (kind) {
    case 'copy':
      return <CopySetDialog set={listed} onClose={onClose} />;
    case 'rename':
      return <RenameSetDialog setId={set.id} etag={listedTag(listed)} start={set.name} onClose={onClose} />;
    case 'delete':
      return <DeleteSetDialog set={listed} onDeleted={onClose} onClose={onClose} />;
  }
};
