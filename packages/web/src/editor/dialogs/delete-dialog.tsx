import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { call } from '../../api/call.ts';
import { useTexts } from '../../language/use-texts.ts';
import { withoutSet } from '../../project/loaded-project-edits.ts';
import { projectQuery } from '../../project/project-query.ts';
import { useProjectId } from '../../project/use-project-id.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import type { Saving } from '../saving/use-saving.ts';
import type { DialogState } from './dialog-state.ts';
import { useSetCall } from './use-set-call.ts';

export type DeleteDialogProps = DialogState & { readonly saving: Saving; readonly onDeleted: () => void };

/** Deletes the saved set and returns to the list (specification §8). */
export const DeleteDialog = ({ open, onClose, saving, onDeleted }: DeleteDialogProps): ReactElement => {
  const { actions: texts } = useTexts().editor;
  const projectId = useProjectId();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const run = useSetCall();
  const [busy, setBusy] = useState(false);
  const { setId, etag } = saving.saved;
  const remove = async (): Promise<void> => {
    if (setId === null) return;
    await call('deleteSet', { params: { projectId, setId }, ifMatch: etag ?? undefined });
    queries.setQueryData(projectQuery(projectId).queryKey, (project) => project && withoutSet(project, setId));
  };
  const confirm = async (): Promise<void> => {
    setBusy(true);
    const done = await run(remove, texts.deleted);
    setBusy(false);
    onClose();
    if (!done) return;
    onDeleted();
    await navigate({ to: '/projekt/$projectId/zestawy', params: { projectId }, ignoreBlocker: true });
  };
  return (
    <ConfirmDialog
      open={open}
      title={texts.delete}
      confirmLabel={texts.deleteYes}
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {texts.deleteQuestion}
    </ConfirmDialog>
  );
};
