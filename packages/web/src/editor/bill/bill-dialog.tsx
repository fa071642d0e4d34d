import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AwaitedBill } from './awaited-bill.tsx';
import { BillRows } from './bill-rows.tsx';
import { BillTotal } from './bill-total.tsx';
import type { EditedBill } from './use-bill.ts';
import type { DialogState } from '../dialogs/dialog-state.ts';

export type BillDialogProps = DialogState & { readonly bill: EditedBill | undefined };

/** The component list of the set on screen, with the reason of every line. */
export const BillDialog = ({ open, onClose, bill }: BillDialogProps): ReactElement => {
  const { componentList } = useTexts();
  return (
    <Dialog open={open} onClose={onClose} width="half" title={componentList.title} footer={<BillTotal bill={bill} />}>
      {bill ? <BillRows rows={bill.rows} /> : <AwaitedBill />}
    </Dialog>
  );
};
