import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { callWithTag } from '../../api/call.ts';
import { useTexts } from '../../language/use-texts.ts';
import { withSet } from '../../project/loaded-project-edits.ts';
import { projectQuery } from '../../project/project-query.ts';
import { useProjectId } from '../../project/use-project-id.ts';
import type { Saving } from '../saving/use-saving.ts';
import { useEditor } from '../state/editor-context.ts';
import type { DialogState } from './dialog-state.ts';
import { NameFormDialog } from './name-form-dialog.tsx';
import { useSetCall } from './use-set-call.ts';

export type RenameDialogProps = DialogState & { readonly saving: Saving };

/** Renames the saved set at once; other unsaved changes stay as they are. */
export const RenameDialog = ({ open, onClose, saving }: RenameDialogProps): ReactElement => {
  const texts = useTexts();
  const projectId = useProjectId();
  const queries = useQueryClient();
  const { draft, edit } = useEditor();
  const run = useSetCall();
  const { saved, setSaved } = saving;
  const rename = async (name: string): Promise<void> => {
    if (saved.setId === null) return;
    const { answer, etag } = await callWithTag('renameSet', {
      params: { projectId, setId: saved.setId },
      body: { name },
      ifMatch: saved.etag ?? undefined,
    });
    queries.setQueryData(projectQuery(projectId).queryKey, (project) => project && withSet(project, answer));
    setSaved({ ...saved, etag, set: { ...saved.set, name: answer.name } });
    edit({ kind: 'rename', name: answer.name });
  };
  return (
    <NameFormDialog
      open={open}
      onClose={onClose}
      title={texts.sets.renameSet}
      label={texts.editor.setName}
      start={draft.set.name}
      confirmLabel={texts.common.save}
      onName={(name) => run(() => rename(name), texts.sets.renamed)}
    />
  );
};
