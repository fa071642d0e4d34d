import type { Component, Slot } from '@ramka/domain/catalogue';
import { type ModuleCard, moveModule, nameOfCard, placementProblem } from '@ramka/domain/set/modules';
import type { PageTexts } from '@ramka/texts/texts';
import type { Editor } from '../editing/editor.ts';
import type { Edit, EditProblem } from '../editing/edits.ts';

/** What is on its way into a slot: a card of the drawer, or the module of another slot. */
export type DragItem =
  | { readonly kind: 'card'; readonly card: ModuleCard }
  | { readonly kind: 'placed'; readonly from: Slot };

/** The dragged item: dragged by a pointer, or picked by a click or key until a slot is pointed at. */
export type DragState = {
  readonly dragItem: DragItem | null;
  readonly by: 'drag' | 'pick';
  /** The slot that it would fall into. */
  readonly over: Slot | null;
  /** An empty slot that was pointed at first, while nothing is dragged: the next card goes there. */
  readonly armedSlot: Slot | null;
  /** The card that went into the slot before the one that awaits: a row of it can be made. */
  readonly repeatCard: ModuleCard | null;
};

/** Nothing is on its way. */
export const idleDrag: DragState = { dragItem: null, by: 'drag', over: null, armedSlot: null, repeatCard: null };

/** The current editor and texts that drag actions use. */
export type DragHost = {
  readonly editor: Editor;
  readonly texts: PageTexts;
  readonly announce: (text: string) => void;
};

/** What of the editor tells about the dragged item. */
type SetOnScreen = Pick<Editor, 'draft' | 'catalogue'>;

/**
 * Why a slot would refuse the dragged item, or undefined where it would take it; asked before the drop
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

/** The edit that puts the dragged item into a slot. */
export const editOfDrop = (dragItem: DragItem, slot: Slot): Edit =>
  dragItem.kind === 'card'
    ? { kind: 'place-module', card: dragItem.card, slot }
    : { kind: 'move-module', from: dragItem.from, to: slot };

/** The name of the dragged item. */
export const nameOfDragItem = (dragItem: DragItem, { draft, catalogue }: SetOnScreen): string => {
  if (dragItem.kind === 'card') return nameOfCard(dragItem.card);
  const choice = draft.set.modules[dragItem.from];
  return (choice && catalogue.findModule(choice.moduleId)?.name) ?? '';
};

/** The visible part of the dragged item; undefined where the catalogue has it no more. */
export const visiblePartOf = (dragItem: DragItem, { draft, catalogue }: SetOnScreen): Component | undefined => {
  if (dragItem.kind === 'card') return dragItem.card.visiblePart;
  const choice = draft.set.modules[dragItem.from];
  return choice && catalogue.findModule(choice.moduleId)?.components[choice.visibleComponentId];
};
