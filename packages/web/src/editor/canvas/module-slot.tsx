import type { Slot } from '@ramka/domain/catalogue';
import { Ban, Plus, Settings2, Trash2, TriangleAlert } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import { useTexts } from '../../language/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { nameOfDragItem, refusalOf } from '../drag/drag-item.ts';
import { useDragState, useDragActions } from '../drag/drag-provider.tsx';
import { colourApartFromFrame, nameInSlot, refusalText } from '../editing/edit-texts.ts';
import { useEditor, useCanvasEditor, useOpenDialog } from '../editing/editor.ts';
import { useGoToStep } from '../editing/steps.ts';
import styles from './slot.module.css';
import { handleSlotKeys, lacksArticle } from './slots.ts';

/** Overlay of a module slot: drop target, drag handle of the placed module, and its tools. */
export const ModuleSlotOverlay = ({ slot }: { readonly slot: Slot }): ReactElement => (
  <>
    <ModuleSlotButton slot={slot} />
    <ModuleSlotTools slot={slot} />
  </>
);

/** Buttons for the module in a slot. */
const ModuleSlotTools = ({ slot }: { readonly slot: Slot }): ReactElement | null => {
  const { draft, catalogue, edit } = useEditor();
  const open = useOpenDialog();
  const { slots } = useDragActions();
  const { editor } = useTexts();
  const choice = draft.set.modules[slot];
  const isInCatalogue = choice !== undefined && catalogue.findModule(choice.moduleId) !== undefined;
  const remove = (): void => {
    if (edit({ kind: 'remove-module', slot })) slots.focus(slot);
  };
  if (choice === undefined) return null;
  return (
    <div className={styles['tools']} data-uncovered="">
      {isInCatalogue && (
        <IconButton
          icon={Settings2}
          size="small"
          variant="floating"
          label={editor.picture.options(slot)}
          onClick={() => open({ dialog: 'configure-module', slot })}
        />
      )}
      <IconButton icon={Trash2} size="small" variant="floating" label={editor.picture.remove(slot)} onClick={remove} />
    </div>
  );
};

/** Button of a module slot: drop target, and drag handle of the placed module. */
const ModuleSlotButton = ({ slot }: { readonly slot: Slot }): ReactElement => {
  const texts = useTexts();
  const editor = useCanvasEditor();
  const actions = useDragActions();
  const target = useSlotTarget(slot);
  const wordId = useId();
  const { set } = editor.draft;
  const choice = set.modules[slot];
  const isMissing = lacksArticle(set, slot, editor.catalogue);
  const visiblePart = choice && editor.catalogue.findModule(choice.moduleId)?.components[choice.visibleComponentId];
  const filled = visiblePart !== undefined;
  const name = nameInSlot(set, slot, editor.catalogue, texts);
  const colour = colourApartFromFrame(set, slot, editor.catalogue);
  const { picture } = texts.editor;
  const handleClick = useSlotClick(slot, filled);
  return (
    <>
      <button
        type="button"
        ref={(element) => actions.slots.register(slot, element)}
        className={classNames(
          styles['slot'],
          filled ? styles['filled'] : styles['empty'],
          isMissing && styles['gone'],
          target.leaving && styles['leaving'],
          target.verdict && styles[target.verdict],
          target.over && styles['over'],
          target.armed && styles['armed'],
        )}
        data-slot={slot}
        aria-label={
          choice ? picture.filled(slot, colour === undefined ? name : `${name}, ${colour}`) : picture.empty(slot)
        }
        aria-keyshortcuts={filled ? 'Delete Shift+ArrowLeft Shift+ArrowRight' : undefined}
        aria-describedby={target.word === undefined ? undefined : wordId}
        onClick={handleClick}
        onPointerDown={(event) => filled && actions.press(event, { kind: 'placed', from: slot })}
        onKeyDown={(event) => handleSlotKeys(event, slot, editor.edit)}
      >
        <SlotMark verdict={target.verdict} discontinued={isMissing} filled={filled} slot={slot} />
      </button>
      {(target.word !== undefined || isMissing) && (
        <span id={wordId} className={classNames(styles['word'], !target.over && !isMissing && styles['quiet'])}>
          {target.word ?? picture.gone}
        </span>
      )}
    </>
  );
};

type SlotMarkProps = Pick<SlotTarget, 'verdict'> & {
  readonly discontinued: boolean;
  readonly filled: boolean;
  readonly slot: Slot;
};

/**
 * Icon of a module slot: its number, whether it accepts the dragged module, or a warning that its part is no longer in
 * the catalogue.
 */
const SlotMark = ({ verdict, discontinued, filled, slot }: SlotMarkProps): ReactElement | null => {
  if (verdict === 'refuses') return <Ban className={styles['mark']} aria-hidden />;
  if (discontinued) return <TriangleAlert className={styles['mark']} aria-hidden />;
  if (filled) return null;
  return (
    <span className={styles['mark']} aria-hidden>
      {verdict === 'accepts' ? <Plus size={16} /> : slot}
    </span>
  );
};

/**
 * Returns the click handler of a slot. A click places the picked module. Otherwise it selects the slot for the next
 * card; a further click on a selected slot opens the options of its module.
 */
const useSlotClick = (slot: Slot, filled: boolean): (() => void) => {
  const actions = useDragActions();
  const open = useOpenDialog();
  const goToStep = useGoToStep();
  return () => {
    if (actions.dropPicked(slot)) return;
    if (filled && actions.isArmed(slot)) {
      actions.cancel();
      open({ dialog: 'configure-module', slot });
      return;
    }
    goToStep('modules');
    actions.pointAt(slot);
  };
};

/** State of a module slot during a drag. */
type SlotTarget = {
  readonly verdict: 'accepts' | 'refuses' | undefined;
  /** The outcome of a drop, or why it would be refused. */
  readonly word: string | undefined;
  readonly over: boolean;
  readonly leaving: boolean;
  /** Whether the next card is placed into this slot. */
  readonly armed: boolean;
};

/** Returns the state of a slot for the current drag; all fields are empty or false without one. */
const useSlotTarget = (slot: Slot): SlotTarget => {
  const texts = useTexts();
  const { draft, catalogue } = useCanvasEditor();
  const { dragItem, by, over, armedSlot } = useDragState();
  if (!dragItem) {
    return { verdict: undefined, word: undefined, over: false, leaving: false, armed: armedSlot === slot };
  }
  const leaving = dragItem.kind === 'placed' && dragItem.from === slot;
  const refusal = refusalOf(dragItem, slot, { draft, catalogue });
  const replaced = leaving ? '' : nameInSlot(draft.set, slot, catalogue, texts);
  const { picture } = texts.editor;
  const promise =
    replaced === ''
      ? by === 'pick'
        ? picture.placeHere(nameOfDragItem(dragItem, { draft, catalogue }), slot)
        : undefined
      : dragItem.kind === 'placed'
        ? picture.swapsWith(replaced)
        : picture.replaces(replaced);
  return {
    verdict: refusal ? 'refuses' : leaving ? undefined : 'accepts',
    word: refusal ? refusalText(refusal, texts) : promise,
    over: over === slot,
    leaving: leaving && by === 'drag',
    armed: false,
  };
};
