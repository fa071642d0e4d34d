import type { ModuleCard } from '@ramka/domain/set/modules';
import { editOfDrop } from './carried.ts';
import { nothingCarried, type CarryingActions, type CarryingState } from './carrying-context.ts';
import { dragCarried } from './drag-carried.ts';
import { nameIn } from './name-in.ts';
import { flyIntoSlot } from './fly-into-slot.ts';
import { createSlotElements } from '../drag/slot-elements.ts';
import type { Surroundings } from './surroundings.ts';

/** Milliseconds in which the second click of a double-click comes; it must not place the same card once more. */
const DOUBLE_CLICK_TIME = 500;

/** The actions of carrying, over a place for what is carried and a view of the editor. */
export const carryingActions = (
  state: () => CarryingState,
  around: () => Surroundings,
  carry: (state: CarryingState) => void,
): CarryingActions => {
  const slots = createSlotElements();
  let placedByClick = Number.NEGATIVE_INFINITY;
  const place = (card: ModuleCard, from: HTMLElement): void => {
    const { awaiting } = state();
    if (performance.now() - placedByClick < DOUBLE_CLICK_TIME) return;
    carry(nothingCarried);
    flyIntoSlot(card, from, awaiting, slots, around());
  };
  return {
    slots,
    press: (event, carried) => {
      if (event.button === 0) dragCarried(event.nativeEvent, carried, slots, around, carry);
    },
    pick: (card, from) => {
      if (state().awaiting !== null) {
        place(card, from);
        placedByClick = performance.now();
        return;
      }
      carry({ ...nothingCarried, carried: { kind: 'card', card }, by: 'pick' });
      around().announce(around().texts.editor.announce.picked(card.module.name));
    },
    await: (slot) => {
      carry({ ...nothingCarried, awaiting: slot });
      around().announce(around().texts.editor.drawer.awaiting(slot));
    },
    letGo: () => {
      const { carried } = state();
      if (carried) around().announce(around().texts.editor.announce.letGo(nameIn(around(), carried)));
      carry(nothingCarried);
    },
    dropPicked: (slot) => {
      const { carried, by } = state();
      if (!carried || by !== 'pick') return false;
      if (around().editor.edit(editOfDrop(carried, slot))) carry(nothingCarried);
      return true;
    },
    place,
  };
};
