import type { Component, Slot } from '@ramka/domain/catalogue';
import { type ModuleCard, moveModule, nameOfCard, placementProblem } from '@ramka/domain/set/modules';
import type { ProductSet } from '@ramka/domain/set/product-set';
import type { PageTexts } from '@ramka/texts/texts';
import type { Editor } from '../editing/editor.ts';
import type { Edit, EditProblem } from '../editing/edits.ts';

/** The dragged item: a card of the drawer, or a placed module of another slot. */
export type DragItem =
  | { readonly kind: 'card'; readonly card: ModuleCard }
  | { readonly kind: 'placed'; readonly from: Slot };

/** Drag state. An item is either dragged by a pointer, or picked until a slot is chosen. */
export type DragState = {
  readonly dragItem: DragItem | null;
  readonly by: 'drag' | 'pick';
  /** The slot that a drop would go to. */
  readonly over: Slot | null;
  /** A slot that was clicked while nothing was dragged; the next card is placed into it. */
  readonly armedSlot: Slot | null;
  /** The card placed into the previous armed slot. The drawer offers to fill the remaining slots with it. */
  readonly repeatCard: ModuleCard | null;
  /** The card that was just placed into the first free slot. A click on another free slot moves it there. */
  readonly placed: { readonly card: ModuleCard; readonly slot: Slot } | null;
};

/** Returns the card that was just placed if nothing else was edited since. */
export const movableCard = (
  { placed }: Pick<DragState, 'placed'>,
  { draft, history }: Pick<Editor, 'draft' | 'history'>,
): DragState['placed'] => {
  if (!placed || history.past.at(-1)?.name !== 'place-module') return null;
  return draft.set.modules[placed.slot]?.moduleId === placed.card.module.id ? placed : null;
};

/** Asks for the card of an armed slot, which replaces the present module. */
export const armedText = (slot: Slot, { modules }: ProductSet, { editor: { drawer } }: PageTexts): string =>
  modules[slot] === undefined ? drawer.awaiting(slot) : drawer.replacing(slot);

/** State without a dragged item. */
export const idleDrag: DragState = {
  dragItem: null,
  by: 'drag',
  over: null,
  armedSlot: null,
  repeatCard: null,
  placed: null,
};

/** The current editor and texts that drag actions use. */
export type DragHost = {
  readonly editor: Editor;
  readonly texts: PageTexts;
  readonly announce: (text: string) => void;
};

/** The editor's state that describes the dragged item. */
type SetOnScreen = Pick<Editor, 'draft' | 'catalogue'>;

/**
 * Returns why a slot refuses the dragged item, or undefined if it accepts it. Checked before the drop
 * (docs/readings.md#r18).
 */
export const refusalOf = (
  dragItem: DragItem,
  slot: Slot,
  { draft: { set }, catalogue }: SetOnScreen,
): EditProblem | undefined => {
  if (dragItem.kind === 'card') return placementProblem(set, slot, dragItem.card.module, catalogue);
  const moved = moveModule(set, dragItem.from, slot, catalogue);
  return moved.ok ? undefined : moved.problem;
};

/** Returns the edit that moves or places the dragged item into a slot. */
export const editOfDrop = (dragItem: DragItem, slot: Slot): Edit =>
  dragItem.kind === 'card'
    ? { kind: 'place-module', card: dragItem.card, slot }
    : { kind: 'move-module', from: dragItem.from, to: slot };

export const nameOfDragItem = (dragItem: DragItem, { draft, catalogue }: SetOnScreen): string => {
  if (dragItem.kind === 'card') return nameOfCard(dragItem.card);
  const choice = draft.set.modules[dragItem.from];
  return (choice && catalogue.findModule(choice.moduleId)?.name) ?? '';
};

/** Returns the visible part of the dragged item; undefined if it is no longer in the catalogue. */
export const visiblePartOf = (dragItem: DragItem, { draft, catalogue }: SetOnScreen): Component | undefined => {
  if (dragItem.kind === 'card') return dragItem.card.visiblePart;
  const choice = draft.set.modules[dragItem.from];
  return choice && catalogue.findModule(choice.moduleId)?.components[choice.visibleComponentId];
};
