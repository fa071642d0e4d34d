import { editOfDrop } from './carried.ts';
import { nothingCarried, type CarryingActions, type CarryingState } from './carrying-context.ts';
import { dragCarried } from './drag-carried.ts';
import { nameIn } from './name-in.ts';
import { placeFirstFree } from './place-first-free.ts';
import { createSlotElements } from '../drag/slot-elements.ts';
import type { Surroundings } from './surroundings.ts';

/** The actions of carrying, over a place for what is carried and a view of the editor. */
export const carryingActions = (
  state: () => CarryingState,
  around: () => Surroundings,
  carry: (state: CarryingState) => void,
): CarryingActions => {
  const slots = createSlotElements();
  return {
    slots,
    press: (event, carried) => {
      if (event.button === 0) dragCarried(event.nativeEvent, carried, slots, around, carry);
    },
    pick: (card) => {
      carry({ carried: { kind: 'card', card }, by: 'pick', over: null });
      around().announce(around().texts.editor.announce.picked(card.module.name));
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
    placeFirstFree: (card, from) => {
      carry(nothingCarried);
      placeFirstFree(card, from, slots, around());
    },
  };
};
