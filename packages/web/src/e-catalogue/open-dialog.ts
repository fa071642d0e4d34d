import { createScreenDialogs } from '../ui/screen-dialogs.tsx';
import type { EcatalogueDialog } from './ecatalogue-dialogs.tsx';

export const { ScreenDialogs, useOpenDialog } = createScreenDialogs<EcatalogueDialog>(
  async () => (await import('./ecatalogue-dialogs.tsx')).EcatalogueDialogs,
);
