import { picturePath } from '@ramka/domain/drawing/picture-path';
import { frameOfSet } from '@ramka/domain/set/frame-of-set';
import type { ModuleCard } from '@ramka/domain/set/modules/module-card';
import { firstFreeModuleSlot } from '@ramka/domain/set/slots/first-free-module-slot';
import type { Texts } from '@ramka/texts/texts';
import type { Editor } from '../state/editor-context.ts';
import { editOfDrop, nameOfCarried, visiblePartOf, type Carried } from './carried.ts';
import type { CarryingActions, CarryingState } from './carrying-context.ts';
import { dragIntoSlots } from './drag-into-slots.ts';
import { createGhost, type Ghost } from './ghost.ts';
import styles from './ghost.module.css';
import type { SlotArea } from './nearest-slot.ts';
import type { Point } from './press.ts';
import { createSlotElements, type SlotElements } from './slot-elements.ts';

/** What carrying sees of the editor at the time when something happens. */
export type Surroundings = {
  readonly editor: Editor;
  readonly texts: Texts;
  readonly announce: (text: string) => void;
};

/** What is carried now, and the actions, which stay the same for as long as the editor is open. */
export type CarryingStore = {
  readonly actions: CarryingActions;
  readonly state: () => CarryingState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly see: (surroundings: Surroundings) => void;
};

const nothing: CarryingState = { carried: null, by: 'drag', over: null };

/** Nothing is carried yet. */
export const createCarryingStore = (start: Surroundings): CarryingStore => {
  let state = nothing;
  let around = start;
  const listeners = new Set<() => void>();
  const carry = (next: CarryingState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    actions: actionsOf(
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

const actionsOf = (
  state: () => CarryingState,
  around: () => Surroundings,
  carry: (state: CarryingState) => void,
): CarryingActions => {
  const slots = createSlotElements();
  return {
    slots,
    press: (event, carried) => {
      if (event.button === 0) drag(event.nativeEvent, carried, slots, around, carry);
    },
    pick: (card) => {
      carry({ carried: { kind: 'card', card }, by: 'pick', over: null });
      around().announce(around().texts.editor.announce.picked(card.module.name));
    },
    letGo: () => {
      const { carried } = state();
      if (carried) around().announce(around().texts.editor.announce.letGo(nameIn(around(), carried)));
      carry(nothing);
    },
    dropPicked: (slot) => {
      const { carried, by } = state();
      if (!carried || by !== 'pick') return false;
      if (around().editor.edit(editOfDrop(carried, slot))) carry(nothing);
      return true;
    },
    placeFirstFree: (card, from) => {
      carry(nothing);
      placeFirstFree(card, from, slots, around());
    },
  };
};

const drag = (
  down: PointerEvent,
  carried: Carried,
  slots: SlotElements,
  around: () => Surroundings,
  carry: (state: CarryingState) => void,
): void =>
  dragIntoSlots(down, {
    areas: slots.areas,
    ghostAt: (point) => ghostOf(carried, point, slots, around().editor),
    onLift: () => {
      carry({ carried, by: 'drag', over: null });
      around().announce(around().texts.editor.announce.lifted(nameIn(around(), carried)));
    },
    onOver: (over) => carry({ carried, by: 'drag', over }),
    onDrop: (slot) => {
      carry(nothing);
      const area = slot !== null && around().editor.edit(editOfDrop(carried, slot)) ? slots.areaOf(slot) : undefined;
      return area && middleOf(area);
    },
    onCancel: () => carry(nothing),
  });

const placeFirstFree = (card: ModuleCard, from: HTMLElement, slots: SlotElements, { editor }: Surroundings): void => {
  const frame = frameOfSet(editor.draft.set, editor.catalogue);
  const slot = frame && firstFreeModuleSlot(editor.draft.set, frame);
  if (!editor.edit({ kind: 'place-module', card, slot: 'first-free' })) return;
  const area = slot && slots.areaOf(slot);
  if (area)
    ghostOf({ kind: 'card', card }, middleOf(from.getBoundingClientRect()), slots, editor)?.flyTo(middleOf(area));
};

const ghostOf = (carried: Carried, at: Point, slots: SlotElements, { draft, catalogue }: Editor): Ghost | undefined => {
  const part = visiblePartOf(carried, draft.set, catalogue);
  const [area] = slots.areas();
  return part && area && createGhost(picturePath.article(part), area.right - area.left, at, styles['ghost'] ?? '');
};

const nameIn = ({ editor }: Surroundings, carried: Carried): string =>
  nameOfCarried(carried, editor.draft.set, editor.catalogue);

const middleOf = ({ left, right, top, bottom }: Omit<SlotArea, 'slot'>): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});
