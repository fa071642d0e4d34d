import type { Slot } from '@ramka/domain/catalogue';
import { type ModuleCard, nameOfCard } from '@ramka/domain/set/modules';
import { frameOfSet, freeModuleSlots } from '@ramka/domain/set/product-set';
import type { PointerEvent } from 'react';
import { createStore, type Store } from '../../platform/store.ts';
import type { Editor } from '../editing/editor.ts';
import { type DragItem, type DragHost, type DragState, editOfDrop, idleDrag } from './drag-item.ts';
import { announceCancel, startDrag, flyIntoSlot } from './drag.ts';
import { createSlotElements, type SlotElements } from './slot-areas.ts';

/** The dragged item, and the actions, which stay the same for as long as the editor is open. */
export type DragStore = {
  readonly state: Store<DragState>;
  readonly actions: DragActions;
  /** Says what to act on from now on. */
  readonly attach: (host: DragHost) => void;
};

/** Starts and ends drags. The functions never change: five hundred cards are not drawn again for a drag. */
export type DragActions = {
  /** From `pointerdown` on a card or a filled slot. */
  readonly press: (event: PointerEvent<HTMLElement>, dragItem: DragItem) => void;
  /** A click on a card: picks it, or places it where a slot awaits one. */
  readonly pick: (card: ModuleCard, from: HTMLElement) => void;
  /** A click on an empty slot while nothing is picked: the next card goes there. */
  readonly armSlot: (slot: Slot) => void;
  /** Puts what is picked back. */
  readonly cancel: () => void;
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

/** No drag has started yet. */
export const createDragStore = (start: DragHost): DragStore => {
  const state = createStore(idleDrag);
  let host = start;
  return {
    state,
    actions: dragActions(state, () => host),
    attach: (next) => {
      host = next;
    },
  };
};

/** Milliseconds in which a click counts as the second of a double-click: it does not place the card again. */
const DOUBLE_CLICK_TIME = 500;

const dragActions = (state: Store<DragState>, host: () => DragHost): DragActions => {
  const slots = createSlotElements();
  const { pick, place, fill } = pickActions(state, host, slots);
  let placedByClick = Number.NEGATIVE_INFINITY;
  return {
    slots,
    fill,
    press: (event, dragItem) => {
      const pressed = { down: event.nativeEvent, element: event.currentTarget };
      if (event.button === 0) startDrag(pressed, dragItem, slots, host, state);
    },
    pick: (card, from) => {
      if (state.get().armedSlot === null) {
        pick(card, host().texts.editor.announce.picked(nameOfCard(card)));
        return;
      }
      place(card, from);
      placedByClick = performance.now();
    },
    armSlot: (slot) => {
      const { texts, announce } = host();
      state.set({ ...idleDrag, armedSlot: slot });
      announce(texts.editor.drawer.awaiting(slot));
    },
    cancel: () => {
      const { dragItem } = state.get();
      if (dragItem) announceCancel(dragItem, host());
      state.set(idleDrag);
    },
    dropPicked: (slot) => {
      const { dragItem, by } = state.get();
      if (!dragItem || by !== 'pick') return false;
      host().editor.edit(editOfDrop(dragItem, slot));
      return true;
    },
    place: (card, from) => {
      if (performance.now() - placedByClick >= DOUBLE_CLICK_TIME) place(card, from);
    },
  };
};

/** What becomes of a card that is not dragged. */
const pickActions = (state: Store<DragState>, host: () => DragHost, slots: SlotElements) => {
  const pick = (card: ModuleCard, text: string): void => {
    state.set({ ...idleDrag, dragItem: { kind: 'card', card }, by: 'pick' });
    host().announce(text);
  };
  const pickToReplace = (card: ModuleCard): void => pick(card, host().texts.editor.drawer.full(nameOfCard(card)));
  const place = (card: ModuleCard, from: HTMLElement): void => {
    const { editor } = host();
    const { armedSlot } = state.get();
    const free = freeSlots(editor);
    if (armedSlot === null && free?.length === 0) {
      pickToReplace(card);
      return;
    }
    const placed = flyIntoSlot(card, from, armedSlot, slots, editor);
    const next = placed && armedSlot !== null ? slotAfter(armedSlot, free ?? []) : null;
    state.set({ ...idleDrag, armedSlot: next, repeatCard: next && card });
  };
  const fill = (card: ModuleCard): void => {
    const { editor } = host();
    if (freeSlots(editor)?.length === 0) pickToReplace(card);
    else if (editor.edit({ kind: 'place-module', card, slot: 'all-free' })) state.set(idleDrag);
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
