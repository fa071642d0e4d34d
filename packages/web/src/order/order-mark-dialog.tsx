import { annotationAfterOrdering } from '@ramka/domain/order';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { useAnnotateAll, useOrderRows } from './order-notes.tsx';
import { isOpen, remainingOf } from './order-rows.ts';

export type OrderMarkDialogProps = { readonly onClose: () => void };

/** Asks before all remaining articles are marked as ordered. */
export const OrderMarkDialog = ({ onClose }: OrderMarkDialogProps): ReactElement => {
  const { order } = useTexts();
  const rows = useOrderRows().filter(isOpen);
  const annotateAll = useAnnotateAll();
  const handleConfirm = (): void => {
    onClose();
    annotateAll(rows, annotationAfterOrdering, order.marked);
  };
  return (
    <ConfirmDialog title={order.markAll} confirmLabel={order.mark} onConfirm={handleConfirm} onCancel={onClose}>
      {order.markAllText(order.articleCount(rows.length), order.pieces(remainingOf(rows).pieces))}
    </ConfirmDialog>
  );
};
