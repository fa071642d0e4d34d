import type { SavedSet } from '../api/project.ts';
import { nameOfSet } from '@ramka/texts/name-of-set';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { useSubmit } from '../ui/form.ts';
import { NameDialog } from '../ui/name-dialog.tsx';
import { ComponentListDialog } from './component-list-dialog.tsx';
import { useSetChanges } from './set-changes.ts';

export type SetDialogsProps = { readonly dialog: SetDialog | undefined; readonly onClose: () => void };

/** Whichever dialog is open over the list of sets. */
export const SetDialogs = ({ dialog, onClose }: SetDialogsProps): ReactElement => (
  <DialogPresence>{dialog && <OneDialog dialog={dialog} onClose={onClose} />}</DialogPresence>
);

type OneDialogProps = { readonly dialog: SetDialog; readonly onClose: () => void };

const OneDialog = ({ dialog, onClose }: OneDialogProps): ReactElement => {
  const { sets, common } = useTexts();
  const { copySet, renameSet } = useSetChanges();
  switch (dialog.kind) {
    case 'components':
      return <ComponentListDialog setIds={dialog.setIds} onClose={onClose} />;
    case 'delete':
      return <DeleteSetDialog set={dialog.set} onClose={onClose} />;
    case 'copy':
      return (
        <NameDialog
          title={sets.copySet}
          label={sets.setName}
          hint={sets.copyNameHint}
          subject="set"
          start=""
          confirmLabel={common.copy}
          onName={(name) => copySet({ set: dialog.set, name })}
          onClose={onClose}
        />
      );
    case 'rename':
      return (
        <NameDialog
          title={sets.renameSet}
          label={sets.setName}
          subject="set"
          start={dialog.set.name}
          confirmLabel={common.save}
          onName={(name) => renameSet({ set: dialog.set, name })}
          onClose={onClose}
        />
      );
  }
};

/** The dialog that is open over the list of sets, and what it is about. */
export type SetDialog =
  | { readonly kind: 'components'; readonly setIds: readonly number[] }
  | { readonly kind: 'copy'; readonly set: SavedSet }
  | { readonly kind: 'rename'; readonly set: SavedSet }
  | { readonly kind: 'delete'; readonly set: SavedSet };

export type DeleteSetDialogProps = { readonly set: SavedSet; readonly onClose: () => void };

/** Asks before a set is deleted. */
const DeleteSetDialog = ({ set, onClose }: DeleteSetDialogProps): ReactElement => {
  const { sets, common } = useTexts();
  const { deleteSet } = useSetChanges();
  const { busy, submit } = useSubmit(() => deleteSet(set), onClose);
  return (
    <ConfirmDialog
      danger
      busy={busy}
      title={sets.deleteQuestion(nameOfSet(set, { common }))}
      confirmLabel={sets.deleteSet}
      onConfirm={submit}
      onCancel={onClose}
    >
      {sets.deleteNote}
    </ConfirmDialog>
  );
};
