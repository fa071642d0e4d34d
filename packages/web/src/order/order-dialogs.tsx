import type { ReactElement } from 'react';
import type { DispatcherProps } from '../ui/screen-dialogs.tsx';
import { OrderMarkDialog } from './order-mark-dialog.tsx';
import { OrderReserveDialog } from './order-reserve-dialog.tsx';
import { OrderResetDialog } from './order-reset-dialog.tsx';

/** The dialogs of the order screen. */
export type OrderDialog =
  | { readonly dialog: 'mark-all' | 'reset-all' }
  | { readonly dialog: 'reserve'; readonly symbol: string };

/** Renders the open dialog. */
export const OrderDialogs = ({ dialog, onClose }: DispatcherProps<OrderDialog>): ReactElement => {
  switch (dialog.dialog) {
    case 'mark-all':
      return <OrderMarkDialog onClose={onClose} />;
    case 'reset-all':
      return <OrderResetDialog onClose={onClose} />;
    case 'reserve':
      return <OrderReserveDialog symbol={dialog.symbol} onClose={onClose} />;
  }
};
