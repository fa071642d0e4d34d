import type { ControllerSlot } from '@ramka/domain/catalogue';
import { Ban, Plus, RefreshCw, Trash2, TriangleAlert } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import { useTexts } from '../../language/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useDragState, useDragActions } from '../drag/drag-provider.tsx';
import { controllerInSlot } from '../editing/edit-texts.ts';
import { useOpenDialog } from '../editing/editor.ts';
import { useCanvasEditor } from '../editing/editor.ts';
import styles from './slot.module.css';
import { lacksArticle, moveFocus } from './slots.ts';

/** Overlay of a slot for a touch controller. It opens the controller dialog and refuses dragged modules. */
export const ControllerSlotOverlay = ({ slot }: { readonly slot: ControllerSlot }): ReactElement => {
  const { editor } = useTexts();
  const { draft, edit } = useCanvasEditor();
  const open = useOpenDialog();
  const { slots } = useDragActions();
  const filled = draft.set.controllers[slot] !== undefined;
  const remove = (): void => {
    if (edit({ kind: 'remove-controller', slot })) slots.focus(slot);
  };
  return (
    <>
      <ControllerSlotButton slot={slot} />
      {filled && (
        <div className={styles['tools']} data-uncovered="">
          <IconButton
            icon={RefreshCw}
            size="small"
            variant="floating"
            label={editor.picture.changeController(slot)}
            onClick={() => open({ dialog: 'choose-controller', slot })}
          />
          <IconButton
            icon={Trash2}
            size="small"
            variant="floating"
            label={editor.picture.removeController(slot)}
            onClick={remove}
          />
        </div>
      )}
    </>
  );
};

/** Button of a controller slot. */
const ControllerSlotButton = ({ slot }: { readonly slot: ControllerSlot }): ReactElement => {
  const texts = useTexts();
  const { draft, catalogue } = useCanvasEditor();
  const open = useOpenDialog();
  const actions = useDragActions();
  const { dragItem, over } = useDragState();
  const wordId = useId();
  const { picture, refusals } = texts.editor;
  const filled = draft.set.controllers[slot] !== undefined;
  const isMissing = lacksArticle(draft.set, slot, catalogue);
  const word = dragItem ? refusals.controllerSlot : isMissing ? picture.gone : undefined;
  const name = controllerInSlot(draft.set, slot, catalogue, texts);
  return (
    <>
      <button
        type="button"
        ref={(element) => actions.slots.register(slot, element)}
        className={classNames(
          styles['slot'],
          styles['controller'],
          !filled && styles['empty'],
          dragItem ? styles['refuses'] : isMissing && styles['gone'],
          over === slot && styles['over'],
        )}
        data-slot={slot}
        aria-label={filled ? picture.filled(slot, name) : picture.emptyController(slot)}
        aria-describedby={word === undefined ? undefined : wordId}
        onClick={() => !actions.dropPicked(slot) && open({ dialog: 'choose-controller', slot })}
        onKeyDown={moveFocus}
      >
        <ControllerMark refuses={dragItem !== null} discontinued={isMissing} filled={filled} />
      </button>
      {word !== undefined && (
        <span id={wordId} className={classNames(styles['word'], dragItem && over !== slot && styles['quiet'])}>
          {word}
        </span>
      )}
    </>
  );
};

type ControllerMarkProps = { readonly refuses: boolean; readonly discontinued: boolean; readonly filled: boolean };

/** Icon of a controller slot: refuses the dragged module, lacks its controller in the catalogue, or is still empty. */
const ControllerMark = ({ refuses, discontinued, filled }: ControllerMarkProps): ReactElement | null => {
  if (filled && !refuses && !discontinued) return null;
  const Sign = refuses ? Ban : discontinued ? TriangleAlert : Plus;
  return <Sign className={styles['mark']} aria-hidden />;
};
