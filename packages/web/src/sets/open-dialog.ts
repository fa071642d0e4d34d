import { createScreenDialogs } from '../ui/screen-dialogs.tsx';
import type { SetsDialog } from './sets-dialogs.tsx';

export const { ScreenDialogs, useOpenDialog } = createScreenDialogs<SetsDialog>(
  async () => (await import('./sets-dialogs.tsx')).SetsDialogs,
);

export type OpenDialog = ReturnType<typeof useOpenDialog>;
