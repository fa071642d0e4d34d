import type { ReactElement } from 'react';
import type { DispatcherProps } from '../ui/screen-dialogs.tsx';
import { VariantCreateDialog } from '../variants/variant-create-dialog.tsx';
import { ProjectDeleteDialog } from './project-delete-dialog.tsx';
import { ProjectRestoreDialog } from './project-restore-dialog.tsx';

/** The dialogs of the properties screen. */
export type PropertiesDialog =
  | { readonly dialog: 'create-variant' | 'delete-project' }
  | { readonly dialog: 'restore-project'; readonly pointId: number };

/** Renders the open dialog. */
export const PropertiesDialogs = ({ dialog, onClose }: DispatcherProps<PropertiesDialog>): ReactElement => {
  switch (dialog.dialog) {
    case 'create-variant':
      return <VariantCreateDialog onClose={onClose} />;
    case 'restore-project':
      return <ProjectRestoreDialog pointId={dialog.pointId} onClose={onClose} />;
    case 'delete-project':
      return <ProjectDeleteDialog onClose={onClose} />;
  }
};
