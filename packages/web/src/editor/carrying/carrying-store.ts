import type { Slot } from '@ramka/domain/catalogue';
import type { ModuleCard } from '@ramka/domain/set/modules';
import type { PointerEvent } from 'react';
import { type Carried, type CarryingState, editOfDrop, nameIn, nothingCarried, type Surroundings } from './carried.ts';
import { dragCarried, flyIntoSlot } from './drag.ts';
import { createSlotElements, type SlotElements } from './slot-areas.ts';

/** What is carried now, and the actions, which stay the same for as long as the editor is open. */
export type CarryingStore = {
  readonly actions: CarryingActions;
  readonly state: () => CarryingState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly see: (surroundings: Surroundings) => void;
};

/** Nothing is carried yet. */
export const createCarryingStore = (start: Surroundings): CarryingStore => {
  let state = nothingCarried;
  let around = start;
  const listeners = new Set<() => void>();
  const carry = (next: CarryingState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    actions: carryingActions(
      () => state,
      () => around,
      carry,
    ),
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    see: (surroundings) => {
      around = surroundings;
    },
  };
};

/** How carrying begins and ends. These never change, so that five hundred cards are not drawn again for a drag. */
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
  /** A double-click or Enter: into the slot that awaits a module, or the first free one; it flies there from the card. */
  readonly place: (card: ModuleCard, from: HTMLElement) => void;
  readonly slots: SlotElements;
};

/** Milliseconds in which the second click of a double-click comes; it must not place the same card once more. */
const DOUBLE_CLICK_TIME = 500;

/** The actions of carrying, over a place for what is carried and a view of the editor. */
const carryingActions = (
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
