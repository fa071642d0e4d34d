import { type ReactElement } from 'react';
import { callWithTag } from '../../api/call.ts';
import { NameDialog } from '../../ui/name-dialog.tsx';
import { useTexts } from '../../language/texts.ts';
import { withSet } from '../../api/project.ts';
import { useProjectChange } from '../../project/project-change.ts';
import type { Saving } from '../saving/use-saving.ts';
import { useEditor } from '../state/editor-context.ts';

export type RenameDialogProps = { readonly setId: number; readonly saving: Saving; readonly onClose: () => void };

/** Renames the saved set at once; other unsaved changes stay as they are, and so does what a save must find (R13). */
export const RenameDialog = ({ setId, saving, onClose }: RenameDialogProps): ReactElement => {
  const { sets, common } = useTexts();
  const { draft, edit } = useEditor();
  const { saved, setSaved } = saving;
  const renameSet = useProjectChange({
    run: async (projectId, name: string) => {
      const { answer, etag } = await callWithTag('renameSet', {
        params: { projectId, setId },
        body: { name },
        ifMatch: saved.etag ?? undefined,
      });
      setSaved({ ...saved, etag, set: { ...saved.set, name: answer.name } });
      edit({ kind: 'rename', name: answer.name });
      return answer;
    },
    applied: withSet,
    success: () => ({ text: sets.renamed }),
  });
  return (
    <NameDialog
      title={sets.renameSet}
      label={sets.setName}
      subject="set"
      start={draft.set.name}
      confirmLabel={common.save}
      onName={renameSet}
      onClose={onClose}
    />
  );
};
