import type { WireBundle } from '@ramka/contract/wire/bundle';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useProjectId } from '../../project/project-query.ts';
import { useSetChanges } from '../../sets/set-changes.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { DialogState } from './dialog-state.ts';

export type DeleteDialogProps = DialogState & { readonly set: WireBundle; readonly onDeleted: () => void };

/** Deletes the saved set and returns to the list (specification §8). */
export const DeleteDialog = ({ open, onClose, set, onDeleted }: DeleteDialogProps): ReactElement => {
  const { sets, common } = useTexts();
  const projectId = useProjectId();
  const navigate = useNavigate();
  const { deleteSet } = useSetChanges();
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    const deleted = await deleteSet(set);
    setBusy(false);
    onClose();
    if (!deleted) return;
    onDeleted();
    await navigate({ to: '/projekt/$projectId/zestawy', params: { projectId }, ignoreBlocker: true });
  };
  return (
    <ConfirmDialog
      open={open}
      danger
      busy={busy}
      title={sets.deleteQuestion(nameOfSet(set, { common }))}
      confirmLabel={sets.deleteSet}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {sets.deleteNote}
    </ConfirmDialog>
  );
};
