import { createScreenDialogs } from '../ui/screen-dialogs.tsx';
import type { OrderDialog } from './order-dialogs.tsx';

export const { ScreenDialogs, useOpenDialog } = createScreenDialogs<OrderDialog>(
  async () => (await import('./order-dialogs.tsx')).OrderDialogs,
);
