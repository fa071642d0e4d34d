import type { Slot } from '@ramka/domain/catalogue';
import { type ModuleCard, nameOfCard } from '@ramka/domain/set/modules';
import type { PointerEvent } from 'react';
import { createStore, type Store } from '../../page/store.ts';
import { type Carried, type CarryingHost, type CarryingState, editOfDrop, nothingCarried } from './carried.ts';
import { announceLetGo, dragCarried, flyIntoSlot } from './drag.ts';
import { createSlotElements, type SlotElements } from './slot-areas.ts';

/** What is carried now, and the actions, which stay the same for as long as the editor is open. */
export type CarryingStore = {
  readonly state: Store<CarryingState>;
  readonly actions: CarryingActions;
  /** Says what to act on from now on. */
  readonly attach: (host: CarryingHost) => void;
};

/** How carrying begins and ends. The functions never change: five hundred cards are not drawn again for a drag. */
export type CarryingActions = {
  /** From `pointerdown` on a card or a filled slot. */
  readonly press: (event: PointerEvent<HTMLElement>, carried: Carried) => void;
  /** A click on a card: picks it, or places it where a slot awaits one. */
  readonly pick: (card: ModuleCard, from: HTMLElement) => void;
  /** A click on an empty slot while nothing is picked: the next card goes there. */
  readonly await: (slot: Slot) => void;
  /** Puts what is picked back. */
  readonly letGo: () => void;
  /** Puts what is picked into a slot; false where nothing is picked. */
  readonly dropPicked: (slot: Slot) => boolean;
  /** A double-click or Enter: the module flies into the slot that awaits one, or into the first free one. */
  readonly place: (card: ModuleCard, from: HTMLElement) => void;
  readonly slots: SlotElements;
};

/** Nothing is carried yet. */
export const createCarryingStore = (start: CarryingHost): CarryingStore => {
  const state = createStore(nothingCarried);
  let host = start;
  return {
    state,
    actions: carryingActions(state, () => host),
    attach: (next) => {
      host = next;
    },
  };
};

/** Milliseconds in which a click counts as the second of a double-click: it does not place the card again. */
const DOUBLE_CLICK_TIME = 500;

const carryingActions = (state: Store<CarryingState>, host: () => CarryingHost): CarryingActions => {
  const slots = createSlotElements();
  let placedByClick = Number.NEGATIVE_INFINITY;
  const place = (card: ModuleCard, from: HTMLElement): void => {
    const { awaiting } = state.get();
    if (performance.now() - placedByClick < DOUBLE_CLICK_TIME) return;
    state.set(nothingCarried);
    flyIntoSlot(card, from, awaiting, slots, host().editor);
  };
  return {
    slots,
    press: (event, carried) => {
      const pressed = { down: event.nativeEvent, element: event.currentTarget };
      if (event.button === 0) dragCarried(pressed, carried, slots, host, state);
    },
    pick: (card, from) => {
      if (state.get().awaiting !== null) {
        place(card, from);
        placedByClick = performance.now();
        return;
      }
      const { texts, announce } = host();
      state.set({ ...nothingCarried, carried: { kind: 'card', card }, by: 'pick' });
      announce(texts.editor.announce.picked(nameOfCard(card)));
    },
    await: (slot) => {
      const { texts, announce } = host();
      state.set({ ...nothingCarried, awaiting: slot });
      announce(texts.editor.drawer.awaiting(slot));
    },
    letGo: () => {
      const { carried } = state.get();
      if (carried) announceLetGo(carried, host());
      state.set(nothingCarried);
    },
    dropPicked: (slot) => {
      const { carried, by } = state.get();
      if (!carried || by !== 'pick') return false;
      if (host().editor.edit(editOfDrop(carried, slot))) state.set(nothingCarried);
      return true;
    },
    place,
  };
};
