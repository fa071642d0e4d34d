import { createScreenDialogs } from '../ui/screen-dialogs.tsx';
import type { PropertiesDialog } from './properties-dialogs.tsx';

export const { ScreenDialogs, useOpenDialog } = createScreenDialogs<PropertiesDialog>(
  async () => (await import('./properties-dialogs.tsx')).PropertiesDialogs,
);
