import type { WireBundle } from '@ramka/contract/wire/bundle';
import { nameOfSet } from '@ramka/texts/name-of-set';
import type { ReactElement } from 'react';
import { useSubmit } from '../../forms/use-submit.ts';
import { useTexts } from '../../language/use-texts.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useSetChanges } from '../use-set-changes.ts';

export type DeleteSetDialogProps = { readonly set: WireBundle; readonly onClose: () => void };

/** Asks before a set is deleted. */
export const DeleteSetDialog = ({ set, onClose }: DeleteSetDialogProps): ReactElement => {
  const { sets, common } = useTexts();
  const { deleteSet } = useSetChanges();
  const { busy, submit } = useSubmit(() => deleteSet(set), onClose);
  return (
    <ConfirmDialog
      open
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
