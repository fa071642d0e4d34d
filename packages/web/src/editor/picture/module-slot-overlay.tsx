import type { Slot } from '@ramka/domain/set/slot';
import { Ban, Plus, Settings2, Trash2, TriangleAlert } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useOpenDialog } from '../dialogs/open-dialog.ts';
import { nameOfCarried, refusalOf } from '../drag/carried.ts';
import { useCarrying, useCarryingActions } from '../drag/carrying-context.ts';
import { useEditor } from '../state/editor-context.ts';
import { nameInSlot } from '../words/name-of.ts';
import { refusalText } from '../words/refusal-text.ts';
import { handleSlotKeys } from './slot-keys.ts';
import styles from './slot-overlay.module.css';

/** A slot for a module: a target for what is carried, a handle for what is in it, and its tools. */
export const ModuleSlotOverlay = ({ slot }: { readonly slot: Slot }): ReactElement => {
  const { draft, edit } = useEditor();
  const open = useOpenDialog();
  const { editor: texts } = useTexts();
  const filled = draft.set.modules[slot] !== undefined;
  return (
    <>
      <ModuleSlotButton slot={slot} />
      {filled && (
        <div className={styles['tools']}>
          <IconButton
            icon={Settings2}
            size="small"
            look="floating"
            label={texts.picture.options(slot)}
            onClick={() => open({ kind: 'options', slot })}
          />
          <IconButton
            icon={Trash2}
            size="small"
            look="floating"
            label={texts.picture.remove(slot)}
            onClick={() => edit({ kind: 'remove-module', slot })}
          />
        </div>
      )}
    </>
  );
};

const ModuleSlotButton = ({ slot }: { readonly slot: Slot }): ReactElement => {
  const texts = useTexts();
  const editor = useEditor();
  const open = useOpenDialog();
  const actions = useCarryingActions();
  const target = useSlotTarget(slot);
  const wordId = useId();
  const { set } = editor.draft;
  const choice = set.modules[slot];
  const gone = choice !== undefined && editor.catalogue.findModule(choice.moduleId) === undefined;
  const filled = choice !== undefined && !gone;
  const name = nameInSlot(set, slot, editor.catalogue, texts);
  const { picture } = texts.editor;

  const handleClick = (): void => {
    if (actions.dropPicked(slot)) return;
    if (filled) open({ kind: 'options', slot });
  };
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
        <span id={wordId} className={classNames(styles['word'], !target.over && !gone && 'visually-hidden')}>
          {target.word ?? picture.gone}
        </span>
      )}
    </>
  );
};

type Target = {
  readonly verdict: 'accepts' | 'refuses' | undefined;
  /** What would happen, or why not. */
  readonly word: string | undefined;
  readonly over: boolean;
  readonly leaving: boolean;
};

const useSlotTarget = (slot: Slot): Target => {
  const texts = useTexts();
  const { draft, catalogue } = useEditor();
  const { carried, by, over } = useCarrying();
  if (!carried) return { verdict: undefined, word: undefined, over: false, leaving: false };
  const leaving = carried.kind === 'placed' && carried.from === slot;
  const refusal = refusalOf(carried, slot, draft.set, catalogue);
  const replaced = leaving ? '' : nameInSlot(draft.set, slot, catalogue, texts);
  const { picture } = texts.editor;
  const promise =
    replaced === ''
      ? by === 'pick'
        ? picture.placeHere(nameOfCarried(carried, draft.set, catalogue), slot)
        : undefined
      : picture.replaces(replaced);
  return {
    verdict: refusal ? 'refuses' : leaving ? undefined : 'accepts',
    word: refusal ? refusalText(refusal, texts) : promise,
    over: over === slot,
    leaving: leaving && by === 'drag',
  };
};

type SlotMarkProps = Pick<Target, 'verdict'> & {
  readonly gone: boolean;
  readonly filled: boolean;
  readonly slot: Slot;
};

const SlotMark = ({ verdict, gone, filled, slot }: SlotMarkProps): ReactElement | null => {
  if (verdict === 'refuses') return <Ban className={styles['mark']} aria-hidden />;
  if (gone) return <TriangleAlert className={styles['mark']} aria-hidden />;
  if (filled) return null;
  return (
    <span className={styles['mark']} aria-hidden>
      {verdict === 'accepts' ? <Plus size={16} /> : slot}
    </span>
  );
};
