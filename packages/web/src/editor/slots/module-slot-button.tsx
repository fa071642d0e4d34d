import type { Slot } from '@ramka/domain/catalogue';
import { useId, type ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { useCarryingActions } from '../carrying/carrying-context.ts';
import { useEditor } from '../state/editor-context.ts';
import { nameInSlot } from '../words/name-of.ts';
import { lacksArticle } from './lacks-article.ts';
import { handleSlotKeys } from './slot-keys.ts';
import { SlotMark } from './slot-mark.tsx';
import styles from './slot-overlay.module.css';
import { useSlotClick } from './use-slot-click.ts';
import { useSlotTarget } from './use-slot-target.ts';

/** A module slot itself: where what is carried falls, and a handle for what is in it. */
export const ModuleSlotButton = ({ slot }: { readonly slot: Slot }): ReactElement => {
  const texts = useTexts();
  const editor = useEditor();
  const actions = useCarryingActions();
  const target = useSlotTarget(slot);
  const wordId = useId();
  const { set } = editor.draft;
  const choice = set.modules[slot];
  const gone = lacksArticle(set, slot, editor.catalogue);
  const drawn = choice && editor.catalogue.findModule(choice.moduleId)?.components[choice.visibleComponentId];
  const filled = drawn !== undefined;
  const name = nameInSlot(set, slot, editor.catalogue, texts);
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
          gone && styles['gone'],
          target.leaving && styles['leaving'],
          target.verdict && styles[target.verdict],
          target.over && styles['over'],
          target.awaiting && styles['awaiting'],
        )}
        data-slot={slot}
        aria-label={choice ? picture.filled(slot, name) : picture.empty(slot)}
        aria-describedby={target.word === undefined ? undefined : wordId}
        onClick={handleClick}
        onPointerDown={(event) => filled && actions.press(event, { kind: 'placed', from: slot })}
        onKeyDown={(event) => handleSlotKeys(event, slot, editor.edit)}
      >
        <SlotMark verdict={target.verdict} gone={gone} filled={filled} slot={slot} />
      </button>
      {(target.word !== undefined || gone) && (
        <span id={wordId} className={classNames(styles['word'], !target.over && !gone && styles['quiet'])}>
          {target.word ?? picture.gone}
        </span>
      )}
    </>
  );
};
