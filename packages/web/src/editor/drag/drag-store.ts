import type { Slot } from '@ramka/domain/catalogue';
import { type ModuleCard, nameOfCard } from '@ramka/domain/set/modules';
import { frameOfSet, freeModuleSlots, nextFreeModuleSlot } from '@ramka/domain/set/product-set';
import type { PointerEvent } from 'react';
import { createStore, type Store } from '../../platform/store.ts';
import { widerFrame } from '../editing/draft.ts';
import type { Editor } from '../editing/editor.ts';
import {
  armedText,
  type DragItem,
  type DragHost,
  type DragState,
  editOfDrop,
  idleDrag,
  movableCard,
} from './drag-item.ts';
import { announceCancel, startDrag, flyIntoSlot } from './drag.ts';
import { createSlotElements, type SlotElements } from './slot-areas.ts';

/** The drag state and its actions. The action functions are stable while the editor is open. */
export type DragStore = {
  readonly state: Store<DragState>;
  readonly actions: DragActions;
  /** Sets the editor and texts that the actions use. */
  readonly attach: (host: DragHost) => void;
};

/** Actions that start and end drags. The functions are stable, so that memoised cards do not re-render. */
export type DragActions = {
  /** Called on `pointerdown` on a card or a filled slot. */
  readonly press: (event: PointerEvent<HTMLElement>, dragItem: DragItem) => void;
  /**
   * Called on a click on a card: places it like `place`, or unpicks it. The second click of a double-click has no effect.
   */
  readonly click: (card: ModuleCard, from: HTMLElement) => void;
  /** Called on Space on a card: picks it, or unpicks it. */
  readonly pick: (card: ModuleCard) => void;
  /**
   * Called on a click on a slot while nothing is picked: moves the card that was just placed there if the slot is free.
   * Otherwise arms the slot for the next card, which replaces its module (docs/readings.md#r18).
   */
  readonly pointAt: (slot: Slot) => void;
  /** Whether the next card is placed into this slot. Unlike the rendered state, it is up to date in a slow press. */
  readonly isArmed: (slot: Slot) => boolean;
  /** Places the card that was just placed into the armed slot instead. A frame that grew for it shrinks again. */
  readonly placeInArmed: () => void;
  /** Called when the visitor looks for another card: the one that was just placed is no longer moved. */
  readonly keepPlaced: () => void;
  /** Unpicks the item and disarms the slot. */
  readonly cancel: () => void;
  /** Places the picked item into a slot and keeps it picked; false if nothing is picked. */
  readonly dropPicked: (slot: Slot) => boolean;
  /**
   * Called on Enter: the module flies into the armed slot or the first free one. A full frame grows. If it cannot, the
   * card is picked, so that it can replace another module.
   */
  readonly place: (card: ModuleCard, from: HTMLElement) => void;
  /** Places a card into all free slots. */
  readonly fill: (card: ModuleCard) => void;
  readonly slots: SlotElements;
};

/** Creates a store without a dragged item. */
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

/** Milliseconds after a click in which another click on the same card belongs to a double-click. */
const DOUBLE_CLICK_TIME = 500;

const dragActions = (state: Store<DragState>, host: () => DragHost): DragActions => {
  const slots = createSlotElements();
  const { pick, place, fill } = pickActions(state, host, slots);
  let clicked: { readonly card: ModuleCard; readonly at: number } | undefined;
  const cancel = (): void => {
    const { dragItem } = state.get();
    if (dragItem) announceCancel(dragItem, host());
    state.set(idleDrag);
  };
  const isPicked = (card: ModuleCard): boolean => {
    const { dragItem, by } = state.get();
    return by === 'pick' && dragItem?.kind === 'card' && dragItem.card === card;
  };
  return {
    slots,
    fill,
    place,
    cancel,
    press: (event, dragItem) => {
      const pressed = { down: event.nativeEvent, element: event.currentTarget };
      if (event.button === 0) startDrag(pressed, dragItem, slots, host, state);
    },
    click: (card, from) => {
      const at = performance.now();
      const isDouble = clicked?.card === card && at - clicked.at < DOUBLE_CLICK_TIME;
      clicked = { card, at };
      if (isDouble) return;
      if (isPicked(card)) cancel();
      else place(card, from);
    },
    pick: (card) => {
      if (isPicked(card)) cancel();
      else pick(card, host().texts.editor.announce.picked(nameOfCard(card)));
    },
    pointAt: (slot) => {
      const { editor, texts, announce } = host();
      const { set } = editor.draft;
      const movable = movableCard(state.get(), editor);
      if (movable && set.modules[slot] === undefined) {
        state.set(idleDrag);
        editor.edit({ kind: 'move-module', from: movable.slot, to: slot });
        return;
      }
      state.set({ ...idleDrag, armedSlot: slot, placed: movable?.slot === slot ? null : movable });
      announce(armedText(slot, set, texts));
    },
    isArmed: (slot) => state.get().armedSlot === slot,
    placeInArmed: () => {
      const { editor } = host();
      const { armedSlot } = state.get();
      const movable = movableCard(state.get(), editor);
      state.set(idleDrag);
      if (!movable || armedSlot === null) return;
      editor.undo();
      editor.edit({ kind: 'place-module', card: movable.card, slot: armedSlot });
    },
    keepPlaced: () => {
      if (state.get().placed !== null) state.set({ ...state.get(), placed: null });
    },
    dropPicked: (slot) => {
      const { dragItem, by } = state.get();
      if (!dragItem || by !== 'pick') return false;
      host().editor.edit(editOfDrop(dragItem, slot));
      return true;
    },
  };
};

/** Actions for a card that is clicked rather than dragged. */
const pickActions = (state: Store<DragState>, host: () => DragHost, slots: SlotElements) => {
  const pick = (card: ModuleCard, text: string): void => {
    state.set({ ...idleDrag, dragItem: { kind: 'card', card }, by: 'pick' });
    host().announce(text);
  };
  const pickToReplace = (card: ModuleCard): void => pick(card, host().texts.editor.drawer.full(nameOfCard(card)));
  const place = (card: ModuleCard, from: HTMLElement): void => {
    const { editor } = host();
    const { armedSlot } = state.get();
    const { set } = editor.draft;
    const frame = frameOfSet(set, editor.catalogue);
    const wider = isFull(editor) ? widerFrame(editor.draft, editor.catalogue) : undefined;
    if (armedSlot === null && isFull(editor) && !wider) {
      pickToReplace(card);
      return;
    }
    const isPlaced = flyIntoSlot(card, from, armedSlot, slots, editor);
    if (!isPlaced || !frame) {
      state.set(idleDrag);
      return;
    }
    if (armedSlot === null) {
      const slot = nextFreeModuleSlot(set, wider ?? frame);
      state.set({ ...idleDrag, placed: slot ? { card, slot } : null });
      return;
    }
    const isReplaced = set.modules[armedSlot] !== undefined;
    const next = isReplaced ? null : (nextFreeModuleSlot(set, frame, armedSlot) ?? null);
    state.set({ ...idleDrag, armedSlot: next, repeatCard: next && card });
  };
  const fill = (card: ModuleCard): void => {
    const { editor } = host();
    if (isFull(editor)) pickToReplace(card);
    else if (editor.edit({ kind: 'place-module', card, slot: 'all-free' })) state.set(idleDrag);
  };
  return { pick, place, fill };
};

/** Whether the frame has no free module slot. False without a frame. */
const isFull = ({ draft: { set }, catalogue }: Editor): boolean => {
  const frame = frameOfSet(set, catalogue);
  return frame !== undefined && freeModuleSlots(set, frame).length === 0;
};
