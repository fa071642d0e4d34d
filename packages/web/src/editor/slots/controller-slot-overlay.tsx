import type { ControllerSlot } from '@ramka/domain/catalogue';
import { RefreshCw, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useOpenDialog } from '../dialogs/open-dialog.ts';
import { useCarryingActions } from '../carrying/carrying-context.ts';
import { useEditor } from '../state/editor-context.ts';
import { ControllerSlotButton } from './controller-slot-button.tsx';
import styles from './slot-overlay.module.css';

/** A slot for a touch controller: opens its chooser; what is carried is refused here. */
export const ControllerSlotOverlay = ({ slot }: { readonly slot: ControllerSlot }): ReactElement => {
  const { editor: texts } = useTexts();
  const { draft, edit } = useEditor();
  const open = useOpenDialog();
  const { slots } = useCarryingActions();
  const filled = draft.set.controllers[slot] !== undefined;
  const remove = (): void => {
    if (edit({ kind: 'remove-controller', slot })) slots.focus(slot);
  };
  return (
    <>
      <ControllerSlotButton slot={slot} />
      {filled && (
        <div className={styles['tools']}>
          <IconButton
            icon={RefreshCw}
            size="small"
            look="floating"
            label={texts.picture.changeController(slot)}
            onClick={() => open({ kind: 'controller', slot })}
          />
          <IconButton
            icon={Trash2}
            size="small"
            look="floating"
            label={texts.picture.removeController(slot)}
            onClick={remove}
          />
        </div>
      )}
    </>
  );
};
