import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { useSetOfDialog } from '../project/dialog-subject.ts';
import { NameDialog } from '../ui/name-dialog.tsx';
import { useSetChanges } from './set-changes.ts';

export type SetDialogProps = { readonly setId: number; readonly onClose: () => void };

/** Copies a set as it was saved, under a name that may be empty. */
export const SetCopyDialog = ({ setId, onClose }: SetDialogProps): ReactElement | null => {
  const { sets, common } = useTexts();
  const set = useSetOfDialog(setId, onClose);
  const { copy } = useSetChanges();
  if (set === undefined) return null;
  return (
    <NameDialog
      title={sets.copySet}
      label={sets.setName}
      hint={sets.copyNameHint}
      subject="set"
      start=""
      submitLabel={common.copy}
      onName={(name) => copy({ set, name })}
      onClose={onClose}
    />
  );
};
