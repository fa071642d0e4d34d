import type { Slot } from '@ramka/domain/catalogue';
import type { ReactElement } from 'react';
import { DialogPresence } from '../../ui/dialog-presence.tsx';
import { BillDialog } from '../bill/bill.tsx';
import type { EditedBill } from '../bill/use-bill.ts';
import type { EditorDialog } from '../editing/editor-dialog.ts';
import { useEditor } from '../editing/editor.ts';
import { BoxDialog } from '../picture/switches.tsx';
import type { Saving } from '../saving/saving.ts';
import { ControllerDialog } from './controller-dialog.tsx';
import { OptionsDialog } from './options-dialog.tsx';
import { SavedSetDialog } from './saved-set-dialogs.tsx';

export type EditorDialogsProps = {
  readonly dialog: EditorDialog | undefined;
  readonly onClose: () => void;
  readonly saving: Saving;
  readonly bill: EditedBill | undefined;
  readonly onDeleted: () => void;
};

/** Whichever dialog is open over the editor. */
export const EditorDialogs = ({ dialog, ...rest }: EditorDialogsProps): ReactElement => (
  <DialogPresence>{dialog && <OneDialog {...rest} dialog={dialog} />}</DialogPresence>
);

type OneDialogProps = EditorDialogsProps & { readonly dialog: EditorDialog };

const OneDialog = ({ dialog, onClose, saving, bill, onDeleted }: OneDialogProps): ReactElement | null => {
  switch (dialog.kind) {
    case 'options':
      return <OptionsOfSlot onClose={onClose} slot={dialog.slot} />;
    case 'controller':
      return <ControllerDialog onClose={onClose} slot={dialog.slot} />;
    case 'corner-box':
    case 'surface-box':
      return <BoxDialog onClose={onClose} box={dialog.kind} />;
    case 'bill':
      return <BillDialog onClose={onClose} bill={bill} />;
    case 'copy':
    case 'rename':
    case 'delete':
      return <SavedSetDialog kind={dialog.kind} onClose={onClose} saving={saving} onDeleted={onDeleted} />;
  }
};

type OptionsOfSlotProps = { readonly slot: Slot; readonly onClose: () => void };

const OptionsOfSlot = ({ slot, onClose }: OptionsOfSlotProps): ReactElement | null => {
  const { draft, catalogue } = useEditor();
  const choice = draft.set.modules[slot];
  const module = choice && catalogue.findModule(choice.moduleId);
  return module ? <OptionsDialog onClose={onClose} slot={slot} module={module} choice={choice} /> : null;
};
