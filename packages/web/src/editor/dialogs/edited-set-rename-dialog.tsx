import { type ReactElement, useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useSetOfDialog } from '../../project/dialog-subject.ts';
import { renameSet } from '../../project-changes/sets.ts';
import { useProjectChange } from '../../project/use-project-change.ts';
import { NameDialog } from '../../ui/name-dialog.tsx';
import { useGetEditor } from '../editing/editor.ts';
import type { Saving } from '../saving/saving.ts';

export type EditedSetRenameDialogProps = {
  readonly setId: number;
  readonly saving: Saving;
  readonly onClose: () => void;
};

/**
 * Renames the saved set in the editor immediately. Other unsaved changes, and the version that the next save must find,
 * remain as they are (docs/readings.md#r13).
 */
export const EditedSetRenameDialog = (props: EditedSetRenameDialogProps): ReactElement | null => {
  const { setId, saving, onClose } = props;
  const { saved, setSaved, whileBusy } = saving;
  const { sets } = useTexts();
  const set = useSetOfDialog(setId, onClose);
  const present = useGetEditor();
  const [start] = useState(present().draft.set.name);
  const rename = useProjectChange(renameSet, {
    onSuccess: ({ etag }, { project }) => {
      const name = project.sets.find(({ id }) => id === setId)?.name ?? start;
      setSaved({ ...saved, etag, set: { ...saved.set, name } });
      const { draft, edit } = present();
      // The dialog may have been closed before the response, and the visitor may have typed another name since.
      if (draft.set.name === start) edit({ kind: 'rename', name });
    },
  });
  if (set === undefined) return null;
  return (
    <NameDialog
      title={sets.renameSet}
      label={sets.setName}
      subject="set"
      start={start}
      onName={(name) => whileBusy(() => rename({ setId, etag: saved.etag, name }))}
      onClose={onClose}
    />
  );
};
