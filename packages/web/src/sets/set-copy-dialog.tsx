import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { useSetOfDialog } from '../project/dialog-subject.ts';
import { NameDialog } from '../ui/name-dialog.tsx';
import { copySet } from '../project-changes/sets.ts';
import { useProjectChange } from '../project/use-project-change.ts';

export type SetDialogProps = { readonly setId: number; readonly onClose: () => void };

/** Copies a saved set under a name that may be empty. */
export const SetCopyDialog = ({ setId, onClose }: SetDialogProps): ReactElement | null => {
  const { sets, common } = useTexts();
  const set = useSetOfDialog(setId, onClose);
  const copy = useProjectChange(copySet);
  if (set === undefined) return null;
  return (
    <NameDialog
      title={sets.copySet}
      label={sets.setName}
      hint={sets.copyNameHint}
      subject="set"
      start=""
      submitLabel={common.copy}
      onName={(name) => copy({ setId: set.id, name })}
      onClose={onClose}
    />
  );
};
