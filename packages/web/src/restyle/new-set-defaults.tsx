import { SwatchBook } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTexts } from '../language/texts.ts';
import { useProject } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import styles from './new-set-defaults.module.css';
import { SetDefaultsEditDialog, useSetDefaultsText } from './set-defaults-edit-dialog.tsx';

export type NewSetDefaultsProps = {
  /** The room whose new sets are concerned; undefined for those of the project. */
  readonly roomId: number | undefined;
};

/** Series and colour with which new sets of the project or a room start, with a button that changes them. */
export const NewSetDefaults = ({ roomId }: NewSetDefaultsProps): ReactElement => {
  const { look } = useTexts().properties;
  const { rooms, setDefaults } = useProject();
  const room = rooms.find(({ id }) => id === roomId);
  const words = useSetDefaultsText(room ? room.setDefaults : setDefaults);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles['defaults']}>
      <p>
        <span className="muted">{`${look.newSets}: `}</span>
        {words || (room ? look.asProject : look.ofNextSet)}
      </p>
      <Button size="small" icon={SwatchBook} aria-label={look.changeOf} onClick={() => setIsOpen(true)}>
        {look.change}
      </Button>
      <DialogPresence>
        {isOpen && <SetDefaultsEditDialog roomId={room?.id} onClose={() => setIsOpen(false)} />}
      </DialogPresence>
    </div>
  );
};
