import type { Component, Slot } from '@ramka/domain/catalogue';
import { type ModuleCard, moveModule, nameOfCard, placementProblem } from '@ramka/domain/set/modules';
import type { PageTexts } from '@ramka/texts/texts';
import type { Editor } from '../editing/editor.ts';
import type { Edit, EditProblem } from '../editing/edits.ts';

/** What is on its way into a slot: a card of the drawer, or the module of another slot. */
export type Carried =
  | { readonly kind: 'card'; readonly card: ModuleCard }
  | { readonly kind: 'placed'; readonly from: Slot };

/** What is carried now: dragged by a pointer, or picked by a click or key until a slot is pointed at. */
export type CarryingState = {
  readonly carried: Carried | null;
  readonly by: 'drag' | 'pick';
  /** The slot that it would fall into. */
  readonly over: Slot | null;
  /** An empty slot that was pointed at first, while nothing is carried: the next card goes there. */
  readonly awaiting: Slot | null;
  /** The card that went into the slot before the one that awaits: a row of it can be made. */
  readonly again: ModuleCard | null;
};

/** Nothing is on its way. */
export const nothingCarried: CarryingState = { carried: null, by: 'drag', over: null, awaiting: null, again: null };

/** What carrying acts on, as it is when something happens. */
export type CarryingHost = {
  readonly editor: Editor;
  readonly texts: PageTexts;
  readonly announce: (text: string) => void;
};

/** What of the editor tells about what is carried. */
type SetOnScreen = Pick<Editor, 'draft' | 'catalogue'>;

/**
 * Why a slot would refuse what is carried, or undefined where it would take it; asked before the drop
 * (docs/readings.md#r18).
 */
export const refusalOf = (
  carried: Carried,
  slot: Slot,
  { draft: { set }, catalogue }: SetOnScreen,
): EditProblem | undefined => {
  if (carried.kind === 'card') return placementProblem(set, slot, carried.card.module, catalogue);
  const moved = moveModule(set, carried.from, slot, catalogue);
  return moved.ok ? undefined : moved.problem;
};

/** The edit that puts what is carried into a slot. */
export const editOfDrop = (carried: Carried, slot: Slot): Edit =>
  carried.kind === 'card'
    ? { kind: 'place-module', card: carried.card, slot }
    : { kind: 'move-module', from: carried.from, to: slot };

/** The name of what is carried. */
export const nameOfCarried = (carried: Carried, { draft, catalogue }: SetOnScreen): string => {
  if (carried.kind === 'card') return nameOfCard(carried.card);
  const choice = draft.set.modules[carried.from];
  return (choice && catalogue.findModule(choice.moduleId)?.name) ?? '';
};

/** The visible part of what is carried; undefined where the catalogue has it no more. */
export const visiblePartOf = (carried: Carried, { draft, catalogue }: SetOnScreen): Component | undefined => {
  if (carried.kind === 'card') return carried.card.visiblePart;
  const choice = draft.set.modules[carried.from];
  return choice && catalogue.findModule(choice.moduleId)?.components[choice.visibleComponentId];
};
