import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { call } from '../../api/call.ts';
import { useTexts } from '../../language/use-texts.ts';
import { withSet } from '../../project/loaded-project-edits.ts';
import { projectQuery } from '../../project/project-query.ts';
import { useProjectId } from '../../project/use-project-id.ts';
import type { Saving } from '../saving/use-saving.ts';
import type { DialogState } from './dialog-state.ts';
import { NameFormDialog } from './name-form-dialog.tsx';
import { useSetCall } from './use-set-call.ts';

export type CopyDialogProps = DialogState & { readonly saving: Saving };

/** Copies the set as it was saved, under a name that may be empty. */
export const CopyDialog = ({ open, onClose, saving }: CopyDialogProps): ReactElement => {
  const { actions: texts } = useTexts().editor;
  const projectId = useProjectId();
  const queries = useQueryClient();
  const run = useSetCall();
  const copy = async (name: string): Promise<void> => {
    const query = { sourceId: String(saving.saved.setId) };
    const answer = await call('copySet', { params: { projectId }, query, body: { name } });
    queries.setQueryData(projectQuery(projectId).queryKey, (project) => project && withSet(project, answer));
  };
  return (
    <NameFormDialog
      open={open}
      onClose={onClose}
      title={texts.copyTitle}
      label={texts.copyName}
      start={saving.saved.set.name}
      confirmLabel={texts.copyYes}
      onName={(name) => run(() => copy(name), texts.copied)}
    />
  );
};
