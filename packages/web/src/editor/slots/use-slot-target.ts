import type { Slot } from '@ramka/domain/catalogue';
import { useTexts } from '../../language/texts.ts';
import { nameOfCarried, refusalOf } from '../carrying/carried.ts';
import { useCarrying } from '../carrying/carrying-context.ts';
import { useEditor } from '../state/editor-context.ts';
import { nameInSlot } from '../words/name-of.ts';
import { refusalText } from '../words/refusal-text.ts';

/** What a module slot says to what is carried now. */
export type SlotTarget = {
  readonly verdict: 'accepts' | 'refuses' | undefined;
  /** What would happen, or why not. */
  readonly word: string | undefined;
  readonly over: boolean;
  readonly leaving: boolean;
  /** Whether the next card goes there. */
  readonly awaiting: boolean;
};

/** What a module slot says to what is carried now; nothing while nothing is. */
export const useSlotTarget = (slot: Slot): SlotTarget => {
  const texts = useTexts();
  const { draft, catalogue } = useEditor();
  const { carried, by, over, awaiting } = useCarrying();
  if (!carried) {
    return { verdict: undefined, word: undefined, over: false, leaving: false, awaiting: awaiting === slot };
  }
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
    awaiting: false,
  };
};
