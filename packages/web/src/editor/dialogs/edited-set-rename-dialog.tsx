import { type ReactElement, useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useSetOfDialog } from '../../project/dialog-subject.ts';
import { useSetChanges } from '../../sets/set-changes.ts';
import { NameDialog } from '../../ui/name-dialog.tsx';
import { useEditorNow } from '../editing/editor.ts';
import type { Saving } from '../saving/saving.ts';

export type EditedSetRenameDialogProps = {
  readonly setId: number;
  readonly saving: Saving;
  readonly onClose: () => void;
};

/**
 * Renames the saved set that is open in the editor at once. Other unsaved changes stay as they are, and so does the version
 * that a save must find (docs/readings.md#r13).
 */
export const EditedSetRenameDialog = (props: EditedSetRenameDialogProps): ReactElement | null => {
  const { setId, saving, onClose } = props;
  const { saved, setSaved, whileBusy } = saving;
  const { sets } = useTexts();
  const set = useSetOfDialog(setId, onClose);
  const { rename } = useSetChanges();
  const present = useEditorNow();
  const [start] = useState(present().draft.set.name);
  if (set === undefined) return null;
  const handleName = (name: string): Promise<boolean> =>
    rename({
      setId,
      etag: saved.etag,
      name,
      onRenamed: (renamed) => {
        setSaved({ ...saved, etag: renamed.etag, set: { ...saved.set, name: renamed.set.name } });
        const { draft, edit } = present();
        // Closed before the response came, it must not take back what was typed since.
        if (draft.set.name === start) edit({ kind: 'rename', name: renamed.set.name });
      },
    });
  return (
    <NameDialog
      title={sets.renameSet}
      label={sets.setName}
      subject="set"
      start={start}
      onName={(name) => whileBusy(() => handleName(name))}
      onClose={onClose}
    />
  );
};
