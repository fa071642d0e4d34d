import { createScreenDialogs } from '../ui/screen-dialogs.tsx';
import type { RoomsDialog } from './rooms-dialogs.tsx';

export const { ScreenDialogs, useOpenDialog } = createScreenDialogs<RoomsDialog>(
  async () => (await import('./rooms-dialogs.tsx')).RoomsDialogs,
);

export type OpenDialog = ReturnType<typeof useOpenDialog>;
