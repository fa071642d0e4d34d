import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Drawer } from '../ui/overlays/drawer.tsx';
import { EditableSets } from './editable-sets.tsx';

export type SetsDrawerProps = { readonly open: boolean; readonly onClose: () => void };

/** The visitor's editable sets, to open one from anywhere. */
export const SetsDrawer = ({ open, onClose }: SetsDrawerProps): ReactElement => {
  const { shell } = useTexts();
  return (
    <Drawer open={open} onClose={onClose} side="right" title={shell.yourSets}>
      <EditableSets onOpen={onClose} />
    </Drawer>
  );
};
