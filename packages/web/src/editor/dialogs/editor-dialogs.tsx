import type { ReactElement } from 'react';
import { BillDialog } from '../bill/bill.tsx';
import type { EditedBill } from '../bill/use-bill.ts';
import type { DialogState, EditorDialog } from '../editing/editor-dialog.ts';
import { useEditor } from '../editing/editor.ts';
import { BoxDialog } from '../picture/switches.tsx';
import type { Saving } from '../saving/saving.ts';
import { ControllerDialog } from './controller-dialog.tsx';
import { OptionsDialog } from './options-dialog.tsx';
import { SavedSetDialog } from './saved-set-dialogs.tsx';

export type EditorDialogsProps = {
  /** The dialog that was opened last, and the how manieth that was; null before the first. */
  readonly last: { readonly dialog: EditorDialog; readonly times: number } | null;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly saving: Saving;
  readonly bill: EditedBill | undefined;
  readonly onDeleted: () => void;
};

/** The dialog that is open; it stays mounted while it leaves. */
export const EditorDialogs = ({ last, ...rest }: EditorDialogsProps): ReactElement | null =>
  last && <OneDialog {...rest} key={last.times} dialog={last.dialog} />;

type OneDialogProps = Omit<EditorDialogsProps, 'last'> & { readonly dialog: EditorDialog };

const OneDialog = ({ dialog, open, onClose, saving, bill, onDeleted }: OneDialogProps): ReactElement | null => {
  switch (dialog.kind) {
    case 'options':
      return <OptionsOfSlot open={open} onClose={onClose} slot={dialog.slot} />;
    case 'controller':
      return <ControllerDialog open={open} onClose={onClose} slot={dialog.slot} />;
    case 'corner-box':
    case 'surface-box':
      return <BoxDialog open={open} onClose={onClose} box={dialog.kind} />;
    case 'bill':
      return <BillDialog open={open} onClose={onClose} bill={bill} />;
    case 'copy':
    case 'rename':
    case 'delete':
      return <SavedSetDialog kind={dialog.kind} open={open} onClose={onClose} saving={saving} onDeleted={onDeleted} />;
  }
};

type OptionsOfSlotProps = DialogState & Pick<Extract<EditorDialog, { readonly kind: 'options' }>, 'slot'>;

const OptionsOfSlot = ({ slot, ...state }: OptionsOfSlotProps): ReactElement | null => {
  const { draft, catalogue } = useEditor();
  const choice = draft.set.modules[slot];
  const module = choice && catalogue.findModule(choice.moduleId);
  return module ? <OptionsDialog {...state} slot={slot} module={module} choice={choice} /> : null;
};
