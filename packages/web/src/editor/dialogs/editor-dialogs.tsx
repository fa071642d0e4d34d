import type { ReactElement } from 'react';
import { SetCopyDialog } from '../../sets/set-copy-dialog.tsx';
import { SetDeleteDialog } from '../../sets/set-delete-dialog.tsx';
import type { DispatcherProps } from '../../ui/screen-dialogs.tsx';
import { BillDialog } from '../bill/bill.tsx';
import type { EditedBill } from '../bill/use-bill.ts';
import type { EditorDialog } from '../editing/editor.ts';
import type { Saving } from '../saving/saving.ts';
import { BoxChooseDialog } from './box-choose-dialog.tsx';
import { ControllerChooseDialog } from './controller-choose-dialog.tsx';
import { EditedSetRenameDialog } from './edited-set-rename-dialog.tsx';
import { DetailsDialog } from './lazy-details-dialog.tsx';
import { ModuleConfigureDialog } from './module-configure-dialog.tsx';

export type EditorDialogsProps = DispatcherProps<EditorDialog> & {
  readonly saving: Saving;
  readonly bill: EditedBill | undefined;
  readonly onDeleted: () => void;
};

/** Renders the dialog that is open in the editor. Copying, renaming and deleting are for saved sets only. */
export const EditorDialogs = (props: EditorDialogsProps): ReactElement | null => {
  const { dialog, onClose, saving, bill, onDeleted } = props;
  const { setId } = saving.saved;
  switch (dialog.dialog) {
    case 'configure-module':
      return <ModuleConfigureDialog slot={dialog.slot} onClose={onClose} />;
    case 'choose-controller':
      return <ControllerChooseDialog slot={dialog.slot} onClose={onClose} />;
    case 'choose-box':
      return <BoxChooseDialog box={dialog.box} onClose={onClose} />;
    case 'bill':
      return <BillDialog bill={bill} onClose={onClose} />;
    case 'details':
      return <DetailsDialog of={dialog.of} onClose={onClose} />;
    case 'copy-set':
      return setId === null ? null : <SetCopyDialog setId={setId} onClose={onClose} />;
    case 'rename-set':
      return setId === null ? null : <EditedSetRenameDialog setId={setId} saving={saving} onClose={onClose} />;
    case 'delete-set':
      return setId === null ? null : (
        <SetDeleteDialog setId={setId} onClose={onClose} onDeleted={onDeleted} closesOnFailure />
      );
  }
};
