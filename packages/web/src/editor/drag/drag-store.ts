import type { Slot } from '@ramka/domain/catalogue';
import { type ModuleCard, nameOfCard } from '@ramka/domain/set/modules';
import { frameOfSet, freeModuleSlots } from '@ramka/domain/set/product-set';
import type { PointerEvent } from 'react';
import { createStore, type Store } from '../../platform/store.ts';
import type { Editor } from '../editing/editor.ts';
import { type Carried, type CarryingHost, type CarryingState, editOfDrop, nothingCarried } from './drag-item.ts';
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
  /** Puts what is picked into a slot, and keeps it in the hand; false where nothing is picked. */
  readonly dropPicked: (slot: Slot) => boolean;
  /**
   * A double-click or Enter: the module flies into the slot that awaits one, or into the first free one. Where none is
   * free it is picked, to take the place of another.
   */
  readonly place: (card: ModuleCard, from: HTMLElement) => void;
  /** Puts a card into all free slots. */
  readonly fill: (card: ModuleCard) => void;
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
  const { pick, place, fill } = waysWithoutDrag(state, host, slots);
  let placedByClick = Number.NEGATIVE_INFINITY;
  return {
    slots,
    fill,
    press: (event, carried) => {
      const pressed = { down: event.nativeEvent, element: event.currentTarget };
      if (event.button === 0) dragCarried(pressed, carried, slots, host, state);
    },
    pick: (card, from) => {
      if (state.get().awaiting === null) {
        pick(card, host().texts.editor.announce.picked(nameOfCard(card)));
        return;
      }
      place(card, from);
      placedByClick = performance.now();
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
      host().editor.edit(editOfDrop(carried, slot));
      return true;
    },
    place: (card, from) => {
      if (performance.now() - placedByClick >= DOUBLE_CLICK_TIME) place(card, from);
    },
  };
};

/** What becomes of a card that is not dragged. */
const waysWithoutDrag = (state: Store<CarryingState>, host: () => CarryingHost, slots: SlotElements) => {
  const pick = (card: ModuleCard, text: string): void => {
    state.set({ ...nothingCarried, carried: { kind: 'card', card }, by: 'pick' });
    host().announce(text);
  };
  const pickToReplace = (card: ModuleCard): void => pick(card, host().texts.editor.drawer.full(nameOfCard(card)));
  const place = (card: ModuleCard, from: HTMLElement): void => {
    const { editor } = host();
    const { awaiting } = state.get();
    const free = freeSlots(editor);
    if (awaiting === null && free?.length === 0) {
      pickToReplace(card);
      return;
    }
    const placed = flyIntoSlot(card, from, awaiting, slots, editor);
    const next = placed && awaiting !== null ? slotAfter(awaiting, free ?? []) : null;
    state.set({ ...nothingCarried, awaiting: next, again: next && card });
  };
  const fill = (card: ModuleCard): void => {
    const { editor } = host();
    if (freeSlots(editor)?.length === 0) pickToReplace(card);
    else if (editor.edit({ kind: 'place-module', card, slot: 'all-free' })) state.set(nothingCarried);
  };
  return { pick, place, fill };
};

/** The slots that are free for modules; undefined while there is no frame. */
const freeSlots = ({ draft: { set }, catalogue }: Editor): readonly Slot[] | undefined => {
  const frame = frameOfSet(set, catalogue);
  return frame && freeModuleSlots(set, frame);
};

/** The slot whose turn it is after one that is filled now: the next free one to the right, or else the first. */
const slotAfter = (filled: Slot, free: readonly Slot[]): Slot | null => {
  const others = free.filter((slot) => slot !== filled);
  return others.find((slot) => slot > filled) ?? others[0] ?? null;
};
