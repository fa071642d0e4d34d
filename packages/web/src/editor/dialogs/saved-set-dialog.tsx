import type { ReactElement } from 'react';
import { useProject } from '../../project/project-query.ts';
import type { Saving } from '../saving/use-saving.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import type { DialogState } from './dialog-state.ts';
import { RenameDialog } from './rename-dialog.tsx';

export type SavedSetDialogProps = DialogState & {
  readonly kind: 'copy' | 'rename' | 'delete';
  readonly saving: Saving;
  readonly onDeleted: () => void;
};

/** What can be done with a set that was saved; nothing where the project does not know it any more. */
export const SavedSetDialog = (props: SavedSetDialogProps): ReactElement | null => {
  const { kind, open, onClose, saving, onDeleted } = props;
  const { productSets } = useProject();
  const set = productSets.find(({ id }) => id === saving.saved.setId);
  if (!set) return null;
  switch (kind) {
    case 'copy':
      return open ? <CopyDialog set={set} onClose={onClose} /> : null;
    case 'rename':
      return open ? <RenameDialog setId={set.id} saving={saving} onClose={onClose} /> : null;
    case 'delete':
      return <DeleteDialog open={open} onClose={onClose} set={set} onDeleted={onDeleted} />;
  }
};
