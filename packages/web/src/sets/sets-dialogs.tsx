import type { ReactElement } from 'react';
import type { DispatcherProps } from '../ui/screen-dialogs.tsx';
import { SetComponentsDialog } from './set-components-dialog.tsx';
import { SetCopyDialog } from './set-copy-dialog.tsx';
import { SetDeleteDialog } from './set-delete-dialog.tsx';
import { SetQuantitiesDialog } from './set-quantities-dialog.tsx';
import { SetRenameDialog } from './set-rename-dialog.tsx';

/** The dialogs of the list of sets. */
export type SetsDialog =
  | { readonly dialog: 'components' | 'set-quantities'; readonly setIds: readonly number[] }
  | { readonly dialog: 'copy-set' | 'rename-set' | 'delete-set'; readonly setId: number };

/** Renders the open dialog. */
export const SetsDialogs = ({ dialog, onClose }: DispatcherProps<SetsDialog>): ReactElement => {
  switch (dialog.dialog) {
    case 'components':
      return <SetComponentsDialog setIds={dialog.setIds} onClose={onClose} />;
    case 'set-quantities':
      return <SetQuantitiesDialog setIds={dialog.setIds} onClose={onClose} />;
    case 'copy-set':
      return <SetCopyDialog setId={dialog.setId} onClose={onClose} />;
    case 'rename-set':
      return <SetRenameDialog setId={dialog.setId} onClose={onClose} />;
    case 'delete-set':
      return <SetDeleteDialog setId={dialog.setId} onClose={onClose} />;
  }
};
