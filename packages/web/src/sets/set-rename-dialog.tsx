import type { ReactElement } from 'react';
import { listedTag } from '../api/set-calls.ts';
import { useTexts } from '../language/texts.ts';
import { useSetOfDialog } from '../project/dialog-subject.ts';
import { NameDialog } from '../ui/name-dialog.tsx';
import { renameSet } from '../project-changes/sets.ts';
import { useProjectChange } from '../project/use-project-change.ts';
import type { SetDialogProps } from './set-copy-dialog.tsx';

/** Renames a set of the list. */
export const SetRenameDialog = ({ setId, onClose }: SetDialogProps): ReactElement | null => {
  const { sets } = useTexts();
  const set = useSetOfDialog(setId, onClose);
  const rename = useProjectChange(renameSet);
  if (set === undefined) return null;
  return (
    <NameDialog
      title={sets.renameSet}
      label={sets.setName}
      subject="set"
      start={set.name}
      onName={(name) => rename({ setId: set.id, etag: listedTag(set), name })}
      onClose={onClose}
    />
  );
};
