import { nameOfSet } from '@ramka/texts/name-of-set';
import type { ReactElement } from 'react';
import { roomsOfSet } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { useSetOfDialog } from '../project/dialog-subject.ts';
import { useProject } from '../project/project-query.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { deleteSet } from '../project-changes/sets.ts';
import { useProjectChange } from '../project/use-project-change.ts';
import type { SetDialogProps } from './set-copy-dialog.tsx';

export type SetDeleteDialogProps = SetDialogProps & {
  /** Also called if the dialog was closed meanwhile. */
  readonly onDeleted?: (() => void) | undefined;
  /** Whether the dialog closes if the deletion fails. */
  readonly closesOnFailure?: boolean | undefined;
};

export const SetDeleteDialog = (props: SetDeleteDialogProps): ReactElement | null => {
  const { setId, onClose, onDeleted, closesOnFailure = false } = props;
  const { common, sets } = useTexts();
  const set = useSetOfDialog(setId, onClose, 'close');
  const rooms = roomsOfSet(useProject(), setId).map(({ name, quantity }) => sets.usage.room(name, quantity));
  const remove = useProjectChange(deleteSet);
  if (set === undefined) return null;
  const handleConfirm = async (): Promise<boolean> => {
    const deleted = await remove(set);
    if (deleted) onDeleted?.();
    return deleted || closesOnFailure;
  };
  return (
    <ConfirmDialog
      danger
      title={sets.deleteQuestion(nameOfSet(set, { common }))}
      confirmLabel={sets.deleteSet}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      {rooms.length === 0 ? sets.deleteUnused : sets.deleteNote(rooms.join(', '))}
    </ConfirmDialog>
  );
};
