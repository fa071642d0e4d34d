import type { ReactElement } from 'react';
import { SetDefaultsEditDialog } from '../project/set-defaults-edit-dialog.tsx';
import type { DispatcherProps } from '../ui/screen-dialogs.tsx';
import { VariantCreateDialog } from '../variants/variant-create-dialog.tsx';
import { ProjectDeleteDialog } from './project-delete-dialog.tsx';
import { ProjectRestoreDialog } from './project-restore-dialog.tsx';

/** The dialogs of the properties screen. */
export type PropertiesDialog =
  | { readonly dialog: 'edit-set-defaults' | 'create-variant' | 'delete-project' }
  | { readonly dialog: 'restore-project'; readonly pointId: number };

/** Renders the open dialog. */
export const PropertiesDialogs = ({ dialog, onClose }: DispatcherProps<PropertiesDialog>): ReactElement => {
  switch (dialog.dialog) {
    case 'edit-set-defaults':
      return <SetDefaultsEditDialog onClose={onClose} />;
    case 'create-variant':
      return <VariantCreateDialog onClose={onClose} />;
    case 'restore-project':
      return <ProjectRestoreDialog pointId={dialog.pointId} onClose={onClose} />;
    case 'delete-project':
      return <ProjectDeleteDialog onClose={onClose} />;
  }
};
