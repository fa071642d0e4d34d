import { emptyAnnotation } from '@ramka/domain/order';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { useAnnotateAll, useOrderRows } from './order-notes.tsx';
import { isAnnotated } from './order-rows.ts';

export type OrderResetDialogProps = { readonly onClose: () => void };

/** Asks before all annotations are cleared. */
export const OrderResetDialog = ({ onClose }: OrderResetDialogProps): ReactElement => {
  const { order } = useTexts();
  const rows = useOrderRows().filter(isAnnotated);
  const annotateAll = useAnnotateAll();
  const handleConfirm = (): void => {
    onClose();
    annotateAll(rows, () => emptyAnnotation, order.resetDone);
  };
  return (
    <ConfirmDialog title={order.reset} confirmLabel={order.reset} danger onConfirm={handleConfirm} onCancel={onClose}>
      {order.resetText(order.articleCount(rows.length))}
    </ConfirmDialog>
  );
};
