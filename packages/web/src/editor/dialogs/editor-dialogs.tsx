import type { ReactElement } from 'react';
import type { EditedBill } from '../bill/use-bill.ts';
import type { Saving } from '../saving/use-saving.ts';
import { useEditor } from '../state/editor-context.ts';
import { BillDialog } from '../bill/bill-dialog.tsx';
import { BoxDialog } from '../switches/box-dialog.tsx';
import { ControllerDialog } from './controller-dialog.tsx';
import type { DialogState } from './dialog-state.ts';
import type { EditorDialog } from './open-dialog.ts';
import { OptionsDialog } from '../options/options-dialog.tsx';
import { SavedSetDialog } from './saved-set-dialog.tsx';

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
