import type { Slot } from '@ramka/domain/catalogue';
import { Settings2, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useOpenDialog } from '../dialogs/open-dialog.ts';
import { useCarryingActions } from '../carrying/carrying-context.ts';
import { useEditor } from '../state/editor-context.ts';
import { ModuleSlotButton } from './module-slot-button.tsx';
import styles from './slot-overlay.module.css';

/** A slot for a module: a target for what is carried, a handle for what is in it, and its tools. */
export const ModuleSlotOverlay = ({ slot }: { readonly slot: Slot }): ReactElement => {
  const { draft, catalogue, edit } = useEditor();
  const open = useOpenDialog();
  const { slots } = useCarryingActions();
  const { editor: texts } = useTexts();
  const choice = draft.set.modules[slot];
  const known = choice !== undefined && catalogue.findModule(choice.moduleId) !== undefined;
  const remove = (): void => {
    if (edit({ kind: 'remove-module', slot })) slots.focus(slot);
  };
  return (
    <>
      <ModuleSlotButton slot={slot} />
      {choice && (
        <div className={styles['tools']}>
          {known && (
            <IconButton
              icon={Settings2}
              size="small"
              look="floating"
              label={texts.picture.options(slot)}
              onClick={() => open({ kind: 'options', slot })}
            />
          )}
          <IconButton icon={Trash2} size="small" look="floating" label={texts.picture.remove(slot)} onClick={remove} />
        </div>
      )}
    </>
  );
};
